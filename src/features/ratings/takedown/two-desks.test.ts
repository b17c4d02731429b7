import { describe, expect, test } from 'vitest'
import { mailsTo } from '#test/support/mailbox.ts'
import { decide as decideAt, type Moderator, open, post } from '#test/support/moderators.ts'
import { seededRandom } from '#test/support/random.ts'
import { putPersonOf, withCookie } from '#test/support/signed-in.ts'
import { decision, order, putCourt, said, there } from '#test/support/takedown.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import { jobs } from './jobs.ts'

const aSecond = 1_000

/** Sets up both desks: the admins', where a notice is taken up, and a moderator's. */
async function bothDesks() {
  const here = await there()
  const moderator = async (): Promise<Moderator> => {
    const { cookie, account } = await putPersonOf(here, { roles: ['moderator'] })
    return { ...withCookie(here, cookie), account }
  }
  const mia = await moderator()
  const rating = here.ratings[0]!
  const noticeOf = async (number: string) =>
    here.owner
      .selectFrom('takedown')
      .select(['state', 'outcome', 'letter', 'closed_at'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  const stepsOf = async (number: string) =>
    (
      await here.owner
        .selectFrom('takedown_event as e')
        .innerJoin('takedown as t', 't.id', 'e.takedown_id')
        .select(['e.event', 'e.staff_id'])
        .where('t.number', '=', number)
        .orderBy('e.n')
        .execute()
    ).map(({ event, staff_id }) => [event, staff_id])
  return { ...here, moderator, mia, rating, noticeOf, stepsOf }
}

describe('one decision closes both desks', () => {
  test('after a moderator’s takedown the notice shows it, and the admin who had it open is refused and sees the outcome', async () => {
    const { sent, desk, act, seenOf, mia, rating, statusOf, look, noticeOf, stepsOf } = await bothDesks()
    const receipt = await sent({ ground: 'home_address' })
    await act(desk, receipt.number, 'step', { step: 'taken' })
    const seen = await seenOf(desk, receipt.number)
    expect((await decideAt(mia, rating, 'removed', 'home_address')).statusCode).toBe(200)
    const late = await act(desk, receipt.number, 'decide', { ...decision('kept'), seen })
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'conflict', message: expect.stringContaining('decided at another desk') as string, detail: { outcome: 'removed' } },
    ])
    expect(await statusOf()).toBe('removed')
    expect(await look(receipt)).toMatchObject({
      state: 'decided',
      outcome: 'removed',
      became: [{ outcome: 'removed', n: 1 }],
      letter: null,
    })
    expect(await noticeOf(receipt.number)).toMatchObject({ state: 'decided', outcome: 'removed' })
    expect((await stepsOf(receipt.number)).at(-1)).toEqual(['decided', mia.account])
    // What the second desk shows after the refusal.
    expect((await desk.inject(`/api/staff/takedowns/${receipt.number}`)).json()).toMatchObject({
      state: 'decided',
      outcome: 'removed',
      can: { decide: false },
      ratings: [{ status: 'removed', became: 'removed' }],
    })
  })

  test('when a moderator keeps the rating, every open notice about it is answered, and its sender sees no deadline any more', async () => {
    const { sent, mia, rating, statusOf, look } = await bothDesks()
    const [untrue, harm] = [await sent(), await sent({ ground: 'home_address' })]
    expect(await statusOf()).toBe('flagged_hidden')
    expect((await decideAt(mia, rating, 'kept', 'no_rule_broken')).statusCode).toBe(200)
    expect(await statusOf()).toBe('published')
    for (const receipt of [untrue, harm]) {
      const status = await look(receipt)
      expect(status).toMatchObject({ state: 'decided', outcome: 'kept', became: [{ outcome: 'kept', n: 1 }], canWithdraw: false })
      expect(status['closedAt']).not.toBeNull()
    }
  })

  test.each([
    ['disputed', 'false_fact', 'false_fact', 'disputed_label'],
    ['affirm_asked', 'false_fact', 'false_fact', 'author_affirm_pending'],
    ['edit_asked', 'personal_data', 'personal_data', 'author_edit_pending'],
  ] as const)('a moderator’s %s is the answer to the notice', async (verb, ground, letter, status) => {
    const { sent, mia, rating, statusOf, look } = await bothDesks()
    const receipt = await sent({ ground })
    expect((await decideAt(mia, rating, verb, letter)).statusCode).toBe(200)
    expect(await statusOf()).toBe(status)
    expect(await look(receipt)).toMatchObject({ state: 'decided', outcome: verb })
  })

  test('when an admin decides, the moderator who had it open is refused, sees its state, and finds it in no queue', async () => {
    const { sent, desk, act, mia, rating } = await bothDesks()
    const { number } = await sent({ ground: 'home_address' })
    const { log, reports } = await open(mia, rating)
    await act(desk, number, 'step', { step: 'taken' })
    expect((await act(desk, number, 'decide', decision('removed'))).statusCode).toBe(200)
    const late = await post(mia, `${rating}/decide`, { verb: 'kept', letter: 'no_rule_broken', lines: log.length, reports: reports.length })
    expect([late.statusCode, late.json()]).toMatchObject([409, { detail: { why: 'changed', state: 'removed' } }])
    expect((await mia.inject('/api/moderation')).json()).toMatchObject({ waiting: [] })
  })

  test('a report that arrives while a moderator reads is not answered unseen', async () => {
    const { sent, mia, rating, look } = await bothDesks()
    await sent()
    const { log, reports } = await open(mia, rating)
    const newer = await sent({ ground: 'not_genuine', words: undefined })
    const late = await post(mia, `${rating}/decide`, { verb: 'kept', letter: 'no_rule_broken', lines: log.length, reports: reports.length })
    expect(late.json()).toMatchObject({ detail: { why: 'changed' } })
    expect(await look(newer)).toMatchObject({ state: 'received' })
    expect((await decideAt(mia, rating, 'kept', 'no_rule_broken')).statusCode).toBe(200)
    expect(await look(newer)).toMatchObject({ state: 'decided', outcome: 'kept' })
  })

  test('if both decide at once, one is refused, and the notice and the rating agree', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { sent, desk, act, seenOf, mia, rating, statusOf, look } = await bothDesks()
      const receipt = await sent({ ground: 'home_address' })
      await act(desk, receipt.number, 'step', { step: 'taken' })
      const seen = await seenOf(desk, receipt.number)
      const { log, reports } = await open(mia, rating)
      const both = await Promise.all([
        act(desk, receipt.number, 'decide', { ...decision('kept'), seen }),
        post(mia, `${rating}/decide`, { verb: 'removed', letter: 'home_address', lines: log.length, reports: reports.length }),
      ])
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const outcome = both[0].statusCode === 200 ? 'kept' : 'removed'
      expect(await look(receipt)).toMatchObject({ outcome, became: [{ outcome, n: 1 }] })
      expect(await statusOf()).toBe(outcome === 'kept' ? 'published' : 'removed')
    }
  })

  test('an undone decision reopens the notice; the mail about the answer waits until the minute for undoing is over', async () => {
    const { sent, mia, rating, look, noticeOf, stepsOf, runJobs, clock, ...here } = await withJobs()
    const email = 'vera@example.org'
    const receipt = await sent({ ground: 'home_address', email })
    await decideAt(mia, rating, 'removed', 'home_address')
    expect((await post(mia, `${rating}/undo`)).statusCode).toBe(200)
    expect(await look(receipt)).toMatchObject({ state: 'in_review', outcome: null, became: [], closedAt: null })
    expect((await stepsOf(receipt.number)).map(([event]) => event)).toEqual(['received', 'decided', 'reopened'])
    clock.now += 61 * aSecond
    await runJobs()
    expect(await mailsTo(here, email)).toEqual([])
    await decideAt(mia, rating, 'kept', 'no_rule_broken')
    await runJobs()
    expect(await mailsTo(here, email)).toEqual([])
    clock.now += 61 * aSecond
    await runJobs()
    await runJobs()
    expect((await mailsTo(here, email)).map(({ subject }) => subject)).toEqual([`Answer to ${receipt.number}`])
    expect(await noticeOf(receipt.number)).toMatchObject({ state: 'decided', outcome: 'kept' })
  })
})

