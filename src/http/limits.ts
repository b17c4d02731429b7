import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../kernel/clock.ts'
import { Fault } from '../kernel/fault.ts'
import type { Limit } from './contract.ts'

export interface Limiter {
  /**
   * Counts one call from an address.
   * @throws Fault `limited`, with the seconds to wait, when it is one too many
   */
  take(name: string, limit: Limit, address: string): void
  /** Takes one back that turned out to be none: where only what fails is to count. */
  giveBack(name: string, address: string): void
}

/** So many visitors are counted at once; a flood of more addresses makes the oldest be forgotten. */
const mostCounted = 100_000

/**
 * The network of an address: a household's or a mobile cell's /24 (or /48), not the device.
 * An address of the sixth kind that wraps one of the fourth counts as that.
 */
export function networkOf(address: string): string {
  const four = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
  if (four) return four[1]!
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return [...before, ...gap, ...after]
    .slice(0, 3)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * Limits by a keyed hash of the visitor's network, in memory only. The key is made by chance, is never
 * written down, and turns with the day (ratings.md, section 2.1 point 5): yesterday's hashes cannot be
 * tied to an address by anybody, and today's only by who reads this process's memory.
 * @param random bytes by chance, handed in by tests
 */
export function limiter(clock: Clock, random: (size: number) => Buffer = randomBytes): Limiter {
  const dayLong = 24 * 3_600_000
  let day = -1
  let key: Buffer = Buffer.alloc(0)
  let counts = new Map<string, { until: number; n: number }>()

  const whoIs = (name: string, address: string) =>
    createHmac('sha256', key)
      .update(`${name}\n${networkOf(address)}`)
      .digest('base64')

  return {
    take(name, { most, minutes }, address) {
      const now = clock()
      const today = Math.floor(now / dayLong)
      if (today !== day) {
        day = today
        key = random(32)
        counts = new Map()
      }
      const who = whoIs(name, address)
      const known = counts.get(who)
      const count = known && known.until > now ? known : { until: now + minutes * 60_000, n: 0 }
      if (count.n >= most) {
        const wait = Math.ceil((count.until - now) / 1000)
        throw new Fault('limited', `Too many from this connection. Try again in ${inWords(wait)}.`, { wait: String(wait) })
      }
      count.n += 1
      if (count !== known) {
        counts.delete(who)
        counts.set(who, count)
        if (counts.size > mostCounted) counts.delete(counts.keys().next().value!)
      }
    },
    giveBack(name, address) {
      const count = counts.get(whoIs(name, address))
      if (count && count.n > 0) count.n -= 1
    },
  }
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** For tests that send more than any visitor would. */
export const unlimited: Limiter = { take: () => undefined, giveBack: () => undefined }
