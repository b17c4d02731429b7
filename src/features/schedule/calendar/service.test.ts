import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { add, range, schedule } from '#test/support/calendar.ts'
import { family, grant, system } from '#test/support/family.ts'
import { seededRandom } from '#test/support/random.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Person } from '#access/actor.ts'
import { type Cases, casesOf } from '#access/cases.ts'
import type { Rule } from '#domain/schedule/types.ts'
import { byNobody } from '#http/bind.ts'
import { service } from './service.ts'

const theApp = sharedApp()

// The tests' clock is at Thursday 2026-03-12, 2 pm in New York.

test('the calendar says who has the children tonight, and when the next exchange is', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const ask = async () => (await f.ben.inject(`/api/calendar/tonight?case=${f.caseId}`)).json()
  expect(await ask()).toMatchObject({ hasSchedule: false, next: null, children: [{ tonight: 'gap' }, { tonight: 'gap' }] })
  await schedule(backend, f)
  expect(await ask()).toMatchObject({
    today: '2026-03-12',
    hasSchedule: true,
    children: [{ tonight: 'B' }, { tonight: 'B' }],
    next: { at: '2026-03-15T22:00:00.000Z', from: 'B', to: 'A', place: 'Library' },
  })
})

test('late on the evening of an exchange the night already belongs to the other parent, and the day is still the same', async () => {
  const backend = await theApp()
  backend.clock.now = Date.parse('2026-03-16T03:59:00Z')
  const f = await family(backend)
  await schedule(backend, f)
  const seen = (await f.ben.inject(`/api/calendar/tonight?case=${f.caseId}`)).json()
  expect(seen).toMatchObject({ today: '2026-03-15', children: [{ tonight: 'A' }, { tonight: 'A' }] })
})

test('a month shows its weeks from Sunday to Saturday, with nights, exchanges, holidays and other differences', async () => {
  const backend = await theApp()
  const f = await family(backend)
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
  await schedule(backend, f, [easter])
  const seen = await range(f.ana, f, 'view=month&day=2026-04-15')
  expect([seen.from, seen.to, seen.nights.length]).toEqual(['2026-03-29', '2026-05-02', 35])
  expect(seen.specials).toEqual([{ layer: 'holiday', label: 'Easter', holder: 'B', firstDay: '2026-04-05', lastDay: '2026-04-05' }])
  expect(seen.holidays).toContainEqual({ day: '2026-04-05', name: 'Easter Sunday', observed: false })
  expect(seen.exchanges.map(({ at, to }) => `${at} ${to}`)).toContain('2026-04-12T22:00:00.000Z A')
})

test('a request for more than 62 days, or for invalid days, is refused', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const ask = (query: string) => f.ana.inject(`/api/calendar/range?case=${f.caseId}&${query}`)
  expect((await ask('from=2026-01-01&to=2026-03-03')).statusCode).toBe(200)
  expect((await ask('from=2026-01-01&to=2026-03-04')).json()).toMatchObject({
    message: 'That is more than 62 days. Ask for a shorter time.',
  })
  expect((await ask('view=month&day=2026-02-30')).statusCode).toBe(400)
  expect((await ask('from=2026-03-04&to=2026-03-03')).json()).toMatchObject({ message: 'It ends before it begins.' })
})

test('all of ten thousand events are shown, in order', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const at = new Date(backend.clock.now)
  await system(backend, async (tx) => {
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

test('an open swap request shows on its days to both parents; a draft or an answered one does not', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const at = new Date(backend.clock.now)
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
  await system(backend, (tx) =>
    tx
      .insertInto('time_trade')
      .values([trade('sent', '2026-03-20'), trade('draft', '2026-03-21'), trade('withdrawn', '2026-03-22'), trade('sent', '2026-06-01')])
      .execute(),
  )
  expect((await range(f.ana, f)).asked).toMatchObject([{ firstDay: '2026-03-20', from: '2026-03-20T18:00', side: 'B', isMine: true }])
  expect((await range(f.ben, f)).asked).toMatchObject([{ firstDay: '2026-03-20', isMine: false }])
  const therapist = await grant(backend, f, { role: 'therapist', scopes: ['calendar', 'schedule'] })
  expect((await range(therapist, f)).asked).toEqual([])
})

test('the calendar reads its events once, only with the function that `npm run bench` measures', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f)
  const cases = casesOf({ ...backend.database, clock: () => backend.clock.now })
  const asked: string[] = []
  /** The same cases, except that the measured function finds nothing. */
  const blind: Cases = {
    ...cases,
    readAs: async (_actor, read) => {
      asked.push(read.name)
      return []
    },
  }
  const days = { case: f.caseId, from: '2026-03-01', to: '2026-04-30' }
  const eventCount = async (by: Cases) => {
    const { range: read } = service({
      cases: by,
      clock: () => backend.clock.now,
      random: seededRandom(1),
      isSafety: async () => false,
      dueSources: [],
    })
    const actor = { kind: 'person', account: f.ana.account } as Person
    return (await read({ ...byNobody, actor, query: days })).events.length
  }
  expect(await eventCount(cases)).toBe(1)
  expect([await eventCount(blind), asked]).toEqual([0, ['events_of']])
})
