import { Buffer } from 'node:buffer'
import type { Dice } from './dice.ts'
import type { Wire } from './wire.ts'

const host = 'Host: localhost\r\nConnection: close\r\n'
const post = `POST /api/reviews HTTP/1.1\r\n${host}Content-Type: application/json\r\n`

/** What is not HTTP, or only nearly: by what is wrong with it. */
const broken: Readonly<Record<string, string>> = {
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': `GET / HTTP/1.1\r\n${host}Host: rate.localhost\r\n\r\n`,
  'HTTP/0.9': 'GET /\r\n\r\n',
  'HTTP/1.0': 'GET /api/professionals/count HTTP/1.0\r\n\r\n',
  'HTTP/9.9': `GET / HTTP/9.9\r\n${host}\r\n`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0',
  'a handshake of TLS': '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003',
  'no version': `GET / \r\n${host}\r\n`,
  'no target': `GET  HTTP/1.1\r\n${host}\r\n`,
  'blanks in the target': `GET /a b c HTTP/1.1\r\n${host}\r\n`,
  'a tab in the request line': `GET\t/\tHTTP/1.1\r\n${host}\r\n`,
  'NUL in the target': `GET /\0 HTTP/1.1\r\n${host}\r\n`,
  'bytes above ASCII in the target': `GET /\u00e9\u00ff HTTP/1.1\r\n${host}\r\n`,
  'NUL in a header': `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
  'a header without colon': `GET / HTTP/1.1\r\n${host}nonsense\r\n\r\n`,
  'a header without name': `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`,
  'a blank before the colon': `GET / HTTP/1.1\r\n${host}X : y\r\n\r\n`,
  'a folded header': `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`,
  'line feeds alone': `GET / HTTP/1.1\nHost: localhost\n\n`,
  'carriage returns alone': 'GET / HTTP/1.1\rHost: localhost\r\r',
  'a header of 40 KB': `GET / HTTP/1.1\r\n${host}X: ${'y'.repeat(40_000)}\r\n\r\n`,
  '3,000 headers': `GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(3_000)}\r\n`,
  'a target of 40 KB': `GET /${'z'.repeat(40_000)} HTTP/1.1\r\n${host}\r\n`,
  'length and chunks': `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'two lengths': `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
  'two lengths in one': `${post}Content-Length: 2, 2\r\n\r\n{}`,
  'a length below nothing': `${post}Content-Length: -1\r\n\r\n{}`,
  'a length that is no number': `${post}Content-Length: 1e3\r\n\r\n{}`,
  'a length in hexadecimal': `${post}Content-Length: 0x2\r\n\r\n{}`,
  'a length of 20 digits': `${post}Content-Length: 99999999999999999999\r\n\r\n{}`,
  'a length of a terabyte': `${post}Content-Length: 1099511627776\r\n\r\n{}`,
  'an unknown coding': `${post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  'a coding after chunked': `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  'a chunk size that is none': `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a chunk larger than it is': `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\n{}\r\n0\r\n\r\n`,
  'a chunk that never ends': `${post}Transfer-Encoding: chunked\r\n\r\n8\r\n{}`,
  'chunks with a long extension': `${post}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  'a trailer that is a header': `${post}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nContent-Length: 9\r\n\r\n`,
  'one byte at the end too many': `GET / HTTP/1.1\r\n${host}\r\n\0`,
  'a request and half of another': `GET /api/professionals/count HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/prof`,
  'two requests, the second broken': `GET /api/professionals/count HTTP/1.1\r\nHost: localhost\r\n\r\nG\0T / HTTP/1.1\r\n\r\n`,
  'a body with GET': `GET /api/professionals/count HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  'an upgrade to HTTP/2': `GET / HTTP/1.1\r\n${host}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  'a proxy’s CONNECT': 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
  'somebody’s name in the address': `GET http://user:pass@localhost/ HTTP/1.1\r\n${host}\r\n`,
  'a smuggled request': `${post}Content-Length: 6\r\nTransfer-Encoding: \u000bchunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  nothing: '',
  'empty lines': '\r\n\r\n\r\n\r\n',
  'half of a head': 'GET / HTTP/1.1\r\nHost: loc',
  'a head and no body': `${post}Content-Length: 200\r\n\r\n`,
  'half of a body': `${post}Content-Length: 200\r\n\r\n{"professional":`,
}
const kinds = Object.entries(broken)

/** The request with some of its bytes exchanged, lost or doubled. */
function bend(bytes: Buffer, chance: Dice): Buffer {
  const bent = Buffer.from(bytes)
  for (let times = chance.below(4); times >= 0 && bent.length > 0; times -= 1) bent[chance.below(bent.length)] = chance.below(256)
  const at = chance.below(bent.length + 1)
  return chance.oneIn(3) ? Buffer.concat([bent.subarray(0, at), bent.subarray(Math.max(0, at - 9))]) : bent
}

/** Something that is not quite HTTP: one of the list, or a good request with bent bytes. */
export function malformed(good: Wire, chance: Dice): Wire {
  const form = { call: null, guest: null, broken: true, cut: true, overfull: false }
  if (chance.oneIn(3)) return { about: `bent ${good.about}`, bytes: bend(good.bytes, chance), ...form }
  const [about, text] = chance.pick(kinds)
  return { about, bytes: Buffer.from(text, 'latin1'), ...form }
}
