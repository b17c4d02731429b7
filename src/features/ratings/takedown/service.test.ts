import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newReceipt, putPerson } from '#test/support/ratings.ts'
import { signIn } from '#test/support/signed-in.ts'
import { decision, hour, there } from '#test/support/takedown.ts'
import { limiter } from '#http/limits.ts'
import { jobs } from './jobs.ts'

test('a notice is stored with its deadlines, flags the rating but leaves it shown, and opens with its number and words', async () => {
  const { sent, statusOf, look, clock } = await there()
  const receipt = await sent()
  expect(receipt).toMatchObject({ lane: 'usual', hidden: 0, isCourtUnknown: false })
  expect(await statusOf()).toBe('flagged')
  expect(await look(receipt)).toMatchObject({
    ground: 'false_fact',
    state: 'received',
    receivedAt: new Date(clock.now).toISOString(),
    ackBy: new Date(clock.now + 24 * hour).toISOString(),
    outcome: null,
    canWithdraw: true,
  })
  expect(await look({ ...receipt, code: 'able able able able' })).toMatchObject({ code: 'not_found' })
})

test('a notice sent again with its key is the same notice, and flags the rating once', async () => {
  const { send, owner } = await there()
  const key = randomUUID()
  const [first, again] = [await send({}, key), await send({}, key)]
  expect(again.json()).toEqual(first.json())
  expect(await owner.selectFrom('takedown').select('id').execute()).toHaveLength(1)
  expect(await owner.selectFrom('review_event').select('id').where('event', '=', 'flagged').execute()).toHaveLength(1)
})

test.each(['home_address', 'child', 'threat', 'personal_data'])(
  '%s hides the rating at once and is decided within 24 hours',
  async (ground) => {
    const { sent, statusOf, clock } = await there()
    expect(await sent({ ground })).toMatchObject({
      lane: 'urgent',
      hidden: 1,
      decideBy: new Date(clock.now + 24 * hour).toISOString(),
    })
    expect(await statusOf()).toBe('flagged_hidden')
  },
)

test('one network hides at most three ratings a day; further ones stay shown and marked, and the next day the count starts again', async () => {
  const clockOf = { now: 0 }
  const { proven: send, ratings, owner, clock } = await there({ limiter: limiter(() => clockOf.now) })
  clockOf.now = clock.now
  const effects = async () => (await owner.selectFrom('takedown_rating').select('effect').execute()).map(({ effect }) => effect).toSorted()
  expect((await send({ ground: 'threat', ratings })).json()).toMatchObject({ hidden: 3 })
  expect(await effects()).toEqual(['hidden', 'hidden', 'hidden', 'none', 'none'])
  expect(await owner.selectFrom('takedown').select(['is_over']).execute()).toEqual([{ is_over: true }])
  // Another network can still hide one.
  expect((await send({ ground: 'threat', ratings: [ratings[0]!] }, randomUUID(), '198.51.100.9')).statusCode).toBe(400)
  const published = await owner.selectFrom('review').select('id').where('status', '=', 'published').execute()
  expect((await send({ ground: 'threat', ratings: [published[0]!.id] }, randomUUID(), '198.51.100.9')).json()).toMatchObject({ hidden: 1 })
  for (let n = 0; n < 10; n += 1) await send({ ratings: [published[1]!.id] })
  const limited = await send({ ratings: [published[1]!.id] })
  expect(limited.statusCode).toBe(429)
})

test('a rating that stayed after a decision is not hidden again by the same report: the new notice is marked as a repeat', async () => {
  const { sent, statusOf, desk, act, owner } = await there()
  const first = await sent({ ground: 'personal_data' })
  await act(desk, first.number, 'step', { step: 'taken' })
  expect((await act(desk, first.number, 'decide', decision('kept'))).statusCode).toBe(200)
  expect(await statusOf()).toBe('published')
  expect(await sent({ ground: 'personal_data', why: 'I say it again, and it is still personal.' })).toMatchObject({ hidden: 0 })
  expect(await statusOf()).toBe('published')
  expect(await owner.selectFrom('takedown').select('is_repeat').where('state', '=', 'received').execute()).toEqual([{ is_repeat: true }])
})

test('the sender can withdraw a notice, once', async () => {
  const { sent, app } = await there()
  const { number, code } = await sent()
  const back = () => app.inject({ method: 'POST', url: '/api/takedowns/withdraw', payload: { number, code } })
  expect((await back()).json()).toMatchObject({ state: 'withdrawn', canWithdraw: false })
  expect((await back()).statusCode).toBe(409)
})

