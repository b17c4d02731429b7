import { Buffer } from 'node:buffer'
import { type AnyCall, urlOf } from '../../src/http/contract.ts'
import type { Dice } from './dice.ts'
import { nasty, sample, spoil, writeBody } from './values.ts'

/** A request as it goes over the wire, and what it was meant to be. */
export interface Wire {
  about: string
  bytes: Buffer
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'get', 'NONSENSE', 'CONNECT']
const paths = [
  '/',
  '//',
  '///x',
  '/\\',
  '/*',
  '*',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/%00',
  '/assets/',
  '/api',
  '/api/',
  '/api/docs',
  '/api/professionals/%ff',
  '/api/professionals/%',
  '/api/professionals/%00/reviews',
  '/api/professionals/__proto__',
  '/api/professionals/constructor/reviews',
  '/professionals/%ff%fe',
  '/professionals/%E0%A4%A',
  '/professionals/00000000-0000-4000-8000-000000000000',
  '/search-professionals',
  '/reviews',
  '/rate-your-court',
  '/http://elsewhere.example/',
  'http://elsewhere.example/reviews',
  '/?seed=</script>',
  `/${'a/'.repeat(500)}`,
  `/api/professionals/${'9'.repeat(300)}`,
]
const hosts = ['localhost', 'rate.localhost', 'rate.', '', 'a b', '[::1', 'localhost:99999', '"><svg>', 'x'.repeat(300), '../..']
const pieces = [
  'q=%00',
  'q=%ff%fe',
  'q=%E0%A4%A',
  'q=%',
  'q=%ED%A0%80',
  'q[]=1',
  'q=a&q=b',
  '__proto__[x]=1',
  'constructor=1',
  'cursor=%00',
  'cursor=e30',
  'cursor=eyJ4IjoxfQ',
  'cursor=bnVsbA',
  'cursor=W10',
  'cursor=%7B%7D',
  `cursor=${Buffer.from(JSON.stringify(['\u0000', 'x'])).toString('base64url')}`,
  `cursor=${Buffer.from(JSON.stringify({ name: '\u0000', id: 'x', n: 1e300 })).toString('base64url')}`,
  `q=${'a'.repeat(101)}`,
  `q=${'%F0%9F%92%A5'.repeat(40)}`,
  'state=tx',
  'role=king',
  'sort=',
  '=',
  '&&&',
  '?',
  `x=${'y'.repeat(9_000)}`,
  'role=judge&state=TX&county=%27',
  'q=a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p+q+r+s+t',
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'nonsense',
  '*/*',
]

function bodyOf(value: unknown, chance: Dice): Buffer {
  const text = writeBody(value)
  switch (chance.below(12)) {
    case 0:
      return Buffer.from(text.slice(0, chance.below(text.length + 1)))
    case 1: {
      const bytes = Buffer.from(text)
      if (bytes.length > 0) bytes[chance.below(bytes.length)] = chance.pick([0xff, 0xc0, 0x80, 0x00, 0xed])
      return bytes
    }
    case 2:
      return Buffer.from(`\ufeff${text}`)
    case 3:
      return Buffer.from(text.replace('{', '{"part":"parent","part":1,'))
    default:
      return Buffer.from(text)
  }
}

function wire(method: string, target: string, body: Buffer | null, chance: Dice): Wire {
  const lines = [
    `${method} ${target.replace(/[\r\n ]/g, '+')} HTTP/1.1`,
    `Host: ${chance.oneIn(4) ? chance.pick(hosts) : 'localhost'}`,
    'Connection: close',
  ]
  if (chance.oneIn(8)) lines.push(`Accept-Encoding: ${chance.pick(['gzip', 'br', 'identity;q=0', 'x'])}`)
  if (chance.oneIn(12)) lines.push(`X-Forwarded-For: ${'1.2.3.4,'.repeat(50)}`, 'X-Forwarded-Host: "', 'Cookie: =;=;%00=\u00ff')
  if (chance.oneIn(30)) lines.push(`Expect: ${chance.pick(['100-continue', 'nonsense'])}`)
  if (body) {
    lines.push(`Content-Type: ${chance.oneIn(8) ? chance.pick(types) : 'application/json'}`)
    if (chance.oneIn(25)) lines.push('Content-Encoding: gzip')
    lines.push(`Content-Length: ${chance.oneIn(40) ? Math.max(0, body.length - 3) : body.length}`)
  }
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return { about: `${method} ${target.slice(0, 120)}`, bytes: body ? Buffer.concat([head, body]) : head }
}

/** A request made from a call's contract, right or with something spoilt. */
function fromContract(call: AnyCall, chance: Dice): Wire {
  const part = (schema: unknown) => {
    if (!schema) return undefined
    const value = sample(schema, chance)
    return chance.oneIn(3) ? value : spoil(value, chance)
  }
  const record = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
  const safely = (value: unknown) => Object.fromEntries(Object.entries(record(value)).map(([key, of]) => [key, String(of).toWellFormed()]))
  let target = urlOf(call, { params: safely(part(call.params)), query: safely(part(call.query)) })
  if (chance.oneIn(5)) target += (target.includes('?') ? '&' : '?') + chance.pick(pieces)
  const method = chance.oneIn(10) ? chance.pick(methods) : call.method
  const hasBody = call.body !== undefined || chance.oneIn(12)
  return wire(method, target, hasBody ? bodyOf(call.body ? part(call.body) : chance.pick(nasty), chance) : null, chance)
}

/** The next request: mostly from the contracts, sometimes from the list of odd addresses. */
export function nextRequest(calls: readonly AnyCall[], chance: Dice): Wire {
  if (!chance.oneIn(4)) return fromContract(chance.pick(calls), chance)
  const query = chance.oneIn(2) ? `?${chance.pick(pieces)}` : ''
  const method = chance.oneIn(3) ? chance.pick(methods) : 'GET'
  return wire(method, chance.pick(paths) + query, chance.oneIn(6) ? bodyOf(chance.pick(nasty), chance) : null, chance)
}
