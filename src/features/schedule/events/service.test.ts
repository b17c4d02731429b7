import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { add, change, draft, event, post, range, titles } from '#test/support/calendar.ts'
import { family, grant, newPerson, type TestPerson, system } from '#test/support/family.ts'
import { sharedApp, testApp } from '#test/support/test-app.ts'
import { casesOf } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import { type EventRow, eventsIn, eventsSeen } from './store.ts'

const theApp = sharedApp()

// The tests' clock is at Thursday 2026-03-12, 2 pm in New York.

test('an event at 3:30 pm in New York is stored as that instant, and the other parent can see but not change it', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f)).json()
  const { events, can } = await range(f.ben, f)
  expect(can.add).toBe(true)
  expect(events).toMatchObject([{ id, title: 'Dentist', fromAt: '2026-03-20T19:30:00.000Z', isMine: false, can: { move: false } }])
  const refused = await change(f.ben, f, id, { ...draft, title: 'Mine', sequence: 0 })
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'Only who added an event changes it.'])
  expect((await post(f.ben, f, `events/${id}/cancel`, { cancelled: true, sequence: 0 })).statusCode).toBe(403)
  expect((await post(f.ben, f, `events/${id}/move`, { firstDay: '2026-03-21', sequence: 0 })).statusCode).toBe(403)
})

test('only its author sees a private event, and a stranger to the case sees no event at all', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f, { isShared: false })).json()
  expect((await range(f.ben, f)).events).toEqual([])
  const hidden = await f.ben.inject(`/api/calendar/event?case=${f.caseId}&id=${id}`)
  const missing = await f.ben.inject(`/api/calendar/event?case=${f.caseId}&id=${randomUUID()}`)
  expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body])
  const strange = await newPerson(backend)
  const [foreign, none] = [
    await strange.inject(`/api/calendar/range?case=${f.caseId}`),
    await strange.inject(`/api/calendar/range?case=${randomUUID()}`),
  ]
  expect([foreign.statusCode, foreign.body]).toEqual([404, none.body])
  expect((await add(strange, f)).statusCode).toBe(404)
})

test('an event that has begun cannot be changed, moved or removed; either parent can add notes, and notes stay', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f, { firstDay: '2026-03-12', lastDay: '2026-03-12', from: '14:10', to: '15:00' })).json()
  backend.clock.now = Date.parse('2026-03-12T18:10:00Z')
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

test('an all-day event begins with its first day in the case’s time zone', async () => {
  const backend = await theApp()
  backend.clock.now = Date.parse('2026-03-14T03:55:00Z')
  const f = await family(backend)
  const { id } = (await add(f.ana, f, { firstDay: '2026-03-14', lastDay: '2026-03-15', from: null, to: null })).json()
  const moved = { ...draft, firstDay: '2026-03-14', lastDay: '2026-03-16', from: null, to: null }
  backend.clock.now = Date.parse('2026-03-14T03:59:00Z')
  expect((await change(f.ana, f, id, { ...moved, sequence: 0 })).statusCode).toBe(200)
  backend.clock.now = Date.parse('2026-03-14T04:00:00Z')
  expect((await change(f.ana, f, id, { ...moved, sequence: 1 })).statusCode).toBe(409)
})

test('two windows change one event: the second is refused, reads the saved version and can then replace it', async () => {
  const backend = await theApp()
  const f = await family(backend)
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
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await add(f.ana, f, { isShared: false, title: 'My lawyer' })).json()
  await change(f.ana, f, id, { ...draft, title: 'Busy', isShared: true, sequence: 0 })
  expect((await event(f.ana, f, id)).changes).toHaveLength(1)
  const seen = await event(f.ben, f, id)
  expect(seen.changes).toEqual([])
  expect(JSON.stringify(seen)).not.toContain('lawyer')
})

test('moving an event by days keeps its hour across a clock change, and a removed event can be restored', async () => {
  const backend = await testApp({})
  const f = await family(backend)
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
  const backend = await theApp()
  const f = await family(backend)
  const reply = await add(f.ana, f, wrong)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ message: sentence, detail: { field } })
  expect((await range(f.ana, f)).events).toEqual([])
})

test('an hour that occurs twice in the fall means the first of the two', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f, { firstDay: '2026-11-01', lastDay: '2026-11-01', from: '01:30', to: '03:00' })
  expect((await range(f.ana, f, 'from=2026-11-01&to=2026-11-01')).events[0]).toMatchObject({
    fromAt: '2026-11-01T05:30:00.000Z',
    toAt: '2026-11-01T08:00:00.000Z',
  })
})

