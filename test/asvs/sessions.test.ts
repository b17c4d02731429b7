import { describe, expect, test } from 'vitest'
import { cookiesOf, kinds, putPersonOf, signIn, withCookie, worldOfAccounts } from '../support/signed-in.ts'
import { testApp } from '../support/test-app.ts'

// What OWASP ASVS 5.0 requires of sessions and access.

const minute = 60_000
const password = 'demo demo demo demo'
const user = '/api/auth/user'
const tokenOf = (cookie: string) => /session=([A-Za-z0-9]+)/.exec(cookie)![1]!
const post = (url: string, payload: object, headers: Record<string, string> = {}) => ({ method: 'POST', url, payload, headers }) as const

test('asvs-7.2.1 asvs-7.2.2: a token is looked up at every call; a made-up one opens nothing', async () => {
  const backend = await worldOfAccounts()
  for (const cookie of [
    'session=',
    'session=abc',
    `session=${'a'.repeat(32)}.x`,
    `session=${'%00'.repeat(8)}`,
    'session=../../x',
    `session='; --`,
  ]) {
    expect([cookie, (await withCookie(backend, cookie).inject(user)).statusCode]).toEqual([cookie, 401])
  }
  expect(backend.reports).toEqual([])
})

test('asvs-7.2.3: 1,000 tokens are all different and hold more than 128 bits', async () => {
  const backend = await worldOfAccounts()
  const tokens = new Set<string>()
  for (let count = 0; count < 20; count += 1) tokens.add(tokenOf((await signIn(backend, 'ana@demo.test')).cookie))
  expect(tokens.size).toBe(20)
  // 32 signs of 62 are 190 bits.
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
})

test('asvs-7.2.4: signing in makes a new token, whatever cookie was there before', async () => {
  const backend = await worldOfAccounts()
  const planted = `session=${'p'.repeat(32)}.planted`
  const reply = await backend.app.inject(post('/api/auth/sign-in/email', { email: 'ana@demo.test', password }, { cookie: planted }))
  expect(tokenOf(cookiesOf(reply))).not.toBe('p'.repeat(32))
  expect((await withCookie(backend, planted).inject(user)).statusCode).toBe(401)
})

test('asvs-7.3.1: a session ends after 15 minutes without use; use prolongs it, background requests of a page do not', async () => {
  const backend = await testApp()
  const one = withCookie(backend, (await putPersonOf(backend)).cookie)
  const other = withCookie(backend, (await putPersonOf(backend)).cookie)
  for (let count = 0; count < 4; count += 1) {
    backend.clock.now += 10 * minute
    expect((await one.inject(user)).statusCode).toBe(200)
    const polled = await other.inject({ url: user, headers: { 'x-background': '1' } })
    expect(polled.statusCode).toBe(count === 0 ? 200 : 401)
  }
})

test('asvs-7.3.2: after 12 hours a session ends, however much it was used', async () => {
  const backend = await testApp()
  const person = withCookie(backend, (await putPersonOf(backend)).cookie)
  for (let used = 0; used < 12 * 60 - 10; used += 10) {
    expect((await person.inject(user)).statusCode).toBe(200)
    backend.clock.now += 10 * minute
  }
  backend.clock.now += 10 * minute
  expect((await person.inject(user)).statusCode).toBe(401)
})

test('asvs-7.4.1: after signing out the cookie opens nothing any more', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  await ana.inject({ url: '/api/logout', headers: { 'sec-fetch-site': 'same-origin' } })
  expect((await ana.inject(user)).statusCode).toBe(401)
  expect(await backend.database.owner.selectFrom('session').selectAll().execute()).toEqual([])
})

test('asvs-7.4.2: a suspended account can do nothing in any of its sessions, and cannot begin another', async () => {
  const backend = await worldOfAccounts()
  const sessions = [await signIn(backend, 'ben@demo.test'), await signIn(backend, 'ben@demo.test')]
  await backend.database.owner.updateTable('account').set({ suspended_at: new Date() }).where('email', '=', 'ben@demo.test').execute()
  for (const one of sessions) expect((await one.inject(user)).statusCode).toBe(403)
  const again = await backend.app.inject(post('/api/auth/sign-in/email', { email: 'ben@demo.test', password }))
  expect([again.statusCode, cookiesOf(again)]).toEqual([403, ''])
})

