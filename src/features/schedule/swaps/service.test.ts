import { expect, test } from 'vitest'
import { ordered, scheduled, send } from '#test/support/exchanges.ts'
import { type Family, family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { current, inForce, post, weeks } from '#test/support/schedule-acts.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { totalsOf } from '#domain/schedule/totals.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { planOf } from '#schedule/schedule/public.ts'
import type { Trade, TradeDraft } from './contract.ts'
import { jobs } from './jobs.ts'
import { casesOf } from '#access/cases.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York.

/** Ana asks for the weekend of the 20th; in exchange Ben gets Tuesday and Wednesday of the week after. */
function swap(f: Family, more: Partial<TradeDraft> = {}): TradeDraft {
  const children = f.children.map(({ id }) => id)
  return {
    kind: 'swap',
    legs: [
      { from: '2026-03-20T18:00', to: '2026-03-22T18:00', children, side: 'A' },
      { from: '2026-03-24T18:00', to: '2026-03-26T18:00', children, side: 'B' },
    ],
    reason: 'My sister marries on that Saturday.',
    handover: '',
    respondBy: null,
    ...more,
  }
}
const read = async (who: TestPerson, { caseId }: Family) => (await who.inject(`/api/exchanges/trades?case=${caseId}`)).json()
const tradesOf = async (who: TestPerson, f: Family): Promise<Trade[]> => (await read(who, f)).trades
const ask = async (who: TestPerson, f: Family, more: Partial<TradeDraft> = {}, isSent = true): Promise<string> => {
  const reply = await send(who, f, 'trades', { ...swap(f, more), send: isSent })
  expect(reply.json()).toEqual({ id: expect.any(String) })
  return reply.json().id
}
const act = (who: TestPerson, f: Family, id: string, verb: string, body: object = {}) => send(who, f, `trades/${id}/${verb}`, body)

async function begin() {
  const backend = await testApp()
  const f = await family(backend)
  await scheduled(backend, f)
  return { backend, f }
}
const nightsOf = (backend: TestApp, f: Family, child: string, days: { from: string; to: string }) =>
  system(backend, async (tx) => {
    const plan = await planOf(tx, { caseId: f.caseId, zone: 'America/New_York' })
    return totalsOf(plan, child, days as { from: Day; to: Day }).nights
  })

test('Ana asks, Ben opens the request and counters, Ana accepts: the schedule changes, and both see which time moved', async () => {
  const { backend, f } = await begin()
  const first = await ask(f.ana, f)
  expect((await act(f.ben, f, first, 'view')).json()).toEqual({ state: 'viewed' })
  const seen = (await tradesOf(f.ana, f))[0]!.history
  backend.clock.now += 5 * 60_000
  await act(f.ben, f, first, 'view')
  expect((await tradesOf(f.ana, f))[0]!.history).toEqual(seen)

  // Ben wants one night more: Monday.
  const terms = swap(f)
  terms.legs[1] = { ...terms.legs[1]!, from: '2026-03-23T18:00' }
  const countered = await send(f.ben, f, `trades/${first}/counter`, terms)
  const second = countered.json().id as string
  expect(await tradesOf(f.ana, f)).toMatchObject([
    { id: second, state: 'sent', isMine: false, authorSide: 'B', counters: first, can: ['view', 'counter', 'accept', 'decline'] },
    { id: first, state: 'countered', isMine: true, counteredBy: second, can: [] },
  ])
  expect((await act(f.ana, f, second, 'accept')).json()).toEqual({ state: 'accepted' })

  const [maya] = f.children
  expect(await nightsOf(backend, f, maya!.id, { from: '2026-03-16', to: '2026-03-29' })).toMatchObject({ A: 8 + 2 - 3, B: 6 - 2 + 3 })
  for (const who of [f.ana, f.ben]) {
    const { trades, balance } = await read(who, f)
    expect(trades[0]).toMatchObject({ state: 'accepted', can: [] })
    expect(trades[0].effect).toHaveLength(2)
    expect(balance.of).toEqual([second])
    expect(balance.sum.find((each: { child: string }) => each.child === maya!.id)).toEqual({
      child: maya!.id,
      nights: { A: -1, B: 1 },
      minutes: { A: -24 * 60, B: 24 * 60 },
    })
  }
})

test('legs that both dropped after a new schedule came into effect say so and leave the balance', async () => {
  const { backend, f } = await begin()
  const id = await ask(f.ana, f)
  await act(f.ben, f, id, 'accept')
  const moved = (await read(f.ana, f)).balance
  expect(moved.sum[0]).toMatchObject({ nights: { A: 0, B: 0 } })
  backend.clock.now += 60_000
  const version = await inForce(f, { title: 'New weeks', effective: '2026-03-16', rules: [weeks('AAABBBB')] })
  const changes: { id: string }[] = (await current(f.ana, f)).toConfirm
  expect(changes).toHaveLength(2)
  const drop = async (who: TestPerson, change: { id: string }) =>
    (await post(who, `/api/cases/${f.caseId}/schedule/changes/${change.id}/confirm`, { say: 'drop', version })).json()

  await drop(f.ana, changes[0]!)
  expect((await tradesOf(f.ben, f))[0]!.legs.map(({ droppedAt }) => droppedAt)).toEqual([null, null])
  expect((await read(f.ana, f)).balance).toEqual(moved)
  expect(await drop(f.ben, changes[0]!)).toEqual({ is: 'dropped' })
  const at = new Date(backend.clock.now).toISOString()
  const [part] = await tradesOf(f.ben, f)
  expect(part).toMatchObject({ state: 'accepted', legs: [{ droppedAt: at }, { droppedAt: null }] })
  expect(part!.history.at(-1)).toEqual({ what: 'dropped', at, name: null })
  // The weekend is dropped; the two nights of the week after stay.
  expect((await read(f.ana, f)).balance).toMatchObject({ of: [id], sum: [{ nights: { A: -2, B: 2 } }, { nights: { A: -2, B: 2 } }] })

  backend.clock.now += 60_000
  for (const who of [f.ben, f.ana]) await drop(who, changes[1]!)
  const [gone] = await tradesOf(f.ana, f)
  expect([gone!.state, gone!.effect]).toEqual(['accepted', []])
  expect(gone!.history.filter(({ what }) => what === 'dropped')).toHaveLength(1)
  expect((await read(f.ana, f)).balance).toEqual({ sum: [], of: [] })
})

test('only its author sees a draft, it may be unfinished, and discarding it deletes its content', async () => {
  const { backend, f } = await begin()
  const id = await ask(f.ana, f, { legs: [{ from: '2026-03-20T18:00', to: '2026-03-20T10:00', children: [], side: 'A' }] }, false)
  expect(await tradesOf(f.ben, f)).toEqual([])
  expect((await act(f.ben, f, id, 'accept')).statusCode).toBe(404)
  expect((await send(f.ana, f, `trades/${id}`, { ...swap(f), send: true }, undefined, 'PUT')).json()).toEqual({ state: 'sent' })
  expect(await tradesOf(f.ben, f)).toMatchObject([{ id, state: 'sent' }])
  const late = await send(f.ana, f, `trades/${id}`, { ...swap(f), send: false }, undefined, 'PUT')
  expect([late.statusCode, late.json().message]).toEqual([409, 'This request was sent meanwhile.'])

  const thrown = await ask(f.ana, f, {}, false)
  expect((await act(f.ana, f, thrown, 'withdraw')).json()).toEqual({ state: 'withdrawn' })
  for (const who of [f.ana, f.ben]) expect((await tradesOf(who, f)).map((trade) => trade.id)).toEqual([id])
  const left = await system(backend, (tx) =>
    tx.selectFrom('time_trade').select(['reason', 'legs']).where('id', '=', thrown).executeTakeFirstOrThrow(),
  )
  expect(left, 'no word of it is left').toEqual({ reason: '', legs: [{}] })
  // Even with its id: Ben's queries cannot read the row.
  expect((await act(f.ben, f, thrown, 'view')).statusCode).toBe(404)
  expect(backend.reports).toEqual([])
})

test.each<[string, (f: Family) => Partial<TradeDraft>, string, string]>([
  [
    'time that is over',
    (f) => ({ legs: [{ ...swap(f).legs[0]!, from: '2026-03-06T18:00' }] }),
    'legs.0',
    'It has begun already. Ask for time that is still to come.',
  ],
  ['an end before its begin', (f) => ({ legs: [{ ...swap(f).legs[0]!, to: '2026-03-20T17:00' }] }), 'legs.0', 'It ends before it begins.'],
  [
    '29 February of a common year',
    (f) => ({ legs: [{ ...swap(f).legs[0]!, from: '2027-02-29T18:00' }] }),
    'legs.0',
    'There is no such day or time in the calendar.',
  ],
  [
    'an hour that the clocks jump over',
    (f) => ({ legs: [{ ...swap(f).legs[0]!, from: '2027-03-14T02:30', to: '2027-03-15T02:30' }] }),
    'legs.0',
    'The clocks jump over that hour. Choose an hour before or after it.',
  ],
  [
    'two parts that overlap',
    (f) => ({ legs: [swap(f).legs[0]!, { ...swap(f).legs[1]!, from: '2026-03-22T17:00' }] }),
    'legs.1',
    'It overlaps with another part of this request for the same child.',
  ],
  [
    'a swap that goes one way',
    (f) => ({ legs: [swap(f).legs[0]!] }),
    'kind',
    'In a swap time goes both ways. Add the time that goes back, or ask for it as a gift of time.',
  ],
  [
    'what is hers already',
    (f) => ({ kind: 'give', legs: [{ ...swap(f).legs[0]!, from: '2026-03-17T08:00', to: '2026-03-18T08:00' }] }),
    'legs.0',
    'By the schedule the children are with that parent for all of this time already.',
  ],
  [
    'a time to answer after the begin',
    () => ({ respondBy: '2026-03-20T19:00' }),
    'respondBy',
    'That is after the time that you ask for begins. Choose an earlier time.',
  ],
  [
    'a time to answer that is over',
    () => ({ respondBy: '2026-03-12T13:00' }),
    'respondBy',
    'That time is over already. Leave more time to answer.',
  ],
])('%s is refused with a sentence at its field, and nothing is sent', async (_what, wrong, field, sentence) => {
  const { f } = await begin()
  const reply = await send(f.ana, f, 'trades', { ...swap(f, wrong(f)), send: true })
  expect([reply.statusCode, reply.json().message, reply.json().detail?.field]).toEqual([400, sentence, field])
  expect(await tradesOf(f.ben, f)).toEqual([])
})

test('another family’s child cannot be in a request', async () => {
  const { backend, f } = await begin()
  const other = await family(backend)
  const legs = swap(f).legs.map((leg) => ({ ...leg, children: [other.children[0]!.id] }))
  const reply = await send(f.ana, f, 'trades', { ...swap(f, { legs }), send: true })
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'There is no such child in this case.'])
})

