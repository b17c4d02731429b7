import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What stands in every file below a folder, file by file. A file that goes away meanwhile held nothing that stays. */
export function* filesBelow(folder: string): Generator<{ name: string; bytes: Buffer }> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const name = path.join(entry.parentPath, entry.name)
    let bytes: Buffer
    try {
      bytes = readFileSync(name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue
      throw error
    }
    yield { name: path.relative(folder, name), bytes }
  }
}

/** A span of time, in milliseconds since 1970, both ends included. */
export interface Span {
  from: number
  to: number
}

const epoch2000 = Date.UTC(2000, 0, 1)

/** The binary forms of a moment: how many bytes, which end first, and its value in that form's unit. */
const forms: readonly { name: string; size: 6 | 8; bigEnd: boolean; value: (ms: number) => number; unit: number }[] = [
  { name: "PostgreSQL's timestamp", size: 8, bigEnd: false, value: (ms) => (ms - epoch2000) * 1000, unit: 1000 },
  { name: "PostgreSQL's timestamp, big end first", size: 8, bigEnd: true, value: (ms) => (ms - epoch2000) * 1000, unit: 1000 },
  { name: 'Unix seconds', size: 8, bigEnd: false, value: (ms) => Math.floor(ms / 1000), unit: 1 },
  { name: 'Unix seconds, big end first', size: 8, bigEnd: true, value: (ms) => Math.floor(ms / 1000), unit: 1 },
  { name: 'Unix milliseconds', size: 8, bigEnd: false, value: (ms) => ms, unit: 1 },
  { name: 'Unix milliseconds, big end first', size: 8, bigEnd: true, value: (ms) => ms, unit: 1 },
  { name: 'Unix microseconds', size: 8, bigEnd: false, value: (ms) => ms * 1000, unit: 1000 },
  { name: 'Unix microseconds, big end first', size: 8, bigEnd: true, value: (ms) => ms * 1000, unit: 1000 },
  // The first six bytes of a time-ordered UUID (version 7).
  { name: 'the time of an ordered id', size: 6, bigEnd: true, value: (ms) => ms, unit: 1 },
]

function* momentsInBytes(bytes: Buffer, { from, to }: Span): Generator<string> {
  for (const { name, size, bigEnd, value, unit } of forms) {
    const [least, most] = [value(from), value(to) + unit - 1]
    // The bytes that are alike in the whole span are looked for; the few that differ are then read.
    let differing = 1
    while (256 ** differing < most - least) differing += 1
    const scale = 256 ** differing
    for (let high = Math.floor(least / scale); high <= Math.floor(most / scale); high += 1) {
      const wide = Buffer.alloc(8)
      wide.writeBigUInt64BE(BigInt(high))
      const alike = wide.subarray(8 - (size - differing))
      // Without the zeros in front, which half of a database's files consist of: the whole number is read and compared below.
      const zeros = bigEnd ? alike.findIndex((byte) => byte !== 0) : 0
      const needle = bigEnd ? alike.subarray(zeros) : alike.toReversed()
      for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, at + 1)) {
        const start = bigEnd ? at - zeros : at - differing
        if (start < 0 || start + size > bytes.length) continue
        const found = size === 6 ? bytes.readUIntBE(start, 6) : Number(bigEnd ? bytes.readBigUInt64BE(start) : bytes.readBigUInt64LE(start))
        // Once in 71 minutes, for a fifteenth of a second, a moment reads as the entry of an index does: two empty bytes, then the
        // low half of a block's number, then an item's. That one in 65,536 is given up. With the big end first, which PostgreSQL
        // writes on no processor of ours, small numbers side by side read as the 17 seconds after such a turn: those are given up.
        if (size === 8 && found % 2 ** 32 < (bigEnd ? 2 ** 24 : 2 ** 16)) continue
        // Six bytes meet a moment by chance in some megabytes of hashes; an id of version 7 says so in its next ones.
        if (size === 6 && (bytes[start + 6]! >> 4 !== 7 || bytes[start + 8]! >> 6 !== 2)) continue
        if (least <= found && found <= most) yield `${name} at byte ${start}`
      }
    }
  }
}

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const monthNumber = (name: string) => months.split('|').indexOf(name)