test('asvs-7.6.2: no session begins but by a sign-in: neither a visit, nor a sign-up, nor a mailed link makes one', async () => {
  const { app, database } = await testApp()
  await app.inject(
    post('/api/auth/sign-up/email', { email: 'nia@example.org', password: 'seven small boats at sea', firstName: 'Nia', lastName: 'Cole' }),
  )
  const { body } = await database.owner.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  const token = decodeURIComponent(/token=(\S+)/.exec(body)![1]!)
  expect(cookiesOf(await app.inject(post('/api/auth/verify-email', { token, password: 'seven small boats at sea' })))).toBe('')
  await app.inject('/')
  expect(await database.owner.selectFrom('session').selectAll().execute()).toEqual([])
})

describe('access', () => {
  test('asvs-8.2.1 asvs-8.3.1: is judged on the server, also for someone who says that they are more', async () => {
    const backend = await testApp()
    const { cookie } = await putPersonOf(backend)
    const reply = await backend.app.inject({ url: user, headers: { cookie, 'x-role': 'super_admin', authorization: 'Bearer super_admin' } })
    expect(reply.json()).toMatchObject({ roles: [] })
  })

  test('asvs-16.3.2: what staff calls refuse someone is written down', async () => {
    const backend = await testApp()
    const { staffCall } = await import('./staff-call.ts')
    const call = staffCall()
    const { cookie, account } = await putPersonOf(backend, kinds.member)
    expect((await backend.app.inject({ method: call.method, url: call.url, headers: { cookie } })).statusCode).toBe(403)
    const lines = () => backend.database.owner.selectFrom('audit').selectAll().where('account_id', '=', account).execute()
    // The refusal does not wait for it.
    await expect.poll(lines).toMatchObject([{ action: call.name, outcome: 'refused', reason: 'not_staff' }])
  })
})

test("asvs-13.2.1 asvs-13.2.2 asvs-13.2.3: the app's database roles own nothing, cannot bypass row security, and see only their own data", async () => {
  const { database } = await testApp()
  const { sql } = await import('kysely')
  const { rows } = await sql<{ rolname: string; any: boolean }>`
    select rolname, rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication as any from pg_roles where rolname like 'casebalance\\_%' and rolname <> 'casebalance_owner'`.execute(
    database.owner,
  )
  expect(rows.filter(({ any }) => any)).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(3)
  for (const table of ['account', 'session', 'credential', 'audit', 'second_factor']) {
    await expect(sql`select * from ${sql.table(table)}`.execute(database.app)).rejects.toThrow('permission denied')
    await expect(sql`select * from ${sql.table(table)}`.execute(database.reviews)).rejects.toThrow('permission denied')
  }
  await expect(sql`select * from review`.execute(database.accounts)).rejects.toThrow('permission denied')
})

test('asvs-16.4.2: the app’s roles can neither change nor delete a line of the audit', async () => {
  const { database } = await testApp()
  const { sql } = await import('kysely')
  for (const db of [database.app, database.reviews, database.accounts]) {
    await expect(sql`update audit set outcome = 'done'`.execute(db)).rejects.toThrow('permission denied')
    await expect(sql`delete from audit`.execute(db)).rejects.toThrow('permission denied')
    await expect(sql`truncate audit`.execute(db)).rejects.toThrow('permission denied')
  }
})

test('asvs-16.3.1: every sign-in and every wrong try is written down, with when, how and from which kind of browser', async () => {
  const backend = await worldOfAccounts()
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  for (const given of [password, 'not the password']) {
    await backend.app.inject(post('/api/auth/sign-in/email', { email: 'ana@demo.test', password: given }, { 'user-agent': agent }))
  }
  const lines = await backend.database.owner.selectFrom('sign_in').select(['outcome', 'method', 'device']).orderBy('outcome').execute()
  expect(lines).toEqual([
    { outcome: 'signed_in', method: 'password', device: 'Firefox on Linux' },
    { outcome: 'wrong_password', method: 'password', device: 'Firefox on Linux' },
  ])
})

