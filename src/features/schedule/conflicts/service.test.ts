import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { add, conflicts, post, schedule } from '#test/support/calendar.ts'
import { type Family, family, grant, type TestPerson, system } from '#test/support/family.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

// The tests' clock is at Thursday 2026-03-12, 2 pm in New York.

test('an event with a child on the other parent’s time is a conflict, with the clause and a prepared swap request', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await schedule(backend, f)
  const maya = f.children[0]!.id
  await add(f.ana, f, { title: 'Party', firstDay: '2026-03-24', lastDay: '2026-03-24', childIds: [maya], sides: ['A'] })
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

test('events that touch do not conflict, events that overlap do, and a parent dismisses a conflict for themselves only', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const childIds = [f.children[0]!.id]
  await add(f.ana, f, { title: 'First', firstDay: '2026-03-20', childIds })
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

test('only Ana sees that her own appointments overlap, and a granted seat gets no swap request', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await schedule(backend, f)
  await add(f.ana, f, { title: 'Dentist' })
  await add(f.ana, f, { title: 'Bank' })
  await add(f.ana, f, { title: 'Party', firstDay: '2026-03-24', lastDay: '2026-03-24', childIds: [f.children[0]!.id] })
  const kinds = async (who: TestPerson) => (await conflicts(who, f)).map(({ kind, author, fix }) => [kind, author, fix.draft !== null])
  expect(await kinds(f.ana)).toEqual([
    ['overlap', null, false],
    ['others_time', 'A', true],
  ])
  expect(await kinds(f.ben)).toEqual([['others_time', 'A', true]])
  expect(await kinds(await grant(backend, f))).toEqual([['others_time', 'A', false]])
})

test('there is no gap before the first schedule, nor in a case without a schedule', async () => {
  const backend = await theApp()
  const f = await family(backend)
  expect(await conflicts(f.ana, f)).toEqual([])
  await schedule(backend, f, [], '2026-03-18')
  expect(await conflicts(f.ana, f)).toEqual([])
})

test('a private event makes no conflict that the other parent sees', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f, { title: 'Shared' })
  await add(f.ana, f, { title: 'Lawyer', isShared: false })
  expect(await conflicts(f.ana, f)).toHaveLength(1)
  expect(await conflicts(f.ben, f)).toEqual([])
})

test('a parent who is away longer than the order allows is offered a swap request to the other parent', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await schedule(backend, f)
  await system(backend, (tx) =>
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
        created_at: new Date(backend.clock.now),
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

/** A place on the family's list; without a position no travel time can be computed. */
const place = (
  who: TestPerson,
  { caseId }: Family,
  name: string,
  position: { latitude: number; longitude: number } | null,
  isShared = true,
) => who.inject({ method: 'POST', url: `/api/cases/${caseId}/exchanges/places`, payload: { name, position, isShared } })
/** Two places in Columbus, Ohio: 21.7 km apart in a straight line. */
const [gym, rink] = [
  { latitude: 39.9612, longitude: -82.9988 },
  { latitude: 40.1563, longitude: -82.9988 },
]

test('too little travel time between two listed places is a conflict for that child, with the earliest time that would work', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const maya = f.children[0]!.id
  expect((await place(f.ana, f, 'Gym', gym)).statusCode).toBe(200)
  expect((await place(f.ana, f, 'Ice rink', rink)).statusCode).toBe(200)
  const child = { childIds: [maya], sides: [] as [], place: 'Gym' }
  await add(f.ana, f, { ...child, title: 'Practice', from: '15:30', to: '16:30' })
  // The fix moves the event that was added later.
  backend.clock.now += 60_000
  await add(f.ana, f, { ...child, title: 'Skating', from: '17:00', to: '18:00', place: ' ice RINK ' })
  const [found, ...rest] = await conflicts(f.ben, f)
  expect(rest).toEqual([])
  // 21.7 km × 1.3 at 50 km/h.
  expect(found).toMatchObject({
    kind: 'travel',
    items: [{ title: 'Practice' }, { title: 'Skating' }],
    from: '2026-03-20T20:30:00.000Z',
    reason: { key: 'too_far', children: [maya], people: [], minutes: 30, needed: 34 },
    fix: { kind: 'move', move: null },
  })
  const [own] = await conflicts(f.ana, f)
  expect(own!.fix.move).toMatchObject({ firstDay: '2026-03-20', from: '17:15', to: '18:15' })
  const { event: id, ...to } = own!.fix.move!
  const { sequence, firstDay, ...hours } = to
  expect((await post(f.ana, f, `events/${id}/move`, { sequence, firstDay, to: hours })).statusCode).toBe(200)
  expect(await conflicts(f.ana, f)).toEqual([])
})

test('no travel time is guessed: not within one place, not between two people’s places, not for places that are not listed', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await place(f.ana, f, 'Gym', gym)
  await place(f.ana, f, 'Ice rink', rink)
  await place(f.ana, f, 'Aunt Rosa', null)
  const game = (title: string, from: string, to: string, more: object) =>
    add(f.ana, f, { title, from, to, sides: ['A'], place: 'Gym', ...more })
  await game('One', '08:00', '09:00', {})
  await game('Same place at once after it', '09:00', '10:00', {})
  await game('Where nobody knows', '10:00', '11:00', { place: 'Field 7' })
  await game('Known by name alone', '11:00', '12:00', { place: 'Aunt Rosa' })
  await game('Of nobody above', '12:00', '13:00', { place: 'Ice rink', sides: ['B'] })
  await game('And back', '13:00', '14:00', { sides: ['A'] })
  expect(await conflicts(f.ana, f)).toEqual([])
})

test('hearings and exchanges count travel time, remote attendance does not, and a private place counts only for its author', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await schedule(backend, f)
  await place(f.ana, f, 'Library', rink)
  await place(f.ana, f, 'Courthouse', gym, false)
  // The exchange is at the library on Sunday, March 15, at 6 pm.
  const hearing = (more: object) => ({
    title: 'Status conference',
    kind: 'status_conference',
    day: '2026-03-15',
    from: '17:00',
    to: '17:45',
    court: 'Courthouse',
    ...more,
  })
  await system(backend, (tx) =>
    tx
      .insertInto('hearing')
      .values(
        [hearing({ remote: '' }), hearing({ remote: 'https://court.example/room', title: 'By a link' })].map(
          ({ day, from, to, ...said }: Record<string, string>) => ({
            ...said,
            case_id: f.caseId,
            id: randomUUID(),
            author_id: f.ana.memberId,
            is_shared: true,
            day,
            from_at: new Date(`${day}T${from}:00-04:00`),
            to_at: new Date(`${day}T${to}:00-04:00`),
            zone: 'America/New_York',
            sides: said.title === 'By a link' ? ['B'] : ['A'],
            created_at: new Date(backend.clock.now),
            updated_at: new Date(backend.clock.now),
          }),
        ) as never,
      )
      .execute(),
  )
  const travel = async (who: TestPerson) => (await conflicts(who, f)).filter(({ kind }) => kind === 'travel')
  expect((await travel(f.ana)).map(({ items, reason }) => [items.map(({ what }) => what), reason.people, reason.minutes])).toEqual([
    [['hearing', 'exchange'], ['A'], 15],
  ])
  expect(await travel(f.ben)).toEqual([])
})