test('the order’s 72 hours are the time to answer, with its paragraph; with under 48 hours left it is half of the rest', async () => {
  const { backend, f } = await begin()
  const clause = { paragraph: '9(b)', text: 'The other parent answers within 72 hours.' }
  await ordered(backend, f, {
    answerWithin: { hours: 72, clause },
    swapNotice: { hours: 48, clause: { paragraph: '9(a)', text: 'At least 48 hours.' } },
  })
  await ask(f.ana, f)
  const { trades, answer } = await read(f.ben, f)
  expect(answer).toEqual({ hours: 72, clause, order: 'Consent decree' })
  expect(trades[0]).toMatchObject({ isEmergency: false, respondBy: '2026-03-15T18:00:00.000Z' })

  const soon = swap(f, { kind: 'give', legs: [{ ...swap(f).legs[0]!, from: '2026-03-13T18:00', to: '2026-03-14T18:00' }] })
  const preview = await send(f.ana, f, 'trades/preview', soon)
  expect(preview.json()).toMatchObject({
    problems: [],
    isEmergency: true,
    noticeMissing: 20,
    respondBy: { at: '2026-03-13T08:00:00.000Z', why: 'emergency' },
  })
  const id = (await send(f.ana, f, 'trades', { ...soon, send: true })).json().id as string
  expect((await tradesOf(f.ben, f)).find((trade) => trade.id === id)).toMatchObject({
    isEmergency: true,
    respondBy: '2026-03-13T08:00:00.000Z',
  })
})