test.each([
  ['a rating of somebody else', async (t: Awaited<ReturnType<typeof there>>) => ({ professional: await putPerson(t.owner) }), 'ratings'],
  ['a rating that is not there', async () => ({ ratings: [randomUUID()] }), 'ratings'],
  ['words that nobody wrote', async () => ({ words: 'He took money.' }), 'words'],
  ['no words where words are meant', async () => ({ words: undefined }), 'words'],
  ['nobody in the directory', async () => ({ professional: randomUUID() }), 'professional'],
  ['for somebody else by no right', async () => ({ capacity: 'attorney' }), 'authority'],
  ['an order without a court', async () => ({ ground: 'court_order' }), 'court'],
  ['characters that turn the text around', async () => ({ why: 'The \u202etranscript shows that it was not so.' }), 'why'],
  ['an address that is none', async () => ({ email: 'me@' }), 'email'],
])('refused with a sentence at its field, and nothing is kept: %s', async (_, make, field) => {
  const here = await there()
  const reply = await here.send(await make(here))
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { detail: { field } }])
  expect(await here.owner.selectFrom('takedown').select('id').execute()).toEqual([])
  expect(await here.statusOf()).toBe('published')
})

test('a notice that is not sworn or too long is refused; markup is stored as plain text', async () => {
  const { send, sent, desk } = await there()
  expect((await send({ sworn: false })).statusCode).toBe(400)
  expect((await send({ why: 'x'.repeat(1_000_000) })).statusCode).toBe(413)
  const why = '<script>alert(1)</script> is what the transcript says of it.'
  const { number } = await sent({ why })
  expect((await desk.inject(`/api/staff/takedowns/${number}`)).json()).toMatchObject({ why })
})

test('a false statement is taken down by two people: one proposes, the other decides; the author reads the reason', async () => {
  const { sent, statusOf, desk, other, act, owner, look } = await there()
  const receipt = await sent()
  const { number } = receipt
  expect((await act(desk, number, 'decide', decision('removed'))).statusCode).toBe(409)
  await act(desk, number, 'step', { step: 'taken' })
  expect((await act(desk, number, 'decide', decision('removed'))).json()).toMatchObject({ detail: { why: 'needs_proposal' } })
  expect((await act(desk, number, 'propose', { reason: 'The transcript contradicts it.' })).statusCode).toBe(200)
  expect((await act(desk, number, 'decide', decision('removed'))).json()).toMatchObject({ detail: { why: 'same_person' } })
  expect(await statusOf()).toBe('flagged')
  expect((await act(other, number, 'decide', decision('removed'))).statusCode).toBe(200)
  expect(await statusOf()).toBe('removed')
  expect(await look(receipt)).toMatchObject({
    state: 'decided',
    outcome: 'removed',
    letter: decision('removed').letter,
    canWithdraw: false,
  })
  const events = await owner.selectFrom('review_event').select(['event', 'said', 'checks']).where('event', '=', 'removed').execute()
  expect(events).toEqual([{ event: 'removed', said: decision('removed').toAuthor, checks: ['N1.1'] }])
  const audited = await owner.selectFrom('audit').select(['action', 'outcome']).where('subject', '=', number).orderBy('at').execute()
  // A refused attempt leaves no audit line that says it was done.
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['takedown.decided', 'takedown.proposed', 'takedown.taken'])
})

test.each([
  ['disputed', 'disputed_label'],
  ['affirm_asked', 'author_affirm_pending'],
  ['edit_asked', 'author_edit_pending'],
  ['kept', 'published'],
])('the decision %s puts the rating to %s', async (outcome, status) => {
  const { sent, statusOf, desk, act } = await there()
  const { number } = await sent()
  await act(desk, number, 'step', { step: 'taken' })
  expect((await act(desk, number, 'decide', decision(outcome))).statusCode).toBe(200)
  expect(await statusOf()).toBe(status)
})