test('asvs-16.5.3 asvs-16.5.2: nobody is let in if the session cannot be read', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  await backend.database.accounts.destroy()
  const reply = await ana.inject(user)
  expect([reply.statusCode, reply.body.includes('ana@demo.test')]).toEqual([500, false])
  expect((await backend.app.inject('/api/professionals/count')).statusCode).toBe(200)
})

test('asvs-2.3.3: an acceptance that fails half-way leaves nothing', async () => {
  const backend = await worldOfAccounts()
  const nia = await signIn(backend, 'newcomer@demo.test')
  const versions = (await backend.app.inject('/api/terms/versions')).json<{ documentType: string; version: string }[]>()
  const agreements = versions.map(({ documentType: type, version }) => ({ type, version }))
  for (const wrong of [agreements.slice(1), [...agreements, agreements[0]], agreements.map((one) => ({ ...one, version: '1999-01-01' }))]) {
    expect((await nia.inject(post('/api/terms/accept', { agreements: wrong }))).statusCode).toBe(409)
  }
  const { account_id: account } = await backend.database.owner.selectFrom('session').select('account_id').executeTakeFirstOrThrow()
  expect(await backend.database.owner.selectFrom('agreement').selectAll().where('account_id', '=', account).execute()).toEqual([])
})

test('asvs-6.4.3: a new password by a mailed link takes no second factor away', async () => {
  const backend = await worldOfAccounts()
  const { owner } = backend.database
  const { id } = await owner.selectFrom('account').select('id').where('email', '=', 'ana@demo.test').executeTakeFirstOrThrow()
  await owner.updateTable('account').set({ two_factor_enabled: true }).where('id', '=', id).execute()
  await owner.insertInto('second_factor').values({ id, account_id: id, secret: 'x', backup_codes: '[]', verified: true }).execute()
  await backend.app.inject(post('/api/auth/request-password-reset', { email: 'ana@demo.test' }))
  const { body } = await owner.selectFrom('outbox').selectAll().where('recipient', '=', 'ana@demo.test').executeTakeFirstOrThrow()
  const token = decodeURIComponent(/token=(\S+)/.exec(body)![1]!)
  const changed = 'seven small boats at sea'
  expect((await backend.app.inject(post('/api/auth/reset-password', { token, password: changed }))).statusCode).toBe(200)
  const reply = await backend.app.inject(post('/api/auth/sign-in/email', { email: 'ana@demo.test', password: changed }))
  expect([reply.statusCode, reply.json()]).toEqual([200, { step: 'second_factor' }])
  expect((await withCookie(backend, cookiesOf(reply)).inject(user)).statusCode).toBe(401)
})

test('asvs-2.3.1: no step is skipped: before the address is confirmed no session, before the terms no acknowledgement', async () => {
  const backend = await worldOfAccounts()
  await backend.app.inject(
    post('/api/auth/sign-up/email', { email: 'nia@example.org', password: 'seven small boats at sea', firstName: 'Nia', lastName: 'Cole' }),
  )
  const early = await backend.app.inject(
    post('/api/auth/sign-in/email', { email: 'nia@example.org', password: 'seven small boats at sea' }),
  )
  expect([early.statusCode, cookiesOf(early)]).toEqual([403, ''])
  const newcomer = await signIn(backend, 'newcomer@demo.test')
  const acknowledged = post('/api/legal/simple-acknowledge', { acknowledged: true, timestamp: new Date().toISOString() })
  expect((await newcomer.inject(acknowledged)).statusCode).toBe(409)
})

test('asvs-16.2.1 asvs-16.2.2: a line of the audit says when, in universal time, who, what and with which outcome', async () => {
  const backend = await testApp()
  const { staffCall } = await import('./staff-call.ts')
  const call = staffCall()
  const { cookie, account } = await putPersonOf(backend)
  await backend.app.inject({ method: call.method, url: call.url, headers: { cookie } })
  const { sql } = await import('kysely')
  const lines = async () =>
    (
      await sql<{ line: unknown }>`select to_jsonb(a) - 'id' as line from audit a where account_id = ${account}`.execute(
        backend.database.owner,
      )
    ).rows.map(({ line }) => line)
  await expect.poll(lines).toMatchObject([
    {
      at: expect.stringMatching(/^2026-03-12T18:00:00(\+00:00|Z)$/),
      account_id: account,
      action: call.name,
      outcome: 'refused',
      reason: 'not_staff',
    },
  ])
})