/** Every way in which software writes a moment of the day; each yields the moment and how long it may mean. */
const texts: readonly { pattern: RegExp; read: (match: RegExpExecArray) => { at: number; lasts: number } }[] = [
  {
    pattern: /(20\d\d)-?(\d\d)-?(\d\d)[T _]?(\d\d):?(\d\d)(?::?(\d\d))?/g,
    read: ([, year, month, day, hour, minute, second]) => ({
      at: Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second ?? 0)),
      lasts: second === undefined ? 60_000 : 1000,
    }),
  },
  {
    pattern: new RegExp(`(\\d\\d)[ /](${months})[ /](20\\d\\d)[ :](\\d\\d):(\\d\\d):(\\d\\d)`, 'g'),
    read: ([, day, month, year, hour, minute, second]) => ({
      at: Date.UTC(Number(year), monthNumber(month!), Number(day), Number(hour), Number(minute), Number(second)),
      lasts: 1000,
    }),
  },
  {
    pattern: /(?<!\d)(1\d{9})(\d{3})?(\d{3})?(?!\d)/g,
    read: ([, seconds, thousandths]) => ({
      at: Number(seconds) * 1000 + Number(thousandths ?? 0),
      lasts: thousandths === undefined ? 1000 : 1,
    }),
  },
]

function* momentsInText(text: string, { from, to }: Span): Generator<string> {
  for (const { pattern, read } of texts) {
    for (const match of text.matchAll(pattern)) {
      const { at, lasts } = read(match)
      if (at + lasts > from && at <= to) yield `"${match[0]}" at byte ${match.index}`
    }
  }
}

/** Every moment of the span that bytes hold, finer than a day, in any of the usual forms. */
export function momentsIn(bytes: Buffer, span: Span): string[] {
  return [...momentsInBytes(bytes, span), ...momentsInText(bytes.toString('latin1'), span)]
}

const octets = (address: string) => address.split('.').map(Number)
const asNumber = (address: string) => octets(address).reduce((sum, octet) => sum * 256 + octet, 0)

/** Finds any of the addresses in bytes: dotted, as 8 hexadecimal digits, as a decimal number, or as PostgreSQL and sockets keep one. */
export function addressFinder(addresses: readonly string[]) {
  const dotted = new Set(addresses)
  const numbers = new Set(addresses.map(asNumber))
  return (bytes: Buffer): string[] => {
    const text = bytes.toString('latin1')
    const found = [...text.matchAll(/127\.\d{1,3}\.\d{1,3}\.\d{1,3}/g)].map(([match]) => match).filter((match) => dotted.has(match))
    for (const [match] of text.matchAll(/(?<![0-9a-f])7f[0-9a-f]{6}(?![0-9a-f])/gi)) {
      if (numbers.has(Number.parseInt(match, 16))) found.push(`hexadecimal ${match}`)
    }
    for (const [match] of text.matchAll(/(?<!\d)21[34]\d{7}(?!\d)/g)) if (numbers.has(Number(match))) found.push(`decimal ${match}`)
    // The type inet (family 2, 32 bits) and a socket's address (family 2, port).
    for (let at = bytes.indexOf(0x7f); at !== -1 && at + 4 <= bytes.length; at = bytes.indexOf(0x7f, at + 1)) {
      const family = (bytes[at - 2] === 2 && bytes[at - 1] === 32) || (bytes[at - 4] === 2 && bytes[at - 3] === 0)
      if (family && numbers.has(bytes.readUInt32BE(at))) found.push(`binary at byte ${at}`)
    }
    return found
  }
}

/** Whether one address stands within `reach` bytes of a place, as four bytes in either order. */
export function addressNear(bytes: Buffer, place: number, address: string, reach: number): boolean {
  const around = bytes.subarray(Math.max(0, place - reach), place + reach)
  const four = Buffer.from(octets(address))
  return around.includes(four) || around.includes(Buffer.from(four.toReversed()))
}
