import { expect, test } from 'vitest'
import { putPersonOf, signIn, withCookie, worldOfAccounts } from '../../../test/signed-in.ts'
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

test('an account of the demonstration has seven days from the start, and the plan says when they end', async () => {
  const court = await worldOfAccounts()
  const ana = await signIn(court, 'ana@demo.test')
  const plan = (await ana.inject('/api/subscriptions/plan')).json<Plan>()
  expect(plan).toMatchObject({ plan: 'trial', daysLeft: 7, paidUntil: null })
  const accounts = court.database.owner.selectFrom('account').select('created_at')
  const { created_at: start } = await accounts.where('email', '=', 'ana@demo.test').executeTakeFirstOrThrow()
  expect(Date.parse(plan.trialEndsAt)).toBe(start.getTime() + 7 * day)
})

test('without anything noted the trial is seven days from sign-up', async () => {
  const court = await worldOfAccounts()
  const { account, cookie } = await putPersonOf(court)
  await court.database.owner.deleteFrom('entitlement').where('account_id', '=', account).execute()
  const plan = (await withCookie(court, cookie).inject('/api/subscriptions/plan')).json<Plan>()
  expect(Date.parse(plan.trialEndsAt)).toBe(court.clock.now + 7 * day)
})

test('who has no plan any more still reads it, exports and closes: only new own work stops', async () => {
  const court = await worldOfAccounts()
  const ended = withCookie(court, (await putPersonOf(court, { trial: 'ended' })).cookie)
  expect((await ended.inject('/api/subscriptions/plan')).json<Plan>()).toMatchObject({ plan: 'ended', daysLeft: 0 })
  expect((await ended.inject('/api/settings/export')).statusCode).toBe(200)
})