test('after its deadline a request reads as expired and cannot be accepted, and the sweep stores that', async () => {
  const { backend, f } = await begin()
  const id = await ask(f.ana, f, { respondBy: '2026-03-12T14:10' })
  backend.clock.now += 10 * 60_000
  expect((await tradesOf(f.ana, f))[0]).toMatchObject({ state: 'expired', can: [] })
  const late = await act(f.ben, f, id, 'accept')
  expect([late.statusCode, late.json().message]).toEqual([409, 'The time to answer this request is over.'])
  const clock = () => backend.clock.now
  await jobs({ cases: casesOf({ cases: backend.database.cases, owner: backend.database.owner, clock }), clock })[0]!.run()
  const row = await system(backend, (tx) =>
    tx.selectFrom('time_trade').select(['state', 'settled_at', 'settled_by']).executeTakeFirstOrThrow(),
  )
  expect(row).toEqual({ state: 'expired', settled_at: new Date('2026-03-12T18:10:00Z'), settled_by: null })
  expect((await tradesOf(f.ben, f))[0]!.history.at(-1)).toEqual({ what: 'expired', at: '2026-03-12T18:10:00.000Z', name: null })
})

test('the author cannot answer, the other parent cannot withdraw, and declining takes a reason', async () => {
  const { f } = await begin()
  const id = await ask(f.ana, f)
  expect((await act(f.ana, f, id, 'accept')).statusCode).toBe(403)
  expect((await act(f.ben, f, id, 'withdraw')).statusCode).toBe(403)
  expect((await act(f.ben, f, id, 'decline', { reason: ' ' })).statusCode).toBe(400)
  await act(f.ben, f, id, 'decline', { reason: 'We are away that weekend.' })
  expect((await tradesOf(f.ana, f))[0]).toMatchObject({ state: 'declined', declineReason: 'We are away that weekend.', can: [] })
  const late = await act(f.ana, f, id, 'withdraw')
  expect([late.statusCode, late.json().message]).toEqual([409, 'This request was declined already.'])
})