async function withJobs() {
  const here = await bothDesks()
  const { database, clock } = here
  const tasks = jobs({
    db: database.reviews,
    accounts: database.accounts,
    clock: () => clock.now,
    mail: outboxOnly({ owner: database.owner, clock: () => clock.now, random: seededRandom(3) }),
    appName: 'CaseBalance',
    appUrl: 'http://localhost:3000',
  })
  const runJobs = async () => {
    for (const job of tasks) await job.run()
  }
  return { ...here, runJobs }
}

describe('changes since the notice was opened', () => {
  test('an author’s edit, or a decision on a second notice: the decision is refused until the person looks again', async () => {
    const { sent, desk, other, act, seenOf, statusOf } = await bothDesks()
    const first = await sent()
    const second = await sent({ ground: 'personal_data' })
    for (const { number } of [first, second]) await act(desk, number, 'step', { step: 'taken' })
    const seen = await seenOf(desk, first.number)
    expect((await act(other, second.number, 'decide', decision('removed'))).statusCode).toBe(409)
    expect((await act(other, second.number, 'decide', decision('edit_asked'))).statusCode).toBe(200)
    const late = await act(desk, first.number, 'decide', { ...decision('kept'), seen })
    expect([late.statusCode, late.json()]).toMatchObject([409, { detail: { why: 'changed' } }])
    expect(await statusOf()).toBe('author_edit_pending')
  })

  test('“it stays” is refused for a rating that is gone, and “no longer shown” for one that is still there', async () => {
    const { sent, desk, other, act, statusOf, look, rating, mia } = await bothDesks()
    const first = await sent({ ground: 'not_first_hand', words: undefined })
    const second = await sent({ ground: 'not_first_hand', words: undefined, why: 'I say it for somebody else, as their friend.' })
    for (const { number } of [first, second]) await act(desk, number, 'step', { step: 'taken' })
    expect((await act(desk, first.number, 'decide', decision('gone'))).json()).toMatchObject({ detail: { why: 'changed' } })
    // An admin decides one of two notices.
    expect((await act(other, first.number, 'decide', decision('removed'))).statusCode).toBe(200)
    expect(await statusOf()).toBe('removed')
    for (const outcome of ['kept', 'disputed', 'removed'])
      expect((await act(desk, second.number, 'decide', decision(outcome))).json()).toMatchObject({ detail: { why: 'changed' } })
    expect((await act(desk, second.number, 'decide', decision('gone'))).statusCode).toBe(200)
    expect(await look(second)).toMatchObject({ outcome: 'gone', became: [{ outcome: 'gone', n: 1 }] })
    expect((await open(mia, rating)).reports).toEqual([])
  })

  test('a notice about several reviews shows the outcome of each, whichever desk decided', async () => {
    const { sent, desk, act, mia, ratings, look } = await bothDesks()
    const receipt = await sent({ ground: 'personal_data', ratings: ratings.slice(0, 3) })
    expect((await decideAt(mia, ratings[0]!, 'removed', 'personal_data')).statusCode).toBe(200)
    expect(await look(receipt)).toMatchObject({ state: 'received', outcome: null, became: [] })
    await act(desk, receipt.number, 'step', { step: 'taken' })
    expect((await act(desk, receipt.number, 'decide', decision('kept'))).statusCode).toBe(200)
    expect(await look(receipt)).toMatchObject({
      state: 'decided',
      outcome: 'removed',
      became: [
        { outcome: 'kept', n: 2 },
        { outcome: 'removed', n: 1 },
      ],
    })
  })

  test('only counsel can show a rating again that a court order hides', async () => {
    const { sent, mia, rating, statusOf, ...here } = await bothDesks()
    await putCourt(here)
    const words = { ground: 'court_order', words: undefined, order: { ...order, court: 'Lucas County Court of Common Pleas' } }
    expect(await sent(words)).toMatchObject({ hidden: 1 })
    expect((await open(mia, rating)).verbs).not.toContain('kept')
    expect((await decideAt(mia, rating, 'kept', 'no_rule_broken')).json()).toMatchObject({ detail: { why: 'counsel' } })
    expect(await statusOf()).toBe('flagged_hidden')
  })
})