test('a repeating event keeps its local hour, and a change applies to future dates only', async () => {
  const backend = await theApp()
  const f = await family(backend)
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

test('a request sent twice with one key adds one event', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const key = '33333333-3333-4333-8333-333333333333'
  const replies = await Promise.all([add(f.ana, f, {}, key), add(f.ana, f, {}, key)])
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  expect((await range(f.ana, f)).events).toHaveLength(1)
})

test('a granted seat sees only the days of its grant and adds nothing; without the scope it has no calendar', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f, { title: 'Within' })
  await add(f.ana, f, { title: 'Without', firstDay: '2026-04-02', lastDay: '2026-04-02' })
  await add(f.ana, f, { title: 'Private', isShared: false })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['calendar'], days: { from: '2026-03-01', to: '2026-03-31' } })
  const seen = await range(gal, f)
  expect([titles(seen), seen.can, seen.nights]).toEqual([['2026-03-20 Within'], { add: false }, []])
  expect((await add(gal, f)).statusCode).toBe(404)
  const mediator = await grant(backend, f, { role: 'mediator', scopes: ['trades'] })
  expect((await mediator.inject(`/api/calendar/range?case=${f.caseId}`)).statusCode).toBe(404)
  const lawyer = await grant(backend, f, { seesPrivate: true })
  expect(titles(await range(lawyer, f))).toContain('2026-03-20 Private')
})

test('a parent whose seat has ended reads the events up to that day and adds nothing', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f, { title: 'Before', firstDay: '2026-03-10', lastDay: '2026-03-10' })
  await add(f.ana, f, { title: 'After' })
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('case_id', '=', f.caseId)
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  const seen = await range(f.ben, f)
  expect([titles(seen), seen.can]).toEqual([['2026-03-10 Before'], { add: false }])
  expect((await add(f.ben, f)).statusCode).toBe(410)
})

test('in safety mode shared events have no place, and private ones keep theirs', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await backend.database.owner
    .insertInto('account_setting')
    .values({ account_id: f.ana.account, is_safety: true, updated_at: new Date() } as never)
    .execute()
  await add(f.ana, f, { title: 'Shared' })
  await add(f.ana, f, { title: 'Own', isShared: false })
  const seen = await range(f.ana, f)
  expect(seen.hidesPlaces).toBe(true)
  expect(Object.fromEntries(seen.events.map(({ title, place }) => [title, place]))).toEqual({ Shared: '', Own: 'Dr. Wu' })
})

test('a pasted letter suggests events and saves none', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const text = 'Dear families, parent-teacher conferences are on March 26, 2026 from 5:00 pm to 5:40 pm in the gym.'
  const { proposals } = (await post(f.ana, f, 'text', { text })).json()
  expect(proposals).toMatchObject([{ day: '2026-03-26', from: '17:00', to: '17:40', kind: 'school' }])
  expect((await range(f.ana, f)).events).toEqual([])
})

test('the calendar’s single query reads exactly the events that a transaction of the same person reads', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f, { title: 'Within' })
  await add(f.ana, f, { title: 'Every week', firstDay: '2026-03-17', lastDay: '2026-03-17', repeat: { every: 1, on: [1], until: null } })
  await add(f.ana, f, { title: 'Ana’s own', isShared: false })
  await add(f.ben, f, { title: 'Ben’s own', isShared: false })
  await add(f.ana, f, { title: 'After', firstDay: '2026-05-02', lastDay: '2026-05-02' })
  const out = (await add(f.ana, f, { title: 'Taken out' })).json()
  await post(f.ana, f, `events/${out.id}/cancel`, { cancelled: true, sequence: 0 })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['calendar'], days: { from: '2026-03-19', to: '2026-03-31' } })
  const lawyer = await grant(backend, f, { seesPrivate: true })
  const strange = await newPerson(backend)
  const cases = casesOf({ ...backend.database, clock: () => backend.clock.now })
  const days = { from: '2026-03-01' as Day, to: '2026-04-30' as Day }
  const byId = (rows: EventRow[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const seen: Record<string, string[]> = {}
  for (const [who, person] of Object.entries({ ana: f.ana, ben: f.ben, gal, lawyer, strange })) {
    const hot = await eventsSeen(cases, person, { caseId: f.caseId, ...days })
    expect(byId(hot)).toEqual(byId(await cases.asActor(person, (tx) => eventsIn(tx, f.caseId, days))))
    seen[who] = hot.map(({ title }) => title).toSorted()
  }
  expect(seen).toEqual({
    ana: ['Ana’s own', 'Every week', 'Within'],
    ben: ['Ben’s own', 'Every week', 'Within'],
    gal: ['Within'],
    lawyer: ['Ana’s own', 'Every week', 'Within'],
    strange: [],
  })
})

test('the places to choose from are those that the reader sees in the case', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const position = { latitude: 39.96, longitude: -83 }
  const place = (payload: object) => f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/exchanges/places`, payload })
  await place({ name: 'Library', position, isShared: true })
  await place({ name: 'Aunt Rosa', position: null, isShared: false })
  const places = async (who: TestPerson) => (await who.inject(`/api/calendar/places?case=${f.caseId}`)).json().places
  expect(await places(f.ana)).toEqual([
    { name: 'Aunt Rosa', isLocated: false },
    { name: 'Library', isLocated: true },
  ])
  expect(await places(f.ben)).toEqual([{ name: 'Library', isLocated: true }])
  const strange = await newPerson(backend)
  expect((await strange.inject(`/api/calendar/places?case=${f.caseId}`)).statusCode).toBe(404)
})