test('a request or counter-offer sent twice with one key exists once', async () => {
  const { f } = await begin()
  const key = '33333333-3333-4333-8333-333333333333'
  const body = { ...swap(f), send: true }
  const twice = await Promise.all([send(f.ana, f, 'trades', body, key), send(f.ana, f, 'trades', body, key)])
  const { id } = twice[0].json()
  expect(twice[1].json()).toEqual({ id })
  const answers = await Promise.all([1, 2].map(() => send(f.ben, f, `trades/${id}/counter`, swap(f), key)))
  expect(answers.map((reply) => reply.statusCode)).toEqual([200, 200])
  expect(answers[0]!.json()).toEqual(answers[1]!.json())
  expect(await tradesOf(f.ana, f)).toHaveLength(2)
})

/** The full number (500) is run by hand: `TRADE_ROUNDS=500 vitest run src/features/schedule/swaps/service.test.ts -t 'at once'`. */
const rounds = Number(process.env['TRADE_ROUNDS'] ?? 3)
/** A different weekend for each round. */
const weekend = (round: number) => {
  const friday = numberOf('2026-04-03' as Day) + 7 * round
  return { from: `${dayAt(friday)}T18:00`, to: `${dayAt(friday + 2)}T18:00` }
}

test(
  'of 200 who accept at once, one succeeds, the others are refused, and the schedule has the change once',
  { timeout: 60_000 + rounds * 10_000 },
  async () => {
    const { backend, f } = await begin()
    for (let round = 0; round < rounds; round += 1) {
      const id = await ask(f.ana, f, { kind: 'give', legs: [{ ...swap(f).legs[0]!, ...weekend(round) }] })
      const replies = await Promise.all(Array.from({ length: 200 }, () => act(f.ben, f, id, 'accept')))
      expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
      expect(replies.filter((reply) => reply.statusCode === 409)).toHaveLength(199)
      const changes = await system(backend, (tx) => tx.selectFrom('schedule_change').select('id').where('trade_id', '=', id).execute())
      expect(changes).toHaveLength(1)
    }
    expect(backend.reports).toEqual([])
  },
)

