import { expect, test } from 'vitest'
import { limiter } from '#http/limits.ts'
import type { Refused } from '#staff/telemetry/contract.ts'
import { putPersonOf, signIn, withCookie, worldOfAccounts } from '../support/signed-in.ts'
import { testApp } from '../support/test-app.ts'

// What OWASP ASVS 5.0 asks of the log of attempts to get around a check (16.3.3; docs/security.md, "What is logged").

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url, payload: payload as object, headers: { 'content-type': 'application/json', ...headers } }) as const
const reason = 'asked for in the weekly meeting'

test('asvs-16.3.3 attempts against input checks, rules, origin, size and limits are counted by call and day, and admins read it', async () => {
  const now = Date.now()
  const backend = await worldOfAccounts({ limiter: limiter(() => now) })
  const { app } = backend
  const ana = await signIn(backend, 'ana@demo.test')
  // Input: another kind, broken, and of another media type.
  await app.inject(post('/api/auth/sign-in/email', { email: { $ne: '' }, password: 'zyxsecret' }))
  await app.inject(post('/api/auth/sign-in/email', '{"email":'))
  await app.inject(post('/api/auth/sign-in/email', 'email=zyxname', { 'content-type': 'application/x-zyx' }))
  // Another site's page.
  await ana.inject(post('/api/legal/simple-acknowledge', {}, { origin: 'https://zyxother.example', 'sec-fetch-site': 'cross-site' }))
  // A desk that is not theirs, a rule of business, and too much.
  await ana.inject(post('/api/staff/roles/grant', { email: 'ana@demo.test', role: 'super_admin', reason }))
  const desk = await signIn(backend, 'super@demo.test')
  for (let n = 0; n < 2; n += 1)
    await desk.inject(post('/api/staff/roles/grant', { email: 'super@demo.test', role: 'super_admin', reason }))
  await app.inject(post('/api/support', { kind: 'safety', message: 'z'.repeat(80_000), way: 'here' }))
  // The limit of an hour, and beyond it.
  for (let n = 0; n < 13; n += 1) await app.inject(post('/api/auth/request-password-reset', { email: `zyx${n}@people.example` }))

  const admin = withCookie(backend, (await putPersonOf(backend, { roles: ['admin'] })).cookie)
  let found: Refused[] = []
  await expect
    .poll(async () => {
      found = (await admin.inject('/api/bug-detection/refusals')).json<{ refusals: Refused[] }>().refusals
      return Object.fromEntries(found.map(({ call, status, n }) => [`${call} ${status}`, n]))
    })
    .toEqual({
      'accounts.signIn 400': 2,
      'accounts.signIn 415': 1,
      'agreements.acknowledge 403': 1,
      'staff.grant 403': 1,
      'staff.grant 409': 2,
      'support.file 413': 1,
      'accounts.requestReset 429': 3,
    })
  const today = new Date(backend.clock.now).toISOString().slice(0, 10)
  expect(new Set(found.map(({ day }) => day))).toEqual(new Set([today]))
  // Who was refused as someone signed in stands in the audit besides.
  const lines = await backend.database.owner.selectFrom('audit').select(['action', 'reason']).where('outcome', '=', 'refused').execute()
  expect(lines).toContainEqual({ action: 'staff.grant', reason: 'not_staff' })
  // Of what was sent nothing is stored, in any column of it.
  const rows = await backend.database.owner.selectFrom('refusal_day').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/zyx/i)
})

test('asvs-16.3.3 of ratings a refusal leaves nothing while its day lasts, and what works is no attempt', async () => {
  const { app, database } = await testApp()
  await app.inject(post('/api/reviews', { saw: 'zyxwords' }))
  await app.inject(post('/api/reviews', 'x', { 'content-type': 'text/plain' }))
  await app.inject('/api/professionals')
  await app.inject('/api/auth/user')
  await app.inject('/no-such-page')
  await app.close()
  expect(await database.owner.selectFrom('refusal_day').selectAll().execute()).toEqual([])
})
