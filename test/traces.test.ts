import { describe, expect, test } from 'vitest'
import { addressFinder, addressNear, momentsIn } from './support/traces.ts'

const from = Date.parse('2026-11-21T09:40:30.500Z')
const span = { from, to: from + 20_000 }
const inside = from + 7_123
const outside = [from - 60_000, from + 90_000]

/** A moment as eight bytes, amid others. */
const eight = (value: number, bigEnd: boolean) => {
  const bytes = Buffer.alloc(24, 0x41)
  if (bigEnd) bytes.writeBigInt64BE(BigInt(value), 7)
  else bytes.writeBigInt64LE(BigInt(value), 7)
  return bytes
}
const writings: [string, (ms: number) => Buffer][] = [
  ["PostgreSQL's timestamp", (ms) => eight((ms - Date.UTC(2000, 0, 1)) * 1000 + 999, false)],
  ["PostgreSQL's timestamp on the wire", (ms) => eight((ms - Date.UTC(2000, 0, 1)) * 1000, true)],
  ['Unix seconds', (ms) => eight(Math.floor(ms / 1000), false)],
  ['Unix milliseconds', (ms) => eight(ms, false)],
  ['Unix milliseconds, big end first', (ms) => eight(ms, true)],
  ['Unix microseconds', (ms) => eight(ms * 1000, false)],
  ['an id of version 7', (ms) => Buffer.from(`${ms.toString(16).padStart(12, '0')}7abc8def0123456789ab`, 'hex')],
  ['an ISO text', (ms) => Buffer.from(`at ${new Date(ms).toISOString()}.`)],
  ['an ISO text without seconds', (ms) => Buffer.from(new Date(ms).toISOString().slice(0, 16))],
  ["PostgreSQL's text", (ms) => Buffer.from(new Date(ms).toISOString().replace('T', ' ').replace('Z', '+00'))],
  ["an HTTP header's text", (ms) => Buffer.from(new Date(ms).toUTCString())],
  ['seconds as digits', (ms) => Buffer.from(`t=${Math.floor(ms / 1000)};`)],
  ['milliseconds as digits', (ms) => Buffer.from(`{"at":${ms}}`)],
]

describe.each(writings)('a moment written as %s', (_name, write) => {
  test('is found inside the span and not outside of it', () => {
    expect(momentsIn(write(inside), span)).not.toEqual([])
    for (const ms of outside) expect(momentsIn(write(ms), span)).toEqual([])
  })
})

test('a day alone is no moment', () => {
  expect(momentsIn(Buffer.from('received on 2026-11-21, event 2026-11-01'), span)).toEqual([])
})

describe('an address', () => {
  const find = addressFinder(['127.9.8.7', '127.200.1.2'])
  test.each([
    ['dotted', Buffer.from('from 127.9.8.7:4711')],
    ['mapped to version 6', Buffer.from('::ffff:127.9.8.7')],
    ['hexadecimal', Buffer.from('0x7F090807')],
    ['a decimal number', Buffer.from(String(0x7f090807))],
    ["PostgreSQL's inet", Buffer.from([0, 2, 32, 0x7f, 9, 8, 7, 0])],
    ["a socket's", Buffer.from([2, 0, 0x1f, 0x90, 0x7f, 9, 8, 7])],
  ])('is found when it is %s', (_form, bytes) => {
    expect(find(bytes)).toHaveLength(1)
  })
  test('of someone else is not', () => {
    expect(find(Buffer.from('127.0.0.1 127.9.8.70 7f090806 0x7f09080'))).toEqual([])
  })
  test('is found as bare bytes only near its place', () => {
    const bytes = Buffer.concat([Buffer.alloc(500), Buffer.from([0x7f, 9, 8, 7]), Buffer.alloc(500)])
    expect(addressNear(bytes, 550, '127.9.8.7', 100)).toBe(true)
    expect(addressNear(Buffer.from(bytes.toReversed()), 550, '127.9.8.7', 100)).toBe(true)
    expect(addressNear(bytes, 50, '127.9.8.7', 100)).toBe(false)
  })
})