describe('moderators see the reports', () => {
  test('they read the quote, the reason and the number of reports, and nothing about the senders', async () => {
    const { sent, mia, rating, clock } = await bothDesks()
    await sent({ email: 'secret@example.org', capacity: 'attorney', authority: 'Counsel of the person rated', sender: 'Zelda Quist' })
    clock.now += aSecond
    await sent({ ground: 'not_genuine', words: undefined, evidence: 'The letterhead of a competitor.', sender: 'Zelda Quist' })
    const seen = await open(mia, rating)
    expect(seen.reports).toMatchObject([
      { ground: 'false_fact', words: said, why: expect.stringContaining('four minutes') as string, effect: 'flagged' },
      { ground: 'not_genuine', words: null, evidence: 'The letterhead of a competitor.' },
    ])
    const queue = (await mia.inject('/api/moderation')).json<{ waiting: { id: string; reports: number }[] }>()
    expect(queue.waiting).toMatchObject([{ id: rating, reports: 2 }])
    for (const reply of [JSON.stringify(seen), JSON.stringify(queue)])
      expect(reply).not.toMatch(/Zelda|secret@|Counsel of|capacity|sender|\d{2}:\d{2}/)
  })
})

describe('two people, also by the ground of the notice', () => {
  const alone = async ({ mia, rating }: { mia: Moderator; rating: string }, letter: Parameters<typeof decideAt>[3]) =>
    (await decideAt(mia, rating, 'removed', letter)).json<{ detail?: { why: string } }>().detail?.why ?? 'done'

  test('one person cannot take down a text reported as untrue by using another letter', async () => {
    const here = await bothDesks()
    const receipt = await here.sent({ ground: 'false_fact' })
    for (const letter of ['false_fact', 'wrong_person', 'personal_data', 'not_first_hand'] as const)
      expect([letter, await alone(here, letter)]).toEqual([letter, 'needs_proposal'])
    expect(await here.statusOf()).toBe('flagged')
    expect((await decideAt(here.mia, here.rating, 'removal_proposed', 'wrong_person')).statusCode).toBe(200)
    expect(await alone(here, 'wrong_person')).toBe('same_person')
    await post(here.mia, `${here.rating}/leave`)
    // The admins' desk sees the proposal too.
    expect((await here.desk.inject(`/api/staff/takedowns/${receipt.number}`)).json()).toMatchObject({
      can: { propose: false, needsTwo: true },
    })
    const ned = await here.moderator()
    expect((await decideAt(ned, here.rating, 'removed', 'wrong_person')).statusCode).toBe(200)
    expect(await here.look(receipt)).toMatchObject({ outcome: 'removed' })
  })

  test('a ground that nobody reported needs a second person; the reported one does not', async () => {
    const here = await bothDesks()
    await here.sent({ ground: 'wrong_person', words: undefined })
    expect(await alone(here, 'not_genuine')).toBe('needs_proposal')
    expect(await alone(here, 'wrong_person')).toBe('done')
  })

  test('nor can one admin take it down on a second notice with another ground', async () => {
    const { sent, desk, other, act, statusOf } = await bothDesks()
    await sent({ ground: 'false_fact' })
    const { number } = await sent({ ground: 'personal_data' })
    await act(desk, number, 'step', { step: 'taken' })
    expect((await act(desk, number, 'decide', decision('removed'))).json()).toMatchObject({ detail: { why: 'needs_proposal' } })
    expect((await act(desk, number, 'propose', { reason: 'A number of a phone stands in it.' })).statusCode).toBe(200)
    expect((await act(other, number, 'decide', decision('removed'))).statusCode).toBe(200)
    expect(await statusOf()).toBe('removed')
  })
})
