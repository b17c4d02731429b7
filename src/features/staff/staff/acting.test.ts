import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { cookiesOf, signIn, worldOfAccounts } from '#test/support/signed-in.ts'

const reason = 'asked for in the weekly meeting'
const minute = 60_000

/** Everything that staff does to someone else or to the site, by the desk of the super admin. */
const acts = (account: string, id: string) =>
  [
    ['POST', '/api/staff/roles/grant', { email: 'ana@demo.test', role: 'moderator', reason }],
    ['POST', '/api/staff/roles/revoke', { account, role: 'moderator', reason }],
    ['POST', `/api/staff/roles/requests/${id}/decide`, { decision: 'approved' }],
    ['POST', `/api/staff/people/${account}/suspend`, { reason }],
    ['POST', `/api/staff/people/${account}/lift`, { reason }],
    ['POST', `/api/staff/people/${account}/end-sessions`, { reason }],
    ['POST', '/api/staff/break-glass', { email: 'ana@demo.test', reason, hours: 1 }],
    ['POST', `/api/staff/break-glass/${id}/decide`, { decision: 'approved' }],
    ['POST', `/api/staff/break-glass/${id}/look`, {}],
    ['POST', '/api/staff/flags/evidenceVault', { scope: 'all', isOn: false, reason }],
    ['POST', `/api/staff/cohorts/${id}/flags/evidenceVault`, { isOn: false, reason }],
    ['POST', `/api/staff/cohorts/${id}/close`, { reason }],
    ['POST', '/api/staff/switches/emotional-support', { isOn: false, reason }],
  ] as const

test('every act on someone else asks for a password of the last ten minutes, in the demonstration too, and changes nothing without it', async () => {
  const backend = await worldOfAccounts()
  const { id: account } = await backend.database.owner
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'ana@demo.test')
    .executeTakeFirstOrThrow()
  const desk = await signIn(backend, 'super@demo.test')
  // The page is open and used all the while, so the session lives: it is only that nobody gave the password again.
  backend.clock.now += 10 * minute + 1_000
  const before = await backend.database.owner.selectFrom('audit').select('id').execute()
  for (const [method, url, payload] of acts(account, randomUUID())) {
    const reply = await desk.inject({ method, url, payload })
    expect([url, reply.statusCode, reply.json()]).toMatchObject([
      url,
      403,
      { message: 'Give your password again first: it was given more than ten minutes ago.', detail: { why: 'confirm' } },
    ])
  }
  expect(await backend.database.owner.selectFrom('audit').select('id').execute()).toEqual(before)
  expect(await backend.database.owner.selectFrom('staff_role').selectAll().where('account_id', '=', account).execute()).toEqual([])
})

test('after the password was given again the same act is done; reading never asked for it', async () => {
  const backend = await worldOfAccounts()
  const desk = await signIn(backend, 'super@demo.test')
  backend.clock.now += 11 * minute
  expect((await desk.inject('/api/staff/roles')).statusCode).toBe(200)
  const grant = { method: 'POST', url: '/api/staff/roles/grant', payload: { email: 'ana@demo.test', role: 'moderator', reason } } as const
  expect((await desk.inject(grant)).statusCode).toBe(403)
  const confirm = await desk.inject({ method: 'POST', url: '/api/auth/confirm', payload: { password: demoPassword } })
  expect(confirm.statusCode).toBe(200)
  const again = await backend.app.inject({ ...grant, headers: { cookie: cookiesOf(confirm) } })
  expect(again.statusCode).toBe(200)
})