test('the author reads the outcome and the reason through the receipt, and nothing about the sender', async () => {
  const { sent, desk, act, app, owner, ratings } = await there()
  const { receipt, receiptHash } = newReceipt()
  await owner
    .updateTable('review')
    .set({ receipt_hash: Buffer.from(receiptHash, 'hex') })
    .where('id', '=', ratings[0]!)
    .execute()
  const { number } = await sent()
  await act(desk, number, 'step', { step: 'taken' })
  await act(desk, number, 'decide', decision('affirm_asked'))
  const inbox = await app.inject({ method: 'POST', url: '/api/reviews/receipt', payload: { receipt } })
  expect(inbox.json()).toMatchObject({ status: 'author_affirm_pending' })
  expect(inbox.body).toContain(decision('affirm_asked').toAuthor)
  const steps = JSON.stringify(inbox.json<{ steps: unknown }>().steps)
  for (const secret of ['Vera Example', 'transcript', number, 'admin@demo.test']) expect(steps).not.toContain(secret)
})

test('overdue notices come first, then those with the earliest deadline', async () => {
  const here = await there()
  const { sent, desk, act, clock, ratings } = here
  const slow = await sent()
  await act(desk, slow.number, 'step', { step: 'taken' })
  const late = await sent({ ground: 'not_genuine', words: undefined, ratings: [ratings[1]!] })
  clock.now += 26 * hour
  const fresh = await sent({ ground: 'wrong_person', words: undefined, ratings: [ratings[2]!] })
  const found = (await (await signIn(here, 'admin@demo.test')).inject('/api/staff/takedowns')).json<{ notices: object[]; counts: object }>()
  expect(found.counts).toEqual({ open: 3, overdue: 1, counsel: 0 })
  expect(found.notices).toMatchObject([
    { number: late.number, clock: { is: 'ack', isOver: true } },
    { number: fresh.number, clock: { is: 'ack', isOver: false } },
    { number: slow.number, clock: { is: 'decide', isOver: false } },
  ])
})

test('taking a rating down needs a password entered in the last ten minutes', async () => {
  const { sent, desk, act, clock, statusOf } = await there()
  const { number } = await sent({ ground: 'slur' })
  await act(desk, number, 'step', { step: 'taken' })
  clock.now += 11 * 60_000
  expect((await act(desk, number, 'decide', decision('removed'))).json()).toMatchObject({ detail: { why: 'confirm' } })
  expect(await statusOf()).toBe('flagged_hidden')
  expect((await act(desk, number, 'decide', decision('kept'))).statusCode).toBe(200)
})

test('a notice is erased three years after its end with its log, unless it is held', async () => {
  const here = await there()
  const { sent, desk, act, clock, owner, database, ratings } = here
  const [one, held] = [await sent({ ground: 'slur' }), await sent({ ground: 'not_genuine', words: undefined, ratings: [ratings[1]!] })]
  for (const { number } of [one, held]) {
    await act(desk, number, 'step', { step: 'taken' })
    await act(desk, number, 'decide', decision('kept'))
  }
  await act(desk, held.number, 'hold', { isHeld: true, reason: 'A case about it is pending.' })
  const [job] = jobs({
    db: database.reviews,
    accounts: database.accounts,
    clock: () => clock.now,
    mail: { post: async () => {} },
    appName: '',
    appUrl: '',
  })
  const numbers = async () => (await owner.selectFrom('takedown').select('number').execute()).map(({ number }) => number)
  clock.now += 3 * 365 * 24 * hour - hour
  await job!.run()
  expect(await numbers()).toHaveLength(2)
  clock.now += 2 * 24 * hour
  await job!.run()
  expect(await numbers()).toEqual([held.number])
  expect(
    await owner
      .selectFrom('takedown_event as e')
      .leftJoin('takedown as t', 't.id', 'e.takedown_id')
      .select('e.id')
      .where('t.id', 'is', null)
      .execute(),
  ).toEqual([])
})

test('an export has the record and its hash, is logged with its reason, and names no staff', async () => {
  const { sent, desk, act } = await there()
  const { number } = await sent()
  const reply = (await act(desk, number, 'export', { reason: 'Asked for by counsel.' })).json<{ json: string; sha256: string }>()
  expect(JSON.parse(reply.json)).toMatchObject({ number, sender: 'Vera Example', log: [{ event: 'received' }, { event: 'exported' }] })
  expect(reply.json).not.toContain('admin@demo.test')
  expect(reply.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect((await desk.inject('/api/staff/takedown-exports')).json()).toMatchObject({
    exports: [{ number, by: 'admin@demo.test', reason: 'Asked for by counsel.' }],
  })
})
