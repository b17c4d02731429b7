import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { signIn, type SignedIn, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import type { Contact, Notify } from './contract.ts'
import { jobs } from './jobs.ts'
import { noticeTexts } from '#domain/notices/texts.ts'
import { minuteIn } from '#domain/notifications/decide.ts'

const safe: Contact = { address: 'ana@demo.test', hours: null, never: false }
const minutes = 60_000

async function choose(
  who: SignedIn,
  { notify = { chosen: ['sign_in:email'], quiet: null }, contact = safe }: { notify?: Notify; contact?: Contact } = {},
) {
  const steps = [
    ['zones', { own: null, court: null }, { own: 'UTC', court: null }],
    ['contact', { address: null, hours: null, never: false }, contact],
    ['notifications', { chosen: [], quiet: null }, notify],
  ] as const
  for (const [part, was, now] of steps) {
    const { statusCode } = await who.inject({ method: 'PUT', url: `/api/settings/${part}`, payload: { was, now } })
    expect([part, statusCode]).toEqual([part, 200])
  }
}

const turn = async ({ database, clock }: TestApp, isForSale = true) => {
  const [job] = jobs({
    db: database.accounts,
    mail: outboxOnly({ owner: database.owner, clock: () => clock.now, random: { uuid: randomUUID } }),
    clock: () => clock.now,
    isForSale,
    // Nobody here has a case.
    codesOf: async () => [],
  })
  await job!.run()
}
const subjects = async ({ database }: TestApp) =>
  (await database.owner.selectFrom('outbox').select('subject').where('recipient', '=', 'ana@demo.test').execute()).map(
    ({ subject }) => subject,
  )

test('an account that chose no notifications gets none, however often someone signs in', async () => {
  const backend = await worldOfAccounts()
  await signIn(backend, 'ana@demo.test')
  await turn(backend)
  expect(await subjects(backend)).toEqual([])
})

test('a sign-in after the choice is mailed once, even with two workers at a time, and one before it is not', async () => {
  const backend = await worldOfAccounts()
  const who = await signIn(backend, 'ana@demo.test')
  backend.clock.now += minutes
  await choose(who)
  backend.clock.now += minutes
  await signIn(backend, 'ana@demo.test')
  backend.clock.now += minutes
  await Promise.all([turn(backend), turn(backend)])
  await turn(backend)
  expect(await subjects(backend)).toEqual([english(noticeTexts.sign_in.subject)])
})

test('in quiet hours the mail waits, and is sent when they end', async () => {
  const backend = await worldOfAccounts()
  const who = await signIn(backend, 'ana@demo.test')
  const minute = minuteIn('UTC', backend.clock.now)
  const quiet = { from: minute, until: (minute + 8) % 1440 }
  await choose(who, { notify: { chosen: ['sign_in:email'], quiet } })
  backend.clock.now += minutes
  await signIn(backend, 'ana@demo.test')
  backend.clock.now += minutes
  await turn(backend)
  expect(await subjects(backend)).toEqual([])
  backend.clock.now += 8 * minutes
  await turn(backend)
  expect(await subjects(backend)).toEqual([english(noticeTexts.sign_in.subject)])
})

test('a notice that cannot be sent for two days is dropped', async () => {
  const backend = await worldOfAccounts()
  const who = await signIn(backend, 'ana@demo.test')
  await choose(who, { contact: { ...safe, never: true } })
  backend.clock.now += minutes
  await signIn(backend, 'ana@demo.test')
  await turn(backend)
  backend.clock.now += 49 * 60 * minutes
  await turn(backend)
  expect(await backend.database.owner.selectFrom('notice').select('outcome').execute()).toEqual([{ outcome: 'dropped' }])
  expect(await subjects(backend)).toEqual([])
})

test('the end of the trial is mailed once, two days before', async () => {
  const backend = await worldOfAccounts()
  const who = await signIn(backend, 'ana@demo.test')
  await choose(who, { notify: { chosen: ['trial:email'], quiet: null } })
  await turn(backend)
  expect(await subjects(backend)).toEqual([])
  backend.clock.now += 5 * 24 * 60 * minutes + minutes
  // While plans cannot be bought, nothing ends with the trial.
  await turn(backend, false)
  expect(await subjects(backend)).toEqual([])
  await turn(backend)
  await turn(backend)
  expect(await subjects(backend)).toEqual([english(noticeTexts.trial.subject)])
})
