import { beforeAll, describe, expect, test } from 'vitest'
import { putPersonOf } from '../support/signed-in.ts'
import { builtPages, testApp } from '../support/test-app.ts'

// What OWASP ASVS 5.0 asks of every reply, looked at over many addresses, methods and statuses.

let site: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  site = await builtPages()
}, 150_000)

const addresses = [
  '/',
  '/search-professionals',
  '/sign-in',
  '/no-such-page',
  '/professionals/00000000-0000-4000-8000-000000000000',
  '/api/professionals?q=a',
  '/api/professionals/nobody',
  '/api/auth/user',
  '/api/no-such-call',
  '/api/docs',
  '/api/logout',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/icons/icon-192.png',
  '/robots.txt',
  '/sitemap.xml',
  '/offline.html',
  '/%E0%A4%A',
] as const
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const

async function everyReply() {
  const backend = await testApp({ pages: site })
  const { cookie } = await putPersonOf(backend)
  const replies = []
  for (const url of addresses) {
    for (const method of methods) {
      for (const headers of [{}, { cookie }]) {
        const reply = await backend.app.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, origin: 'https://elsewhere.example' },
        })
        replies.push({ at: `${method} ${url} ${'cookie' in headers ? 'signed in' : 'signed out'}: ${reply.statusCode}`, reply })
      }
    }
  }
  return { backend, replies }
}

/** The replies whose header is not as it should be. */
const without = (replies: Awaited<ReturnType<typeof everyReply>>['replies'], name: string, right: (value: string) => boolean) =>
  replies.filter(({ reply }) => !right(String(reply.headers[name] ?? ''))).map(({ at }) => at)

describe('every reply', () => {
  test('asvs-3.4.1 asvs-3.4.3 asvs-3.4.4 asvs-3.4.5 asvs-3.4.6 asvs-3.2.1: has the headers that keep a browser in bounds', async () => {
    const { replies } = await everyReply()
    expect(replies.length).toBe(addresses.length * methods.length * 2)
    expect(
      without(
        replies,
        'strict-transport-security',
        (value) => /^max-age=(\d+); includeSubDomains$/.test(value) && Number(/\d+/.exec(value)) >= 31_536_000,
      ),
    ).toEqual([])
    expect(without(replies, 'x-content-type-options', (value) => value === 'nosniff')).toEqual([])
    expect(without(replies, 'referrer-policy', (value) => value === 'no-referrer')).toEqual([])
    const policy = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"]
    expect(
      without(replies, 'content-security-policy', (value) => policy.every((part) => value.includes(part)) && !value.includes('unsafe')),
    ).toEqual([])
    expect(without(replies, 'cross-origin-resource-policy', (value) => value === 'same-origin')).toEqual([])
  })

  test('asvs-3.4.2 asvs-3.5.1 asvs-3.5.2: lets no other origin read it', async () => {
    const { replies } = await everyReply()
    expect(without(replies, 'access-control-allow-origin', (value) => value === '')).toEqual([])
  })

  test('asvs-4.1.1: says of which kind it is, and in which letters', async () => {
    const { replies } = await everyReply()
    const withBody = replies.filter(({ reply }) => reply.body.length > 0)
    const typed =
      /^(text\/html|application\/json|text\/javascript|text\/plain|application\/xml|text\/xml); charset=utf-8$|^application\/manifest\+json(; charset=utf-8)?$|^image\/png$/
    expect(without(withBody, 'content-type', (value) => typed.test(value))).toEqual([])
  })

  test('asvs-14.3.2 asvs-14.2.2: with a page or an answer is stored nowhere', async () => {
    const { replies } = await everyReply()
    const own = replies.filter(({ reply }) => /html|application\/json/.test(String(reply.headers['content-type'])))
    expect(without(own, 'cache-control', (value) => value === 'no-store')).toEqual([])
  })

  test('asvs-13.4.4: to TRACE is a refusal that repeats nothing', async () => {
    const { replies } = await everyReply()
    const traced = replies.filter(({ at }) => at.startsWith('TRACE'))
    expect(traced.filter(({ reply }) => reply.statusCode < 400 || reply.body.includes('elsewhere.example'))).toEqual([])
  })

  test('asvs-16.5.1 asvs-13.4.2: tells no stack, statement, path or version', async () => {
    const { replies, backend } = await everyReply()
    const inside = /node_modules|\bat .+:\d+:\d+|select .+ from|postgres|fastify|\/work\//i
    expect(replies.filter(({ reply }) => reply.statusCode >= 400 && inside.test(reply.body)).map(({ at }) => at)).toEqual([])
    expect(replies.filter(({ reply }) => reply.headers['server'] ?? reply.headers['x-powered-by'])).toEqual([])
    expect(backend.reports).toEqual([])
  })
})

test('asvs-13.4.1 asvs-13.4.3 asvs-15.2.3: neither a folder, nor the sources, nor the history is served', async () => {
  const { app } = await testApp({ pages: site })
  const hidden = [
    '/.git/config',
    '/.git/',
    '/assets/',
    '/icons/',
    '/src/app/server.ts',
    '/package.json',
    '/../package.json',
    '/assets/../../package.json',
    '/.env',
    '/ui',
  ]
  for (const url of hidden) {
    const { statusCode, body } = await app.inject(url)
    expect([url, statusCode, /casebalance"|\[core\]|<li>/.test(body) && body.includes('"dependencies"')]).toEqual([
      url,
      expect.any(Number),
      false,
    ])
    expect([url, statusCode >= 400]).toEqual([url, true])
  }
})

test('asvs-3.3.1 asvs-3.3.2 asvs-3.3.3 asvs-3.3.4: the cookie of a session is for this host alone, over TLS alone, and for no script', async () => {
  const { worldOfAccounts } = await import('../support/signed-in.ts')
  const backend = await worldOfAccounts({ env: { APP_URL: 'https://court.example' } })
  const payload = { email: 'ana@demo.test', password: 'demo demo demo demo' }
  const reply = await backend.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload })
  const lines = [reply.headers['set-cookie'] ?? []].flat()
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toMatch(/^__Host-/)
    for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(line).toContain(part)
    expect(line).not.toContain('Domain')
  }
  expect(reply.body).not.toContain(lines[0]!.split(/[=.]/)[1]!)
})