test(
  'of an accept, decline, withdrawal and counter-offer at once, exactly one succeeds',
  { timeout: 60_000 + rounds * 10_000 },
  async () => {
    const { backend, f } = await begin()
    for (let round = 0; round < rounds * 2; round += 1) {
      const id = await ask(f.ana, f, { kind: 'give', legs: [{ ...swap(f).legs[0]!, ...weekend(round) }] })
      const other: TradeDraft = swap(f, { kind: 'give', legs: [{ ...swap(f).legs[0]!, ...weekend(round) }] })
      const tries = [
        () => act(f.ben, f, id, 'accept'),
        () => act(f.ana, f, id, 'withdraw'),
        () => send(f.ben, f, `trades/${id}/counter`, other),
        () => act(f.ben, f, id, 'decline', { reason: 'No' }),
      ]
      // Each of the four is sent first in some rounds.
      const turned = [...tries.slice(round % 4), ...tries.slice(0, round % 4)]
      const replies = await Promise.all(turned.map((attempt) => attempt()))
      expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409, 409, 409])
      const row = await system(backend, (tx) => tx.selectFrom('time_trade').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      const [answers, changes] = await system(backend, async (tx) => [
        await tx.selectFrom('time_trade').select('id').where('counters', '=', id).execute(),
        await tx.selectFrom('schedule_change').select('id').where('trade_id', '=', id).execute(),
      ])
      expect([row.state, answers!.length, changes!.length]).toEqual([
        row.state,
        row.state === 'countered' ? 1 : 0,
        row.state === 'accepted' ? 1 : 0,
      ])
    }
    expect(backend.reports).toEqual([])
  },
)

test('a lawyer with a grant reads sent requests but no drafts and cannot act; a stranger finds no case', async () => {
  const { backend, f } = await begin()
  const id = await ask(f.ana, f)
  await ask(f.ben, f, {}, false)
  const lena = await grant(backend, f)
  expect(await tradesOf(lena, f)).toMatchObject([{ id, state: 'sent', isMine: false, can: [] }])
  expect((await act(lena, f, id, 'accept')).statusCode).toBe(404)
  const without = await grant(backend, f, { role: 'evaluator', scopes: ['schedule'] })
  expect((await without.inject(`/api/exchanges/trades?case=${f.caseId}`)).statusCode).toBe(404)
  const strange = await newPerson(backend)
  const [foreign, missing] = [
    await strange.inject(`/api/exchanges/trades?case=${f.caseId}`),
    await strange.inject('/api/exchanges/trades?case=99999999-9999-4999-8999-999999999999'),
  ]
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
})

test('a parent whose seat has ended can still read and answers nothing', async () => {
  const { backend, f } = await begin()
  const id = await ask(f.ana, f)
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date('2026-03-25T00:00:00Z') })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  expect(await tradesOf(f.ben, f)).toMatchObject([{ id, can: [] }])
  expect((await act(f.ben, f, id, 'accept')).statusCode).toBe(410)
})
