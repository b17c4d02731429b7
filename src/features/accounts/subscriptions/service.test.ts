import { expect, test } from 'vitest'
import { newPerson, type TestPerson } from '#test/support/family.ts'
import { joined, putPersonOf, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Plan } from './contract.ts'
import { planAt } from './rules.ts'

const day = 24 * 3_600_000

test.each([
  ['just signed up', 7 * day, null, 'trial', 7],
  ['a minute before the last day begins', day + 60_000, null, 'trial', 2],
  ['on the last day', day, null, 'trial', 1],
  ['a second before the end', 1_000, null, 'trial', 1],
  ['at the end', 0, null, 'ended', 0],
  ['long after', -30 * day, null, 'ended', 0],
  ['paid, after the trial', -day, 10 * day, 'paid', 10],
  ['paid once, and no more', -30 * day, -day, 'ended', 0],
] as const)('%s', (_, trial, paid, plan, daysLeft) => {
  const now = Date.parse('2026-03-12T18:00:00Z')
  expect(planAt(now + trial, paid === null ? null : now + paid, now)).toMatchObject({ plan, daysLeft })
})

test('a demo account has seven days from the start, and the plan says when they end', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  const plan = (await ana.inject('/api/subscriptions/plan')).json<Plan>()
  expect(plan).toMatchObject({ plan: 'trial', daysLeft: 7, paidUntil: null })
  const accounts = backend.database.owner.selectFrom('account').select('created_at')
  const { created_at: start } = await accounts.where('email', '=', 'ana@demo.test').executeTakeFirstOrThrow()
  expect(plan.trialEndsAt).toBe(new Date(start.getTime() + 7 * day).toISOString())
})

const planOf = async (who: Pick<TestPerson, 'inject'>) => (await who.inject('/api/subscriptions/plan')).json<Plan>()
const family = { title: 'A family', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' }
const post = async (who: Pick<TestPerson, 'inject'>, url: string, payload: object) => who.inject({ method: 'POST', url, payload })

/** A person who signed up and has no trial yet. */
async function newcomer(backend: TestApp): Promise<TestPerson> {
  const who = await newPerson(backend)
  await backend.database.owner.deleteFrom('entitlement').where('account_id', '=', who.account).execute()
  return who
}

test('the trial begins with the first work on a case, however long after sign-up, and once', async () => {
  const backend = await testApp()
  const nia = await newcomer(backend)
  await backend.database.owner
    .updateTable('account')
    .set({ created_at: new Date(backend.clock.now - 30 * day) })
    .where('id', '=', nia.account)
    .execute()
  expect(await planOf(nia)).toMatchObject({ plan: 'waiting', trialEndsAt: null, daysLeft: 7 })
  // Reading, or a refused request, does not start the trial.
  expect((await nia.inject('/api/cases')).statusCode).toBe(200)
  expect((await post(nia, '/api/cases', { title: '' })).statusCode).toBe(400)
  expect(await planOf(nia)).toMatchObject({ plan: 'waiting' })
  const begun = await post(nia, '/api/cases', family)
  expect([begun.statusCode, begun.body]).toEqual([200, begun.body])
  const ends = new Date(backend.clock.now + 7 * day).toISOString()
  expect(await planOf(nia)).toMatchObject({ plan: 'trial', trialEndsAt: ends, daysLeft: 7 })
  backend.clock.now += 60_000
  expect((await post(nia, '/api/cases', { ...family, title: 'Another' })).statusCode).toBe(200)
  expect(await planOf(nia)).toMatchObject({ trialEndsAt: ends })
})

test('a person who has just confirmed an address can work, and their trial has not begun', async () => {
  const backend = await worldOfAccounts()
  const { email, password } = await joined(backend)
  const nia = await signIn(backend, email, password)
  expect((await nia.inject('/api/auth/user')).json()).toMatchObject({ isPremium: true })
  expect(await planOf(nia)).toMatchObject({ plan: 'waiting' })
})

test('while plans cannot be bought, nothing closes and no text says that it will', async () => {
  const backend = await testApp({ isForSale: false })
  const late = await newPerson(backend, { trial: 'ended' })
  expect((await late.inject('/api/auth/user')).json()).toMatchObject({ isPremium: true })
  expect((await post(late, '/api/cases', family)).statusCode).toBe(200)
  expect(await planOf(late)).toMatchObject({ plan: 'ended', isForSale: false })
})

test('once plans can be bought, new work needs one, and the message does not mention a trial', async () => {
  const backend = await testApp()
  const late = await newPerson(backend, { trial: 'ended' })
  const reply = await post(late, '/api/cases', family)
  expect([reply.statusCode, reply.json<{ detail: object }>().detail]).toEqual([403, { why: 'plan' }])
  expect(reply.body).not.toMatch(/trial/i)
})

test('an invited parent never reads that a trial has ended', async () => {
  const backend = await testApp()
  const ana = await newPerson(backend)
  const { caseId } = (await post(ana, '/api/cases', family)).json<{ caseId: string }>()
  const invitation = { role: 'parent', name: 'Ben', email: null, scopes: [], seesPrivate: false, from: null, to: null, until: null }
  const { code } = (await post(ana, `/api/cases/${caseId}/people/invitations`, invitation)).json<{ code: string }>()
  backend.clock.now += 60_000
  const ben = await newPerson(backend, { trial: 'ended' })
  expect(await planOf(ben)).toMatchObject({ plan: 'ended' })
  expect((await post(ben, '/api/invitations/accept', { code, name: 'Ben' })).statusCode).toBe(200)
  const expected = { plan: 'invited', trialEndsAt: null, daysLeft: 0 }
  expect(await planOf(ben)).toMatchObject(expected)
  // Also when the trial of the parent who invited them is over.
  await backend.database.owner
    .updateTable('entitlement')
    .set({ trial_ends_at: new Date(backend.clock.now - 1) })
    .execute()
  expect(await planOf(ben)).toMatchObject(expected)
  const refused = await post(ben, '/api/cases', { ...family, title: 'Another' })
  expect(refused.statusCode).toBe(403)
  expect(refused.body).not.toMatch(/trial/i)
  expect(await planOf(ana)).toMatchObject({ plan: 'ended' })
})

test('while the case tools are closed, nobody can start new work, but reading and export still work', async () => {
  const backend = await testApp({ env: { CASE_TOOLS: 'closed' }, isForSale: false })
  const ana = await newPerson(backend)
  const reply = await post(ana, '/api/cases', family)
  expect([reply.statusCode, reply.json<{ detail: object }>().detail]).toEqual([403, { why: 'closed' }])
  expect((await ana.inject('/api/cases')).statusCode).toBe(200)
  expect((await ana.inject('/api/settings/export')).statusCode).toBe(200)
})

test('without a plan a person can still read the state of the plan and export their data', async () => {
  const backend = await worldOfAccounts()
  const ended = withCookie(backend, (await putPersonOf(backend, { trial: 'ended' })).cookie)
  expect((await ended.inject('/api/subscriptions/plan')).json<Plan>()).toMatchObject({ plan: 'ended', daysLeft: 0 })
  expect((await ended.inject('/api/settings/export')).statusCode).toBe(200)
})
