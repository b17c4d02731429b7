import { Buffer } from 'node:buffer'
import type { AnyCall } from '#http/contract.ts'
import type { Dice } from './dice.ts'
import type { Guest } from './guests.ts'

/** A request as it is sent, and its purpose. */
export interface Wire {
  about: string
  bytes: Buffer
  /** The call whose contract it was made from. */
  call: AnyCall | null
  /** Whose cookie it carries, whole; `null` for a visitor, and where the cookie was spoilt. */
  guest: Guest | null
  /** Broken below HTTP: the server may hang up without an answer, as Node does. */
  broken: boolean
  /** Never whole: the client closes its side, or the server would wait for the rest. */
  cut: boolean
  /** Longer than it says: the parser refuses the rest with 400, sometimes before the request itself, which is whole, was answered. */
  overfull: boolean
}

const hosts = [
  'rate.localhost',
  'rate.localhost',
  'rate.',
  '',
  'a b',
  '[::1',
  'localhost:99999',
  '"><svg>',
  'x'.repeat(300),
  '../..',
  '\u00ff',
]
const types = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=x',
  'application/octet-stream',
  '',
  'nonsense',
  '*/*',
  'a/b/c',
]
/** Headers that contradict each other or themselves, and keys that are not random. */
const oddHeaders: readonly (readonly string[])[] = [
  ['Accept-Encoding: gzip'],
  ['Accept-Encoding: identity;q=0'],
  ['Accept-Encoding: gzip;q=nan, *;q=-1'],
  [`X-Forwarded-For: ${'1.2.3.4,'.repeat(50)}`, 'X-Forwarded-Host: "', 'X-Forwarded-Proto: gopher'],
  ['Cookie: =;=;%00=\u00ff'],
  [`Cookie: a=${'b'.repeat(4_000)}`],
  ['Expect: 100-continue'],
  ['Expect: nonsense'],
  ['Content-Encoding: gzip'],
  ['Range: bytes=5-1,,-0,9999999999999999999-'],
  ['If-None-Match: "', 'If-Modified-Since: never'],
  ['Upgrade: websocket', 'Sec-WebSocket-Key: x'],
  ['Sec-Fetch-Site: cross-site', 'Origin: null'],
  ['Origin: http://elsewhere.example', 'Referer: http://elsewhere.example/%00'],
  ['Host: elsewhere.example'],
  ['X-HTTP-Method-Override: DELETE'],
  ['Authorization: Bearer null', 'Authorization: Basic %'],
  ['Forwarded: for="[::1]";by=;proto'],
  ['Accept: */*;q=9e99', 'Accept-Language: \u00e9-\u00e9'],
  ['Idempotency-Key: '],
  ['Idempotency-Key: x'],
  [`Idempotency-Key: ${'k'.repeat(5_000)}`],
  ['Idempotency-Key: AAAAAAAAAAAAAAAAAAAAAAAA', 'Idempotency-Key: BBBBBBBBBBBBBBBBBBBBBBBB'],
  ["Idempotency-Key: '; drop table review; --"],
  ['Idempotency-Key: \u00ff\u00fe\u00ff\u00fe\u00ff\u00fe\u00ff\u00fe\u00ff\u00fe\u00ff\u00fe'],
  ['Idempotency-Key: __proto__-__proto__-__proto__'],
]

export interface Draft {
  method: string
  target: string
  body: Buffer | null
  /** As the body is; sometimes another is sent. */
  type?: string
  call?: AnyCall | null
  host?: string
  guest?: Guest | null
}

const inTarget = (text: string) => text.replace(/[\r\n\0 ]/g, '+')

/** A cookie that someone has bent, cut, doubled, or put among others. */
function damagedCookie(cookie: string, chance: Dice): string {
  const at = chance.below(cookie.length)
  return chance.pick([
    cookie.slice(0, at),
    `${cookie.slice(0, at)}\u00ff${cookie.slice(at)}`,
    `session=; ${cookie}; session=${'x'.repeat(3_000)}`,
    `${cookie}%00; __proto__=1`,
    cookie.replace('session=', 'Session ='),
    `${cookie}; session=${"'; drop table session; --"}`,
  ])
}

/** Writes a request down, often with a header that does not belong to it. */
export function wire(draft: Draft, chance: Dice): Wire {
  const { method, target, body, type = 'application/json', call = null, host = 'localhost', guest = null } = draft
  const lines = [`${method} ${inTarget(target)} HTTP/1.1`, `Host: ${chance.oneIn(8) ? chance.pick(hosts) : host}`, 'Connection: close']
  if (chance.oneIn(5)) lines.push(...chance.pick(oddHeaders))
  if (call?.idempotent && !chance.oneIn(5)) lines.push(`Idempotency-Key: ${String(chance.below(2 ** 40)).padStart(24, 'k')}`)
  const isDamaged = guest !== null && chance.oneIn(40)
  if (guest) lines.push(`Cookie: ${isDamaged ? damagedCookie(guest.cookie, chance) : guest.cookie}`)
  let cut = false
  let overfull = false
  if (body) {
    lines.push(`Content-Type: ${chance.oneIn(10) ? chance.pick(types) : type}`)
    const short = chance.oneIn(40) ? Math.max(0, body.length - 3) : body.length
    cut = chance.oneIn(60)
    overfull = !cut && short < body.length
    lines.push(`Content-Length: ${cut ? body.length + 5 : short}`)
  }
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  // Node itself closes these connections, or answers before it has read the body, and the answer is lost.
  const broken = cut || method === 'CONNECT' || (body?.length ?? 0) > 60_000
  const about = `${method} ${target.slice(0, 120)}${guest ? `, as ${guest.kind}` : ''}`
  return { about, bytes: body ? Buffer.concat([head, body]) : head, call, guest: isDamaged ? null : guest, broken, cut, overfull }
}

/** The text as bytes, now and then with its end missing, a byte that is no UTF-8, or a mark in front. */
export function malformedBytes(text: string, chance: Dice): Buffer {
  const bytes = Buffer.from(text)
  switch (chance.below(12)) {
    case 0:
      return bytes.subarray(0, chance.below(bytes.length + 1))
    case 1:
      if (bytes.length > 0) bytes[chance.below(bytes.length)] = chance.pick([0xff, 0xc0, 0x80, 0x00, 0xed])
      return bytes
    case 2:
      return Buffer.from(`\ufeff${text}`)
    default:
      return bytes
  }
}
