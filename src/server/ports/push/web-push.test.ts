import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPoint, longestText, sealed } from './sealing.ts'
import { pushService } from './service.testing.ts'
import { subscriber } from './subscriber.testing.ts'
import { publicOf } from './vapid.ts'
import { webPush } from './web-push.ts'

const of = (text: string) => Buffer.from(text, 'base64url')
const now = Date.parse('2026-03-12T18:00:00Z')
const key = Buffer.alloc(32, 7)
const push = (more: Partial<Parameters<typeof webPush>[0]> = {}) =>
  webPush({ clock: () => now, contact: 'mailto:help@example.org', loopback: true, ...more })

test('the example of RFC 8291 (appendix A) comes out byte by byte, and is opened', () => {
  const browser = subscriber({ privateKey: of('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'), auth: of('BTBZMqHH6r4Tts7J_aSIgg') })
  expect(browser.p256dh.toString('base64url')).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  )
  const fresh = { privateKey: of('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), salt: of('DGv6ra1nlYgDCS1FRnbzlw'), length: 0 }
  const body = sealed('When I grow up, I want to be a watermelon', browser, fresh)
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(browser.open(body)).toBe('When I grow up, I want to be a watermelon')
})

test('all messages are as long, none is sealed as another, and only its own browser opens it', () => {
  const [browser, other] = [subscriber(), subscriber()]
  const [short, long] = [sealed('', browser), sealed('x'.repeat(longestText), browser)]
  expect(short).toHaveLength(long.length)
  expect([browser.open(short), browser.open(long)]).toEqual(['', 'x'.repeat(longestText)])
  expect(sealed('', browser).equals(short)).toBe(false)
  expect(() => other.open(short)).toThrow('unable to authenticate')
  expect(() => sealed('x'.repeat(longestText + 1), browser)).toThrow('longer')
})

test('a key that is no point of the curve is none', () => {
  expect([subscriber().p256dh, Buffer.alloc(65, 4), randomBytes(65), Buffer.alloc(33, 2), Buffer.alloc(0)].map(isPoint)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect([Buffer.alloc(32), Buffer.alloc(32, 255)].map(publicOf)).toEqual([null, null])
})

test('a push service gets a sealed message, how long it is good for, and a signed name of this installation', async () => {
  const [service, browser] = [await pushService(), subscriber()]
  const to = { endpoint: service.addressOf('one'), ...browser }
  expect(await push().send(to, { text: '{"a":1}', ttl: 3_600.7 }, key)).toEqual({ is: 'sent' })
  const [{ url, headers, body }] = service.received as [(typeof service.received)[0]]
  expect(url).toBe('/push/one')
  expect(headers).toMatchObject({ ttl: '3600', 'content-encoding': 'aes128gcm', topic: 'news', urgency: 'normal' })
  expect(browser.open(body)).toBe('{"a":1}')

  const [, token, k] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization!)!
  expect(of(k!).equals(publicOf(key)!)).toBe(true)
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  expect(JSON.parse(of(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  const read = JSON.parse(of(claims).toString()) as { exp: number }
  expect(read).toMatchObject({ aud: service.origin, sub: 'mailto:help@example.org' })
  expect(read.exp - now / 1000).toBeLessThanOrEqual(24 * 3_600)
  expect(read.exp).toBeGreaterThan(now / 1000)
  const [x, y] = [of(k!).subarray(1, 33), of(k!).subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, of(signature))
  expect(isRight).toBe(true)
})

test.each([
  [{ status: 200 }, { is: 'sent' }],
  [{ status: 404 }, { is: 'gone' }],
  [{ status: 410 }, { is: 'gone' }],
  [
    { status: 429, headers: { 'retry-after': '120' } },
    { is: 'later', after: 120_000 },
  ],
  [
    { status: 429, headers: { 'retry-after': 'Thu, 12 Mar 2026 18:01:00 GMT' } },
    { is: 'later', after: 60_000 },
  ],
  [
    { status: 503, headers: { 'retry-after': '99999999' } },
    { is: 'later', after: 3_600_000 },
  ],
  [
    { status: 500, headers: { 'retry-after': 'soon' } },
    { is: 'later', after: null },
  ],
  [
    { status: 302, headers: { location: 'http://127.0.0.1/elsewhere' } },
    { is: 'refused', status: 302 },
  ],
  [{ status: 403 }, { is: 'refused', status: 403 }],
] as const)('an answer %o means %o', async (answer, meaning) => {
  const service = await pushService()
  service.answers.push(answer)
  expect(await push().send({ endpoint: service.addressOf('one'), ...subscriber() }, { text: '', ttl: 1 }, key)).toEqual(meaning)
  expect(service.received).toHaveLength(1)
})

test('a push service that says nothing is given up after a while, and one that is gone at once', async () => {
  const service = await pushService()
  service.answers.push('silence')
  const to = (endpoint: string) => ({ endpoint, ...subscriber() })
  expect(await push({ patience: 50 }).send(to(service.addressOf('one')), { text: '', ttl: 1 }, key)).toEqual({ is: 'later', after: null })
  expect(await push().send(to('http://127.0.0.1:1/'), { text: '', ttl: 1 }, key)).toEqual({ is: 'later', after: null })
})

test('nothing goes into a private network, by an address or by a name, and nothing unencrypted', async () => {
  const { accepts } = push({ loopback: false })
  const mayReach = (endpoint: string) => accepts({ endpoint, ...subscriber() })
  const bad = [
    'http://push.example/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://u:p@push.example/',
    'https://push.example:8443/',
    'x',
  ]
  expect(bad.map(mayReach)).toEqual(bad.map(() => false))
  expect(mayReach('https://push.example/a/b?c')).toBe(true)
  expect(accepts({ endpoint: 'https://push.example/', ...subscriber(), auth: Buffer.alloc(15) })).toBe(false)
  const asked: string[] = []
  const inside = push({
    loopback: false,
    resolve: async (name) => {
      asked.push(name)
      return [{ address: '169.254.169.254', family: 4 }]
    },
  })
  const to = (endpoint: string) => inside.send({ endpoint, ...subscriber() }, { text: '', ttl: 1 }, key)
  expect(await to('https://push.example/')).toEqual({ is: 'later', after: null })
  expect(await to('http://push.example/')).toEqual({ is: 'refused', status: null })
  expect(asked).toEqual(['push.example'])
})
