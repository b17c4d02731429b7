import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export interface Resolved {
  address: string
  family: number
}
/** The addresses of a name, as the machine's resolver has them. */
export type Resolve = (hostname: string) => Promise<Resolved[]>

export const machineResolver: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

// IANA's registry of special-purpose addresses (iana.org/assignments/iana-ipv4-special-registry, and -ipv6-):
// whatever is not for the whole internet, with what wraps an IPv4 address into an IPv6 one.
const special = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6')
/** Of IPv6 only this part is given out to the world. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an IP address is one of the public internet. */
function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Whether an IP address is this machine's own. */
function isLoopback(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Where requests may go. `loopback`: to this machine too, over http; for tests alone. */
export interface Reach {
  resolve: Resolve
  loopback: boolean
}

export class PrivateAddress extends Error {}

/**
 * The name's addresses for a connection, looked at first: the connection is made to what was looked at, so a name that
 * answers otherwise a moment later changes nothing (DNS rebinding). One address that is not public refuses them all.
 */
export function guarded({ resolve, loopback: ours }: Reach): LookupFunction {
  const look = async (hostname: string): Promise<Resolved[]> => {
    const found = await resolve(hostname)
    if (found.length === 0) throw Object.assign(new Error('The name has no address.'), { code: 'ENOTFOUND' })
    if (!found.every(({ address }) => isPublic(address) || (ours && isLoopback(address)))) throw new PrivateAddress()
    return found
  }
  return (hostname, options, callback) => {
    const answer = async () => {
      let found: Resolved[]
      try {
        found = await look(hostname)
      } catch (error) {
        callback(error as Error, '', 4)
        return
      }
      if (options.all) callback(null, found)
      else callback(null, found[0]!.address, found[0]!.family)
    }
    void answer()
  }
}

/** Why a request to an address may not even be begun; `null` when it may. Names are judged by their addresses later (`guarded`). */
export function refusedAddress(text: string, { loopback: ours }: Pick<Reach, 'loopback'>): 'address' | 'private_address' | null {
  if (!URL.canParse(text)) return 'address'
  const { protocol, hostname, username, password, port } = new URL(text)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isOurs = ours && (isLoopback(literal) || isIP(literal) === 0)
  if (username !== '' || password !== '') return 'address'
  if (protocol !== 'https:' && !(protocol === 'http:' && isOurs)) return 'address'
  if (port !== '' && !isOurs) return 'address'
  if (isIP(literal) !== 0 && !isOurs) return 'private_address'
  return null
}
