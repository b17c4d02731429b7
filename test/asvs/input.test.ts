import { describe, expect, test } from 'vitest'
import { putPersonOf, signIn, worldOfAccounts } from '../support/signed-in.ts'
import { testApp } from '../support/test-app.ts'

// What OWASP ASVS 5.0 requires of input.

const person = { email: 'nia@example.org', password: 'seven small boats at sea', firstName: 'Nia', lastName: 'Cole' }
const post = (url: string, payload: object, headers: Record<string, string> = {}) => ({ method: 'POST', url, payload, headers }) as const

test('asvs-15.3.3 asvs-8.2.3: a field that a call does not name cannot be set', async () => {
  const { app, database } = await testApp()
  const more = {
    emailVerified: true,
    email_verified: true,
    isDemo: true,
    is_demo: true,
    twoFactorEnabled: true,
    role: 'super_admin',
    id: 'x',
    createdAt: 0,
    image: 'x',
  }
  expect((await app.inject(post('/api/auth/sign-up/email', { ...person, ...more }))).statusCode).toBe(200)
  const row = await database.owner.selectFrom('account').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email_verified: false, is_demo: false, two_factor_enabled: false, image: null })
  expect(await database.owner.selectFrom('staff_role').selectAll().execute()).toEqual([])
})

test('asvs-15.3.5: a value of another kind is refused, and not made to fit', async () => {
  const { app } = await testApp()
  for (const email of [1, true, ['a@b.example'], { $ne: '' }, null]) {
    const reply = await app.inject(post('/api/auth/sign-in/email', { email, password: 'x' }))
    expect([email, reply.statusCode]).toEqual([email, 400])
  }
})

test('asvs-15.3.6: no input reaches the prototype of an object', async () => {
  const { app } = await testApp()
  for (const payload of [
    '{"__proto__":{"isAdmin":true},"email":"a@b.example","password":"x"}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
  ]) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('asvs-15.3.7: a parameter that is given twice is refused', async () => {
  const { app } = await testApp()
  expect((await app.inject('/api/professionals?q=anna&q=ben')).statusCode).toBe(400)
})

test('asvs-1.2.4 asvs-2.2.1 asvs-2.2.2: what looks like a statement is a text', async () => {
  const { app, reports } = await testApp()
  for (const q of ["' or 1=1 --", "'; drop table account; --", '\\', '%', '$1', 'a\u0000b']) {
    const reply = await app.inject({ url: '/api/professionals', query: { q } })
    const found = reply.statusCode === 400 ? [] : reply.json<{ items: unknown[] }>().items
    expect([q, found]).toEqual([q, []])
  }
  expect(reports).toEqual([])
})

test('asvs-4.1.3 asvs-15.3.4: an address that a visitor claims is believed only from a proxy of ours', async () => {
  const backend = await worldOfAccounts()
  const tries = Array.from({ length: 3 }, (_, index) => ({
    'x-forwarded-for': `10.9.${index}.1`,
    'x-real-ip': `10.9.${index}.1`,
    forwarded: `for=10.9.${index}.1`,
  }))
  for (const headers of tries) expect((await backend.app.inject({ url: '/api/professionals/count', headers })).statusCode).toBe(200)
  const seen: string[] = []
  const limited = await testApp({ limiter: { take: (_name, _limit, address) => void seen.push(address), giveBack: () => {} } })
  for (const headers of tries) await limited.app.inject(post('/api/auth/sign-in/email', { email: 'a@b.example', password: 'x' }, headers))
  expect(new Set(seen)).toEqual(new Set(['127.0.0.1']))
})

describe('asvs-3.5.3 asvs-3.5.1: what changes something', () => {
  test('is refused when another site sends it', async () => {
    const backend = await worldOfAccounts()
    const ana = await signIn(backend, 'ana@demo.test')
    const foreign = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://elsewhere.example' }]
    for (const headers of foreign) {
      const reply = await ana.inject({
        method: 'POST',
        url: '/api/legal/simple-acknowledge',
        payload: { acknowledged: true, timestamp: new Date().toISOString() },
        headers,
      })
      expect([headers, reply.statusCode]).toEqual([headers, 403])
    }
  })

  test('is never a GET: none of the calls that read changes a row', async () => {
    const backend = await testApp()
    const { cookie } = await putPersonOf(backend)
    const rows = async () => {
      const { rows: counts } = await backend.database.owner.executeQuery<{ name: string; n: string }>(
        (await import('kysely')).sql<{
          name: string
          n: string
        }>`select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text as n
          from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.compile(backend.database.owner),
      )
      return counts
    }
    const before = await rows()
    for (const url of ['/api/auth/user', '/api/legal/check-compliance', '/api/terms/versions', '/api/professionals', '/api/logout']) {
      await backend.app.inject({ url, headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    }
    expect(await rows()).toEqual(before)
  })
})

test('asvs-1.3.3 asvs-1.4.2: numbers beyond their range and texts beyond their length are refused', async () => {
  const { app, reports } = await testApp()
  const long = await app.inject(post('/api/auth/sign-up/email', { ...person, firstName: 'x'.repeat(81) }))
  expect(long.statusCode).toBe(400)
  for (const url of ['/api/professionals?limit=99999999999999999999', '/api/professionals?cursor=' + 'A'.repeat(5_000)]) {
    expect((await app.inject(url)).statusCode).toBeLessThan(500)
  }
  expect(reports).toEqual([])
})

test('asvs-14.2.1: no secret is in an address: sign-in accepts none from a query', async () => {
  const { app } = await testApp()
  const reply = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email?email=ana@demo.test&password=demo', payload: {} })
  expect(reply.statusCode).toBe(400)
})

test('asvs-1.3.11: no text of a visitor becomes a header of a mail', async () => {
  const { app, database } = await testApp()
  for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example\nSubject: x', '"a\r\nb"@c.example', 'a@b.example,c@d.example']) {
    expect((await app.inject(post('/api/auth/sign-up/email', { ...person, email }))).statusCode).toBe(400)
  }
  expect(await database.owner.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('asvs-1.2.2: an address built from user input stays one address of this site', async () => {
  const { urlOf } = await import('#http/contract.ts')
  for (const typed of ['../../x', 'a/b?c#d', 'javascript:alert(1)', '%2e%2e', '\\evil.example', '//evil.example', 'a b&c=d']) {
    const url = new URL(urlOf({ path: '/api/things/:id' }, { params: { id: typed }, query: { q: typed } }), 'https://court.example')
    expect([url.origin, url.pathname.split('/').length, url.searchParams.get('q'), url.hash]).toEqual([
      'https://court.example',
      4,
      typed,
      '',
    ])
  }
})

test('asvs-16.4.1 asvs-16.3.4: an error of our own is reported, in one line and without any text of the request', async () => {
  const { app, reports, database } = await testApp()
  // A pool that was never used cannot be taken away.
  await database.accounts.selectFrom('account').select('id').execute()
  await database.accounts.destroy()
  const reply = await app.inject(post('/api/auth/sign-in/email', { email: 'ana.moreno@example.org', password: 'quarrelsome heron' }))
  expect(reply.statusCode).toBe(500)
  const logged = reports.filter((line) => line.startsWith('POST'))
  expect(logged.length).toBe(1)
  expect(logged[0]).toMatch(/^POST \/api\/auth\/sign-in\/email: [^\n]+$/)
  expect(reports.join(' ')).not.toMatch(/ana|heron/)
})
