import { expect, test } from 'vitest'
import { type Family, family, type TestPerson, system } from '#test/support/family.ts'
import { testApp } from '#test/support/test-app.ts'

// The tests' clock is at Thursday 2026-03-12, 2 pm in New York.
const post = (who: TestPerson, { caseId }: Family, path: string, payload: object = {}, key?: string) =>
  who.inject({
    method: 'POST',
    url: `/api/cases/${caseId}/calendar/${path}`,
    payload,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const titles = async (who: TestPerson, { caseId }: Family, days = 'from=2026-03-01&to=2026-04-30') =>
  ((await who.inject(`/api/calendar/range?case=${caseId}&${days}`)).json().events as { title: string }[]).map(({ title }) => title)

const ics = (...events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//y//EN',
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event.split('\n'), 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const file = ics(
  'UID:1\nSUMMARY:Recital\nDTSTART;TZID=America/New_York:20260320T150000\nDTEND;TZID=America/New_York:20260320T160000\nLOCATION:Hall',
  'UID:2\nSUMMARY:Past party\nDTSTART;VALUE=DATE:20260301',
  'UID:3\nSUMMARY:Backwards\nDTSTART:20260320T150000Z\nDTEND:20260320T140000Z',
  'UID:4\nSUMMARY:Swim\nDTSTART:20260316T200000Z\nDTEND:20260316T210000Z\nRRULE:FREQ=WEEKLY;COUNT=3',
)

test('a file is previewed with what is left out and why, and nothing is imported before the user confirms', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const seen = (await post(f.ana, f, 'preview', { name: 'g.ics', file })).json()
  expect(seen.events.map(({ title, firstDay, from }: Record<string, unknown>) => [title, firstDay, from])).toEqual([
    ['Past party', '2026-03-01', null],
    ['Swim', '2026-03-16', '16:00'],
    ['Recital', '2026-03-20', '15:00'],
    ['Swim', '2026-03-23', '16:00'],
    ['Swim', '2026-03-30', '16:00'],
  ])
  expect(seen.leftOut).toMatchObject([{ why: 'ends_before_it_begins' }])
  expect(await titles(f.ana, f)).toEqual([])
})

test('selected events are imported once, as private, the same file adds nothing again, and undoing removes all of them', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const seen = (await post(f.ana, f, 'preview', { name: 'g.ics', file })).json()
  const leave = [seen.events.find(({ title }: { title: string }) => title === 'Recital').key]
  const key = '33333333-3333-4333-8333-333333333333'
  const body = { name: 'g.ics', file, leave, isShared: false }
  const taken = (await post(f.ana, f, 'imports', body, key)).json()
  expect(taken.events).toBe(4)
  expect((await post(f.ana, f, 'imports', body, key)).json()).toEqual(taken)
  expect(await titles(f.ana, f)).toEqual(['Past party', 'Swim', 'Swim', 'Swim'])
  expect(await titles(f.ben, f)).toEqual([])
  const again = (await post(f.ana, f, 'preview', { name: 'g.ics', file })).json()
  expect(again.events.filter(({ isThere }: { isThere: boolean }) => isThere)).toHaveLength(4)
  expect((await post(f.ana, f, 'imports', body)).json().message).toContain('Nothing is left to take in')
  expect((await post(f.ben, f, `imports/${taken.id}/undo`)).statusCode).toBe(404)
  expect((await post(f.ana, f, `imports/${taken.id}/undo`)).json()).toEqual({ removed: 4, stay: 0 })
  expect(await titles(f.ana, f)).toEqual([])
})

test('what was left out of a file stands nowhere in the ledger', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const seen = (await post(f.ana, f, 'preview', { name: 'g.ics', file })).json()
  const leave = [seen.events.find(({ title }: { title: string }) => title === 'Recital').key]
  await post(f.ana, f, 'imports', { name: 'my lawyer.ics', file, leave, isShared: true })
  const rows = await system(backend, (tx) => tx.selectFrom('ledger_object').select('content').execute())
  expect(rows.map(({ content }) => ['Swim', 'Recital', 'lawyer', 'VEVENT'].filter((word) => content.includes(word)))).toEqual([['Swim']])
})

test('after a day undoing an import leaves the events that have begun', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const { id } = (await post(f.ana, f, 'imports', { name: 'g.ics', file, leave: [], isShared: true })).json()
  // The file was imported two days ago.
  await system(backend, async (tx) => {
    const at = new Date(backend.clock.now - 2 * 86_400_000)
    await tx.updateTable('calendar_import').set({ at }).where('id', '=', id).execute()
  })
  expect((await post(f.ana, f, `imports/${id}/undo`)).json()).toEqual({ removed: 4, stay: 1 })
  expect(await titles(f.ben, f)).toEqual(['Past party'])
})

const all = (to: number) => Array.from({ length: to }, (_, n) => n).join(',')

test.each([
  ['a letter', 'Dear parents', 'This is no calendar file.'],
  ['an empty file', '', 'This is no calendar file.'],
  [
    'an event of every second, in few letters',
    ics(`UID:1
SUMMARY:x
DTSTART:20260101T000000Z
RRULE:FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=${all(60)};BYSECOND=${all(60)}`),
    'This file has more than 5,000 events in the six years around today.',
  ],
  [
    'a hundred thousand events',
    ics(...Array.from({ length: 100_000 }, (_, n) => `UID:${n}\nSUMMARY:x\nDTSTART:20260${1 + (n % 9)}01T000000Z`)),
    'This file has more than 5,000 events in the six years around today.',
  ],
])(
  '%s is answered with a sentence, and nothing comes in',
  async (_what, text, sentence) => {
    const backend = await testApp()
    const f = await family(backend)
    const reply = await post(f.ana, f, 'imports', { name: 'x.ics', file: text, leave: [], isShared: true })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toContain(sentence)
    expect(await titles(f.ana, f)).toEqual([])
  },
  60_000,
)
