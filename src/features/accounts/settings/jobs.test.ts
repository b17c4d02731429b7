import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signIn, type SignedIn, worldOfAccounts } from '#test/support/signed-in.ts'
import type { TestWorld } from '#test/support/world.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import type { Contact, Notify } from './contract.ts'
import { jobs } from './jobs.ts'
import { minuteIn, noticeTexts } from './rules.ts'

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

const turn = async ({ database, clock }: TestWorld, isForSale = true) => {
  const [job] = jobs({
    db: database.accounts,
    mail: outboxOnly({ owner: database.owner, clock: () => clock.now, random: { uuid: randomUUID } }),
    clock: () => clock.now,
    isForSale,
  })
  await job!.run()
}
const subjects = async ({ database }: TestWorld) =>
  (await database.owner.selectFrom('outbox').select('subject').where('recipient', '=', 'ana@demo.test').execute()).map(
    ({ subject }) => subject,
  )

test('who chose nothing is told nothing, however often somebody signs in', async () => {
  const court = await worldOfAccounts()
  await signIn(court, 'ana@demo.test')
  await turn(court)
  expect(await subjects(court)).toEqual([])
})

test('a sign-in after the choice is told once, also by two workers at a time; one before it is not', async () => {
  const court = await worldOfAccounts()
  const who = await signIn(court, 'ana@demo.test')
  court.clock.now += minutes
  await choose(who)
  court.clock.now += minutes
  await signIn(court, 'ana@demo.test')
  court.clock.now += minutes
  await Promise.all([turn(court), turn(court)])
  await turn(court)
  expect(await subjects(court)).toEqual([noticeTexts.sign_in.subject])
})

test('in quiet hours it waits, and is told when they end', async () => {
  const court = await worldOfAccounts()
  const who = await signIn(court, 'ana@demo.test')
  const minute = minuteIn('UTC', court.clock.now)
  const quiet = { from: minute, until: (minute + 8) % 1440 }
  await choose(who, { notify: { chosen: ['sign_in:email'], quiet } })
  court.clock.now += minutes
  await signIn(court, 'ana@demo.test')
  court.clock.now += minutes
  await turn(court)
  expect(await subjects(court)).toEqual([])
  court.clock.now += 8 * minutes
  await turn(court)
  expect(await subjects(court)).toEqual([noticeTexts.sign_in.subject])
})

test('what finds no way for two days is dropped and told no more', async () => {
  const court = await worldOfAccounts()
  const who = await signIn(court, 'ana@demo.test')
  await choose(who, { contact: { ...safe, never: true } })
  court.clock.now += minutes
  await signIn(court, 'ana@demo.test')
  await turn(court)
  court.clock.now += 49 * 60 * minutes
  await turn(court)
  expect(await court.database.owner.selectFrom('notice').select('outcome').execute()).toEqual([{ outcome: 'dropped' }])
  expect(await subjects(court)).toEqual([])
})

test('the end of the trial is told once, two days before it', async () => {
  const court = await worldOfAccounts()
  const who = await signIn(court, 'ana@demo.test')
  await choose(who, { notify: { chosen: ['trial:email'], quiet: null } })
  await turn(court)
  expect(await subjects(court)).toEqual([])
  court.clock.now += 5 * 24 * 60 * minutes + minutes
  // While nothing can be bought nothing ends with the trial.
  await turn(court, false)
  expect(await subjects(court)).toEqual([])
  await turn(court)
  await turn(court)
  expect(await subjects(court)).toEqual([noticeTexts.trial.subject])
})
