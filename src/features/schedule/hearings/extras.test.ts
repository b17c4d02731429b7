import { expect, test } from 'vitest'
import { type Family, family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import type { Check, Incoming } from './contract.ts'

const theApp = sharedApp()

/** The schedule is 2-2-5-5 from a Monday in the past: Monday and Tuesday nights are Ana's. */
async function withSchedule(backend: TestApp) {
  const f = await family(backend)
  await system(backend, (tx) =>
    tx
      .insertInto('schedule_version')
      .values({
        case_id: f.caseId,
        id: '55555555-5555-4555-8555-555555555555',
        author_id: f.ana.memberId,
        title: 'Agreed',
        basis: 'agreed',
        effective_on: '2020-01-06',
        rules: JSON.stringify([
          {
            id: 'weeks',
            layer: 'base',
            children: 'all',
            span: { kind: 'cycle', anchor: '2020-01-06', nights: 'AABBAAAAABBBBB', handover: { at: '17:00', place: 'Library' } },
            clause: { paragraph: '5', text: 'Mondays with Ana.' },
          },
        ]),
        state: 'approved',
        answered_at: new Date(backend.clock.now),
        created_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  return f
}
const hearing = {
  title: 'Status conference',
  kind: 'status_conference',
  // A Tuesday.
  day: '2031-04-22',
  from: '09:30',
  to: '10:30',
  zone: 'America/New_York',
  court: '',
  room: '',
  remote: '',
  judge: '',
  sides: ['A'],
  preparation: [],
  documentsDueOn: null,
  notes: '',
  isShared: true,
}
const add = (who: TestPerson, { caseId }: Family, more: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/hearings`, payload: { ...hearing, ...more } })
const checks = async (who: TestPerson, { caseId }: Family) =>
  (await who.inject(`/api/hearings/checks?case=${caseId}`)).json().checks as Check[]

test('both parents read who has the children during an upcoming hearing, with the clause', async () => {
  const backend = await theApp()
  const f = await withSchedule(backend)
  await add(f.ana, f)
  await add(f.ana, f, { title: 'Long ago', day: '2020-04-21' })
  const found = await checks(f.ana, f)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    care: [
      {
        side: 'A',
        otherIsFree: true,
        fromWall: '2031-04-22T09:30',
        toWall: '2031-04-22T10:30',
        clause: { paragraph: '5' },
        askFirst: null,
      },
    ],
    close: [],
  })
  expect(found[0]!.care[0]!.children.map(({ name }) => name).toSorted()).toEqual(['Leo', 'Maya'])
  expect(await checks(f.ben, f)).toEqual(found)
})

test('a long enough hearing names the order’s right of first refusal with its paragraph', async () => {
  const backend = await theApp()
  const f = await withSchedule(backend)
  await system(backend, (tx) =>
    tx
      .insertInto('case_order')
      .values({
        case_id: f.caseId,
        id: '66666666-6666-4666-8666-666666666666',
        author_id: f.ana.memberId,
        is_shared: true,
        title: 'Decree',
        kind: 'decree',
        effective_on: '2020-01-06',
        facts: JSON.stringify({ firstRefusal: { hours: 4, clause: { paragraph: '10', text: 'Ask first.' } } }),
        created_at: new Date(backend.clock.now),
      })
      .execute(),
  )
  await add(f.ana, f, { from: '09:00', to: '13:00' })
  await add(f.ana, f, { from: '09:00', to: '13:01' })
  expect((await checks(f.ana, f)).map(({ care }) => care[0]!.askFirst)).toEqual([null, { hours: 4, paragraph: '10' }])
})

test('readers who see both listed places read the travel time to an exchange, as in the calendar’s conflicts', async () => {
  const backend = await theApp()
  const f = await withSchedule(backend)
  const place = (name: string, latitude: number, isShared: boolean) =>
    f.ana.inject({
      method: 'POST',
      url: `/api/cases/${f.caseId}/exchanges/places`,
      payload: { name, position: { latitude, longitude: -82.9988 }, isShared },
    })
  await place('Library', 40.1563, true)
  await place('Courthouse', 39.9612, false)
  // Wednesday's exchange is at 5 pm.
  await add(f.ana, f, { day: '2031-04-23', from: '16:00', to: '16:45', court: 'Courthouse' })
  const ways = async (who: TestPerson) => (await checks(who, f)).map(({ close }) => close.map(({ minutes, way }) => [minutes, way]))
  // 21.7 km × 1.3 at 50 km/h.
  expect(await ways(f.ana)).toEqual([[[15, { minutes: 34, isShort: true }]]])
  const { conflicts } = (await f.ana.inject(`/api/calendar/conflicts?case=${f.caseId}&from=2031-04-23&to=2031-04-23`)).json()
  expect(conflicts.filter(({ kind }: { kind: string }) => kind === 'travel')).toMatchObject([{ reason: { minutes: 15, needed: 34 } }])
  // The courthouse's position is private to Ana.
  expect(await ways(f.ben)).toEqual([[[15, null]]])
  const gal = await grant(backend, f, { role: 'gal', scopes: ['hearings', 'schedule', 'children'] })
  expect(await ways(gal)).toEqual([[[15, null]]])
  await add(f.ana, f, { day: '2031-04-30', from: '16:00', to: '16:45', court: 'Courthouse', remote: 'https://court.example' })
  expect(await ways(f.ana)).toEqual([[[15, { minutes: 34, isShort: true }]], [[15, null]]])
})

test('a seat with hearings and no schedule reads nothing about children; one with neither, and a stranger, find nothing', async () => {
  const backend = await theApp()
  const f = await withSchedule(backend)
  await add(f.ana, f)
  const gal = await grant(backend, f, { role: 'gal', scopes: ['hearings'] })
  expect(await checks(gal, f)).toMatchObject([{ care: [], close: [] }])
  const lawyer = await grant(backend, f)
  expect((await checks(lawyer, f))[0]!.care).toHaveLength(1)
  for (const who of [await grant(backend, f, { role: 'evaluator', scopes: ['schedule'] }), await newPerson(backend)])
    expect((await who.inject(`/api/hearings/checks?case=${f.caseId}`)).statusCode).toBe(404)
})

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Court//EN',
  ...['one', 'two'].flatMap((uid) => [
    'BEGIN:VEVENT',
    `UID:${uid}@court`,
    'DTSTAMP:20200101T000000Z',
    ...(uid === 'one'
      ? ['DTSTART;TZID=America/Chicago:@DAYT090000', 'DTEND;TZID=America/Chicago:@DAYT100000']
      : ['DTSTART;VALUE=DATE:@DAY']),
    `SUMMARY:Hearing ${uid}`,
    'LOCATION:Room 3B',
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
  '',
].join('\r\n')

test('a calendar file is previewed first, and the selected hearings are imported once, private, in their own time zone', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const day = new Date(backend.clock.now + 60 * 86_400_000).toISOString().slice(0, 10)
  const text = file.replaceAll('@DAY', day.replaceAll('-', ''))
  const send = (who: TestPerson, path: string, payload: object) =>
    who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/hearings/file${path}`, payload })
  const events = (await send(f.ana, '/preview', { file: text })).json().events as Incoming[]
  expect(events.map(({ title, why, isThere }) => [title, why, isThere]).toSorted()).toEqual([
    ['Hearing one', null, false],
    ['Hearing two', 'whole_day', false],
  ])
  expect((await f.ana.inject(`/api/hearings?case=${f.caseId}`)).json().hearings).toEqual([])
  const take = events.map(({ id }) => id)
  const replies = await Promise.all([send(f.ana, '', { file: text, take }), send(f.ana, '', { file: text, take })])
  expect(replies.map((reply) => reply.json().added).toSorted()).toEqual([0, 1])
  const { hearings } = (await f.ana.inject(`/api/hearings?case=${f.caseId}`)).json()
  expect(hearings).toMatchObject([
    { title: 'Hearing one', day, from: '09:00', to: '10:00', zone: 'America/Chicago', court: 'Room 3B', isShared: false },
  ])
  expect((await f.ben.inject(`/api/hearings?case=${f.caseId}`)).json().hearings).toEqual([])
  // A file of the other parent's is matched with his own hearings, not with hers.
  expect((await send(f.ana, '/preview', { file: text })).json().events.some(({ isThere }: Incoming) => isThere)).toBe(true)
  expect((await send(f.ben, '/preview', { file: text })).json().events.some(({ isThere }: Incoming) => isThere)).toBe(false)
})

test('a file that is not a calendar is refused with a sentence', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const url = `/api/cases/${f.caseId}/hearings/file/preview`
  const reply = await f.ana.inject({ method: 'POST', url, payload: { file: 'nothing of a calendar' } })
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    { message: 'This is no calendar file. Export the other calendar as an .ics file.', detail: { field: 'file' } },
  ])
})

test('granted seats and strangers cannot import', async () => {
  const backend = await theApp()
  const f = await family(backend)
  for (const who of [await grant(backend, f, { seesPrivate: true }), await newPerson(backend)])
    expect((await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/hearings/file/preview`, payload: { file } })).statusCode).toBe(
      404,
    )
})
