import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Family, family, grant, type Somebody, somebody, system } from '../../../test/family.ts'
import { type TestWorld, world } from '../../../test/world.ts'
import type { Rule } from '../../domain/custody/types.ts'
import type { Conflict, Draft, EventRecord, Occurrence, Range } from './contract.ts'

// The tests' clock stands at Thursday 2026-03-12, 2 pm in New York.
const draft: Draft = {
  title: 'Dentist',
  kind: 'health',
  firstDay: '2026-03-20',
  lastDay: '2026-03-20',
  from: '15:30',
  to: '16:30',
  place: 'Dr. Wu',
  notes: '',
  childIds: [],
  sides: ['A'],
  dropOff: null,
  pickUp: null,
  repeat: null,
  isShared: true,
}

const add = (who: Somebody, { caseId }: Family, more: Partial<Draft> = {}, key?: string) =>
  who.inject({
    method: 'POST',
    url: `/api/cases/${caseId}/calendar/events`,
    payload: { ...draft, ...more },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const range = async (who: Somebody, { caseId }: Family, query = 'from=2026-03-01&to=2026-04-30') =>
  (await who.inject(`/api/calendar/range?case=${caseId}&${query}`)).json() as Range
const event = async (who: Somebody, { caseId }: Family, id: string) =>
  (await who.inject(`/api/calendar/event?case=${caseId}&id=${id}`)).json() as EventRecord
const change = (who: Somebody, { caseId }: Family, id: string, body: object) =>
  who.inject({ method: 'PUT', url: `/api/cases/${caseId}/calendar/events/${id}`, payload: body })
const post = (who: Somebody, { caseId }: Family, path: string, payload: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/calendar/${path}`, payload })
const titles = ({ events }: { events: readonly Occurrence[] }) => events.map(({ title, firstDay }) => `${firstDay} ${title}`)

/** Weeks in turns from Sunday 1 March: A has the first. */
async function schedule(court: TestWorld, f: Family, more: readonly Rule[] = []) {
  const rules: Rule[] = [
    {
      id: 'weeks',
      layer: 'base',
      children: 'all',
      span: { kind: 'cycle', anchor: '2026-03-01' as never, nights: 'AAAAAAABBBBBBB', handover: { at: '18:00', place: 'Library' } },
      clause: { paragraph: '5', text: 'Weeks in turns.' },
    },
    ...more,
  ]
  const at = new Date(court.clock.now)
  await system(court, (tx) =>
    tx
      .insertInto('schedule_version')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ana.memberId,
        title: 'Weeks',
        basis: 'agreed',
        effective_on: '2026-01-01',
        rules: JSON.stringify(rules),
        state: 'approved',
        proposed_at: at,
        answered_by: f.ben.memberId,
        answered_at: at,
        created_at: at,
      })
      .execute(),
  )
}

test('an event at 3:30 pm in New York is kept as that instant, and the other parent sees it and changes nothing', async () => {
  const court = await world()
  const f = await family(court)
  const { id } = (await add(f.ana, f)).json()
  const { events, can } = await range(f.ben, f)
  expect(can.add).toBe(true)
  expect(events).toMatchObject([{ id, title: 'Dentist', fromAt: '2026-03-20T19:30:00.000Z', isMine: false, can: { move: false } }])
  const refused = await change(f.ben, f, id, { ...draft, title: 'Mine', sequence: 0 })
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'Only who added an event changes it.'])
  expect((await post(f.ben, f, `events/${id}/cancel`, { cancelled: true, sequence: 0 })).statusCode).toBe(403)
  expect((await post(f.ben, f, `events/${id}/move`, { firstDay: '2026-03-21', sequence: 0 })).statusCode).toBe(403)
})

test('what is private is its author’s alone, and for whoever is not in the case there is none', async () => {
  const court = await world()
  const f = await family(court)
  const { id } = (await add(f.ana, f, { isShared: false })).json()
  expect((await range(f.ben, f)).events).toEqual([])
  const hidden = await f.ben.inject(`/api/calendar/event?case=${f.caseId}&id=${id}`)
  const missing = await f.ben.inject(`/api/calendar/event?case=${f.caseId}&id=${randomUUID()}`)
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body])
  const strange = await somebody(court)
  const [foreign, none] = [
    await strange.inject(`/api/calendar/range?case=${f.caseId}`),
    await strange.inject(`/api/calendar/range?case=${randomUUID()}`),
  ]
  expect([foreign.statusCode, foreign.body]).toEqual([404, none.body])
  expect((await add(strange, f)).statusCode).toBe(404)
})

test('what has begun stands: no change, no move, no taking out; words are added, by either parent, and stay', async () => {
  const court = await world()
  const f = await family(court)
  const { id } = (await add(f.ana, f, { firstDay: '2026-03-12', lastDay: '2026-03-12', from: '14:10', to: '15:00' })).json()
  court.clock.now = Date.parse('2026-03-12T18:10:00Z')
  for (const reply of [
    await change(f.ana, f, id, { ...draft, title: 'Other', sequence: 0 }),
    await post(f.ana, f, `events/${id}/move`, { firstDay: '2026-03-25', sequence: 0 }),
    await post(f.ana, f, `events/${id}/cancel`, { cancelled: true, sequence: 0 }),
  ])
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'This event has begun, and stands as it is. You can add words to it.'])
  expect((await post(f.ana, f, `events/${id}/addenda`, { text: 'We were late.' })).statusCode).toBe(200)
  expect((await post(f.ben, f, `events/${id}/addenda`, { text: 'I waited.' })).statusCode).toBe(200)
  const seen = await event(f.ben, f, id)
  expect(seen).toMatchObject({ title: 'Dentist', begun: true, can: { change: false, add: true } })
  expect(seen.addenda.map(({ text, isMine }) => [text, isMine])).toEqual([
    ['We were late.', false],
    ['I waited.', true],
  ])
})

test('an event of whole days has begun with its first day in the case’s zone', async () => {
  const court = await world()
  court.clock.now = Date.parse('2026-03-14T03:55:00Z')
  const f = await family(court)
  const { id } = (await add(f.ana, f, { firstDay: '2026-03-14', lastDay: '2026-03-15', from: null, to: null })).json()
  const moved = { ...draft, firstDay: '2026-03-14', lastDay: '2026-03-16', from: null, to: null }
  court.clock.now = Date.parse('2026-03-14T03:59:00Z')
  expect((await change(f.ana, f, id, { ...moved, sequence: 0 })).statusCode).toBe(200)
  court.clock.now = Date.parse('2026-03-14T04:00:00Z')
  expect((await change(f.ana, f, id, { ...moved, sequence: 1 })).statusCode).toBe(409)
})

test('two windows change one event: the second is told, sees what stands, and can write over it knowingly', async () => {
  const court = await world()
  const f = await family(court)
  const { id } = (await add(f.ana, f)).json()
  const replies = await Promise.all(['One', 'Two'].map((title) => change(f.ana, f, id, { ...draft, title, sequence: 0 })))
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409])
  const stands = replies[0]!.statusCode === 200 ? 'One' : 'Two'
  const seen = await event(f.ana, f, id)
  expect(seen).toMatchObject({ title: stands, sequence: 1 })
  expect((await change(f.ana, f, id, { ...draft, title: 'Both', sequence: seen.sequence })).statusCode).toBe(200)
  expect((await event(f.ben, f, id)).changes.map(({ what }) => what)).toEqual([
    [{ field: 'title', was: stands, is: 'Both' }],
    [{ field: 'title', was: 'Dentist', is: stands }],
  ])
})

test('what an event said while it was private is not shown once it is shared', async () => {
  const court = await world()
  const f = await family(court)
  const { id } = (await add(f.ana, f, { isShared: false, title: 'My lawyer' })).json()
  await change(f.ana, f, id, { ...draft, title: 'Busy', isShared: true, sequence: 0 })
  expect((await event(f.ana, f, id)).changes).toHaveLength(1)
  const seen = await event(f.ben, f, id)
  expect(seen.changes).toEqual([])
  expect(JSON.stringify(seen)).not.toContain('lawyer')
})

test('an event is moved by days at the same hour, over the change of the clocks too; taken out, it can be put back', async () => {
  const court = await world({})
  const f = await family(court)
  const { id } = (await add(f.ana, f, { firstDay: '2026-10-31', lastDay: '2026-10-31' })).json()
  const october = 'from=2026-10-25&to=2026-11-10'
  expect((await range(f.ana, f, october)).events[0]!.fromAt).toBe('2026-10-31T19:30:00.000Z')
  expect((await post(f.ana, f, `events/${id}/move`, { firstDay: '2026-11-01', sequence: 0 })).json()).toEqual({ id, sequence: 1 })
  expect((await range(f.ana, f, october)).events[0]!.fromAt).toBe('2026-11-01T20:30:00.000Z')
  expect((await post(f.ana, f, `events/${id}/cancel`, { cancelled: true, sequence: 1 })).json()).toEqual({
    cancelled: true,
    sequence: 2,
    canUndo: true,
  })
  expect((await range(f.ana, f, october)).events).toEqual([])
  expect((await post(f.ana, f, `events/${id}/cancel`, { cancelled: false, sequence: 2 })).statusCode).toBe(200)
  expect((await range(f.ana, f, october)).events).toHaveLength(1)
})

test.each([
  [{ firstDay: '2026-02-29', lastDay: '2026-03-02' }, 'firstDay', 'There is no such day in the calendar.'],
  [{ lastDay: '2026-03-19' }, 'lastDay', 'It ends before it begins.'],
  [{ to: '15:00' }, 'to', 'It ends before it begins.'],
  [{ to: null }, 'to', 'Say when it ends. A guess is enough.'],
  [
    { firstDay: '2027-03-14', lastDay: '2027-03-14', from: '02:30', to: '04:00' },
    'from',
    'On that day the clocks go forward and there is no such time. Choose an hour later.',
  ],
  [
    { repeat: { every: 1, on: [0], until: null } },
    'repeat',
    'The first day is on another weekday. Choose its weekday too, or another first day.',
  ],
  [{ childIds: ['99999999-9999-4999-8999-999999999999'] }, 'childIds', 'One of the children is not in this case.'],
])('%j is refused with a sentence at its field, and nothing is added', async (wrong, field, sentence) => {
  const court = await world()
  const f = await family(court)
  const reply = await add(f.ana, f, wrong)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ message: sentence, detail: { field } })
  expect((await range(f.ana, f)).events).toEqual([])
})

test('an hour that comes twice in autumn is the first of the two', async () => {
  const court = await world()
  const f = await family(court)
  await add(f.ana, f, { firstDay: '2026-11-01', lastDay: '2026-11-01', from: '01:30', to: '03:00' })
  expect((await range(f.ana, f, 'from=2026-11-01&to=2026-11-01')).events[0]).toMatchObject({
    fromAt: '2026-11-01T05:30:00.000Z',
    toAt: '2026-11-01T08:00:00.000Z',
  })
})

test('what repeats keeps its hour on the wall; changing it changes what is to come, and what was stands', async () => {
  const court = await world()
  const f = await family(court)
  const soccer = { title: 'Soccer', firstDay: '2026-03-03', lastDay: '2026-03-03', repeat: { every: 1, on: [1], until: '2026-03-31' } }
  const { id } = (await add(f.ana, f, soccer)).json()
  const before = (await range(f.ben, f)).events
  expect(before.map(({ fromAt }) => fromAt)).toEqual([
    '2026-03-03T20:30:00.000Z',
    '2026-03-10T19:30:00.000Z',
    '2026-03-17T19:30:00.000Z',
    '2026-03-24T19:30:00.000Z',
    '2026-03-31T19:30:00.000Z',
  ])
  const reply = await change(f.ana, f, id, { ...draft, ...soccer, title: 'Soccer, new field', sequence: 0 })
  expect(reply.statusCode).toBe(200)
  expect(reply.json().id).not.toBe(id)
  expect(titles(await range(f.ben, f))).toEqual([
    '2026-03-03 Soccer',
    '2026-03-10 Soccer',
    '2026-03-17 Soccer, new field',
    '2026-03-24 Soccer, new field',
    '2026-03-31 Soccer, new field',
  ])
  expect((await post(f.ana, f, `events/${reply.json().id}/cancel`, { cancelled: true, sequence: 0 })).json()).toMatchObject({
    canUndo: true,
  })
  expect(titles(await range(f.ben, f))).toEqual(['2026-03-03 Soccer', '2026-03-10 Soccer'])
})

test('sent twice with one key there is one event', async () => {
  const court = await world()
  const f = await family(court)
  const key = '33333333-3333-4333-8333-333333333333'
  const replies = await Promise.all([add(f.ana, f, {}, key), add(f.ana, f, {}, key)])
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  expect((await range(f.ana, f)).events).toHaveLength(1)
})

test('a grant shows the days it names and no others, and adds nothing; without the scope there is no calendar', async () => {
  const court = await world()
  const f = await family(court)
  await add(f.ana, f, { title: 'Within' })
  await add(f.ana, f, { title: 'Without', firstDay: '2026-04-02', lastDay: '2026-04-02' })
  await add(f.ana, f, { title: 'Private', isShared: false })
  const gal = await grant(court, f, { role: 'gal', scopes: ['calendar'], days: { from: '2026-03-01', to: '2026-03-31' } })
  const seen = await range(gal, f)
  expect([titles(seen), seen.can, seen.nights]).toEqual([['2026-03-20 Within'], { add: false }, []])
  expect((await add(gal, f)).statusCode).toBe(404)
  const mediator = await grant(court, f, { role: 'mediator', scopes: ['trades'] })
  expect((await mediator.inject(`/api/calendar/range?case=${f.caseId}`)).statusCode).toBe(404)
  const lawyer = await grant(court, f, { seesPrivate: true })
  expect(titles(await range(lawyer, f))).toContain('2026-03-20 Private')
})

test('a parent whose part has ended reads what was until then and adds nothing', async () => {
  const court = await world()
  const f = await family(court)
  await add(f.ana, f, { title: 'Before', firstDay: '2026-03-10', lastDay: '2026-03-10' })
  await add(f.ana, f, { title: 'After' })
  await system(court, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(court.clock.now) })
      .where('case_id', '=', f.caseId)
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  const seen = await range(f.ben, f)
  expect([titles(seen), seen.can]).toEqual([['2026-03-10 Before'], { add: false }])
  expect((await add(f.ben, f)).statusCode).toBe(410)
})

test('who has the children tonight, and when they change hands next', async () => {
  const court = await world()
  const f = await family(court)
  const ask = async () => (await f.ben.inject(`/api/calendar/tonight?case=${f.caseId}`)).json()
  expect(await ask()).toMatchObject({ hasSchedule: false, next: null, children: [{ tonight: 'gap' }, { tonight: 'gap' }] })
  await schedule(court, f)
  expect(await ask()).toMatchObject({
    today: '2026-03-12',
    hasSchedule: true,
    children: [{ tonight: 'B' }, { tonight: 'B' }],
    next: { at: '2026-03-15T22:00:00.000Z', from: 'B', to: 'A', place: 'Library' },
  })
})

test('late in the evening of an exchange the night is the other parent’s already, and the day is still the same', async () => {
  const court = await world()
  court.clock.now = Date.parse('2026-03-16T03:59:00Z')
  const f = await family(court)
  await schedule(court, f)
  const seen = (await f.ben.inject(`/api/calendar/tonight?case=${f.caseId}`)).json()
  expect(seen).toMatchObject({ today: '2026-03-15', children: [{ tonight: 'A' }, { tonight: 'A' }] })
})

test('a month shows its weeks from Sunday to Saturday, with nights, exchanges, holidays and what differs', async () => {
  const court = await world()
  const f = await family(court)
  const easter: Rule = {
    id: 'easter',
    layer: 'holiday',
    children: 'all',
    label: 'Easter',
    span: {
      kind: 'holiday',
      date: { type: 'easter' },
      from: { offset: 0, at: '09:00' },
      to: { offset: 0, at: '19:00' },
      turn: { every: 'B' },
    },
  }
  await schedule(court, f, [easter])
  const seen = await range(f.ana, f, 'view=month&day=2026-04-15')
  expect([seen.from, seen.to, seen.nights.length]).toEqual(['2026-03-29', '2026-05-02', 35])
  expect(seen.specials).toEqual([{ layer: 'holiday', label: 'Easter', holder: 'B', firstDay: '2026-04-05', lastDay: '2026-04-05' }])
  expect(seen.holidays).toContainEqual({ day: '2026-04-05', name: 'Easter Sunday', observed: false })
  expect(seen.exchanges.map(({ at, to }) => `${at} ${to}`)).toContain('2026-04-12T22:00:00.000Z A')
})

test('more than 62 days are not asked for at once, nor days that are none', async () => {
  const court = await world()
  const f = await family(court)
  const ask = (query: string) => f.ana.inject(`/api/calendar/range?case=${f.caseId}&${query}`)
  expect((await ask('from=2026-01-01&to=2026-03-03')).statusCode).toBe(200)
  expect((await ask('from=2026-01-01&to=2026-03-04')).json()).toMatchObject({
    message: 'That is more than 62 days. Ask for a shorter time.',
  })
  expect((await ask('view=month&day=2026-02-30')).statusCode).toBe(400)
  expect((await ask('from=2026-03-04&to=2026-03-03')).json()).toMatchObject({ message: 'It ends before it begins.' })
})

test('ten thousand events are all there, in order', async () => {
  const court = await world()
  const f = await family(court)
  const at = new Date(court.clock.now)
  await system(court, async (tx) => {
    for (let batch = 0; batch < 10; batch += 1)
      await tx
        .insertInto('event')
        .values(
          Array.from({ length: 1_000 }, (_, n) => ({
            case_id: f.caseId,
            id: randomUUID(),
            author_id: f.ana.memberId,
            kind: 'event',
            title: `Event ${batch * 1_000 + n}`,
            from_day: `2026-03-${String(1 + ((batch * 7 + n) % 31)).padStart(2, '0')}`,
            to_day: `2026-03-${String(1 + ((batch * 7 + n) % 31)).padStart(2, '0')}`,
            zone: 'America/New_York',
            created_at: at,
            updated_at: at,
          })),
        )
        .execute()
  })
  const { events } = await range(f.ben, f)
  expect(events).toHaveLength(10_000)
  expect(events.every(({ firstDay }, index) => index === 0 || events[index - 1]!.firstDay <= firstDay)).toBe(true)
})

test('in safety mode what one shares has no place; what is one’s own keeps it', async () => {
  const court = await world()
  const f = await family(court)
  await court.database.owner
    .insertInto('account_setting')
    .values({ account_id: f.ana.account, is_safety: true, updated_at: new Date() } as never)
    .execute()
  await add(f.ana, f, { title: 'Shared' })
  await add(f.ana, f, { title: 'Own', isShared: false })
  const seen = await range(f.ana, f)
  expect(seen.hidesPlaces).toBe(true)
  expect(Object.fromEntries(seen.events.map(({ title, place }) => [title, place]))).toEqual({ Shared: '', Own: 'Dr. Wu' })
})

const conflicts = async (who: Somebody, { caseId }: Family) =>
  (await who.inject(`/api/calendar/conflicts?case=${caseId}`)).json().conflicts as Conflict[]

test('an event with a child in the other parent’s time is a conflict with its clause and a swap request that is ready', async () => {
  const court = await world()
  const f = await family(court)
  await schedule(court, f)
  const maya = f.children[0]!.id
  await add(f.ana, f, { title: 'Party', firstDay: '2026-03-24', lastDay: '2026-03-24', childIds: [maya], sides: [] })
  const [found, ...rest] = await conflicts(f.ben, f)
  expect(rest).toEqual([])
  expect(found).toMatchObject({
    kind: 'others_time',
    items: [{ what: 'event', title: 'Party', day: '2026-03-24' }],
    clause: { paragraph: '5', text: 'Weeks in turns.' },
    reason: { key: 'others_time', holder: 'B', children: [maya] },
    letBe: false,
  })
  expect(JSON.parse(Buffer.from(found!.fix.draft!, 'base64url').toString())).toEqual({
    kind: 'swap',
    legs: [
      { from: '2026-03-24T15:30', to: '2026-03-24T16:30', children: [maya], side: 'A' },
      { from: '2026-03-31T15:30', to: '2026-03-31T16:30', children: [maya], side: 'B' },
    ],
  })
})

test('touching edges are no conflict; an overlap is, and whoever lets it be is told no more of it, for themselves', async () => {
  const court = await world()
  const f = await family(court)
  await add(f.ana, f, { title: 'First', firstDay: '2026-03-20' })
  await add(f.ana, f, { title: 'After', from: '16:30', to: '17:00' })
  expect(await conflicts(f.ana, f)).toEqual([])
  await add(f.ana, f, { title: 'Within', from: '16:00', to: '16:30' })
  const [found] = await conflicts(f.ana, f)
  expect(found).toMatchObject({ kind: 'overlap', reason: { key: 'parent_twice', people: ['A'] } })
  expect((await post(f.ana, f, `conflicts/${found!.key}`, { letBe: true })).statusCode).toBe(200)
  expect((await conflicts(f.ana, f)).map(({ letBe }) => letBe)).toEqual([true])
  expect((await conflicts(f.ben, f)).map(({ letBe }) => letBe)).toEqual([false])
  await post(f.ana, f, `conflicts/${found!.key}`, { letBe: false })
  expect((await conflicts(f.ana, f)).map(({ letBe }) => letBe)).toEqual([false])
})

test('a private event makes no conflict that the other parent is told of', async () => {
  const court = await world()
  const f = await family(court)
  await add(f.ana, f, { title: 'Shared' })
  await add(f.ana, f, { title: 'Lawyer', isShared: false })
  expect(await conflicts(f.ana, f)).toHaveLength(1)
  expect(await conflicts(f.ben, f)).toEqual([])
})

test('a pasted letter proposes and writes nothing', async () => {
  const court = await world()
  const f = await family(court)
  const text = 'Dear families, parent-teacher conferences are on March 26, 2026 from 5:00 pm to 5:40 pm in the gym.'
  const { proposals } = (await post(f.ana, f, 'text', { text })).json()
  expect(proposals).toMatchObject([{ day: '2026-03-26', from: '17:00', to: '17:40', kind: 'school' }])
  expect((await range(f.ana, f)).events).toEqual([])
})

test('a swap request that waits shows on its days to both parents; a draft, or one that was answered, does not', async () => {
  const court = await world()
  const f = await family(court)
  const at = new Date(court.clock.now)
  const trade = (state: string, day: string) => ({
    case_id: f.caseId,
    id: randomUUID(),
    author_id: f.ana.memberId,
    kind: 'give',
    reason: 'Work',
    legs: JSON.stringify([{ from: `${day}T18:00`, to: `${day}T20:00`, children: [f.children[0]!.id], side: 'B' }]),
    first_day: day,
    state,
    ...(state !== 'draft' && { sent_at: at }),
    ...(state === 'withdrawn' && { settled_by: f.ana.memberId, settled_at: at }),
    created_at: at,
  })
  await system(court, (tx) =>
    tx
      .insertInto('time_trade')
      .values([trade('sent', '2026-03-20'), trade('draft', '2026-03-21'), trade('withdrawn', '2026-03-22'), trade('sent', '2026-06-01')])
      .execute(),
  )
  expect((await range(f.ana, f)).asked).toMatchObject([{ firstDay: '2026-03-20', from: '2026-03-20T18:00', side: 'B', isMine: true }])
  expect((await range(f.ben, f)).asked).toMatchObject([{ firstDay: '2026-03-20', isMine: false }])
  const therapist = await grant(court, f, { role: 'therapist', scopes: ['calendar', 'schedule'] })
  expect((await range(therapist, f)).asked).toEqual([])
})

test('who is away longer than the order allows is offered the swap that asks the other parent first', async () => {
  const court = await world()
  const f = await family(court)
  await schedule(court, f)
  await system(court, (tx) =>
    tx
      .insertInto('case_order')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ana.memberId,
        is_shared: true,
        title: 'Decree',
        kind: 'decree',
        effective_on: '2026-01-01',
        facts: JSON.stringify({
          firstRefusal: { hours: 4, clause: { paragraph: '9', text: 'Whoever is away for four hours asks first.' } },
        }),
        created_at: new Date(court.clock.now),
      } as never)
      .execute(),
  )
  // A has the children in the week of 15 March.
  await add(f.ana, f, { title: 'Late shift', firstDay: '2026-03-18', lastDay: '2026-03-18', from: '14:00', to: '22:00', isShared: false })
  const [found] = await conflicts(f.ana, f)
  expect(found).toMatchObject({ kind: 'first_refusal', clause: { paragraph: '9' }, fix: { kind: 'ask_first' } })
  const { kind, legs } = JSON.parse(Buffer.from(found!.fix.draft!, 'base64url').toString())
  expect([kind, legs]).toEqual([
    'give',
    [{ from: '2026-03-18T14:00', to: '2026-03-18T22:00', children: expect.arrayContaining(f.children.map(({ id }) => id)), side: 'B' }],
  ])
})
