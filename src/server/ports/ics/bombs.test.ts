import { expect, test } from 'vitest'
import { ics } from './ical.ts'
import type { ReadOptions } from './port.ts'
import { readLimits } from './port.ts'
import { readCalendar } from './read.ts'
import { mostSteps } from './rules.ts'
import { calendarOf, eventOf, google } from './samples.testing.ts'

const options: ReadOptions = {
  from: Date.parse('2026-10-01T00:00Z'),
  to: Date.parse('2027-10-01T00:00Z'),
  zone: 'America/Chicago',
  most: 5_000,
}

function read(text: string, part: Partial<ReadOptions> = {}) {
  const answer = readCalendar(text, { ...options, ...part })
  if (answer.refused !== null) throw new Error(answer.refused)
  return { events: answer.events.length, left: answer.leftOut.map(({ why }) => why), cut: answer.cut }
}

const repeating = (rule: string, start = '20261001T000000Z') =>
  calendarOf(...eventOf('UID:bomb', 'SUMMARY:Bomb', `DTSTART:${start}`, `RRULE:${rule}`))

test('what repeats each second or minute is read once and said', () => {
  expect(read(repeating('FREQ=SECONDLY'))).toEqual({ events: 1, left: ['repeats_too_often'], cut: false })
  expect(read(repeating('FREQ=MINUTELY;COUNT=1000000000'))).toEqual({ events: 1, left: ['repeats_too_often'], cut: false })
  expect(read(repeating('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'))).toEqual({ events: 1, left: ['repeats_too_often'], cut: false })
})

test('a count of a thousand million ends with the window, or with the most that was asked for', () => {
  expect(read(repeating('FREQ=DAILY;COUNT=1000000000'))).toEqual({ events: 365, left: [], cut: false })
  expect(read(repeating('FREQ=HOURLY;COUNT=1000000000'))).toEqual({ events: 5_000, left: [], cut: true })
})

test('each second of each hour of each day is stopped by its steps', () => {
  const list = (to: number) => Array.from({ length: to }, (_, i) => i).join(',')
  const nested = `FREQ=DAILY;BYHOUR=${list(24)};BYMINUTE=${list(60)};BYSECOND=${list(60)}`
  expect(read(repeating(nested))).toEqual({ events: 5_000, left: ['repeats_cut'], cut: true })
  expect(read(repeating(nested, '19700101T000000Z'))).toEqual({ events: 0, left: ['repeats_cut'], cut: true })
})

test('what has been repeating for a century is read without counting the century', () => {
  expect(read(repeating('FREQ=HOURLY', '19000101T000000Z'), { to: Date.parse('2026-10-03T00:00Z') })).toEqual({
    events: 48,
    left: [],
    cut: false,
  })
  expect(read(repeating('FREQ=DAILY;INTERVAL=3;BYDAY=MO', '19000101T000000Z')).events).toBe(17)
  expect(read(repeating('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=SU', '19000101T000000Z')).events).toBe(52)
})

test('a rule that never comes true ends', () => {
  for (const rule of [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4',
  ]) {
    expect([rule, read(repeating(rule)).events <= 1]).toEqual([rule, true])
  }
  expect(read(repeating('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')).left).toEqual(['repeats_cut'])
})

test('a thousand bombs in one file share one budget of steps', () => {
  const bombs = Array.from({ length: 1_000 }, (_, i) =>
    eventOf(`UID:${i}`, 'DTSTART:19000101T000000Z', 'RRULE:FREQ=HOURLY;COUNT=100000000'),
  ).flat()
  const answer = read(calendarOf(...bombs, ...eventOf('UID:good', 'DTSTART:20261201T000000Z')))
  expect(answer).toMatchObject({ events: 1, cut: true })
  expect(answer.left).toHaveLength(1_000)
  expect(mostSteps.file / mostSteps.rule).toBeLessThan(1_000)
})

test('10,000 dates of a list are read, and one more is too many', () => {
  const dates = (count: number) =>
    Array.from({ length: count }, (_, i) => `${new Date(Date.UTC(2026, 9, 2) + i * 60_000).toISOString().replace(/[-:]|\.000/g, '')}`).join(
      ',',
    )
  const text = (count: number) => calendarOf(...eventOf('UID:many', 'DTSTART:20261001T000000Z', `RDATE:${dates(count)}`))
  expect(read(text(9_999), { most: 20_000 })).toEqual({ events: 10_000, left: [], cut: false })
  expect(read(text(10_001), { most: 20_000 })).toEqual({ events: 0, left: ['repeats_too_often'], cut: false })
})

test('a zone that changes each second is no zone', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Trap',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'RRULE:FREQ=SECONDLY',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const answer = readCalendar(calendarOf(...zone, ...eventOf('UID:1', 'DTSTART;TZID=Trap:20261201T100000')), options)
  expect(answer).toMatchObject({ refused: null, warnings: [{ why: 'unknown_zone', about: 'Trap' }] })
})

test('100,000 events are read beside the server, which goes on answering; one more is refused', async () => {
  const event = (i: number) => `BEGIN:VEVENT\r\nUID:${i}\r\nDTSTART:20261201T${String(i % 24).padStart(2, '0')}0000Z\r\nEND:VEVENT\r\n`
  const text = (count: number) => `BEGIN:VCALENDAR\r\n${Array.from({ length: count }, (_, i) => event(i)).join('')}END:VCALENDAR\r\n`
  const port = ics()
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const answer = await port.read(text(readLimits.events), { ...options, most: 200_000 })
  clearInterval(timer)
  expect(answer.refused === null && answer.events.length).toBe(100_000)
  expect(turns).toBeGreaterThan(10)
  expect(await port.read(text(readLimits.events + 1), options)).toEqual({ refused: 'too_many_events' })
}, 120_000)

test('more than 10 MB is refused, counted in bytes', async () => {
  const port = ics()
  expect(await port.read(`BEGIN:VCALENDAR\r\n${'X'.repeat(readLimits.bytes)}`, options)).toEqual({ refused: 'too_large' })
  expect(await port.read(`BEGIN:VCALENDAR\r\n${'é'.repeat(readLimits.bytes / 2)}`, options)).toEqual({ refused: 'too_large' })
})

test('a thread that does not end is stopped', async () => {
  expect(await ics(0).read(google, options)).toEqual({ refused: 'unreadable' })
})

test('a calendar is read the same on a thread of its own as here', async () => {
  expect(await ics().read(google, options)).toEqual(readCalendar(google, options))
  await expect(ics().read(google, { ...options, zone: 'Mars/Olympus' })).rejects.toThrow(RangeError)
})

test('spoilt calendars are never a crash', () => {
  // Each line cut, doubled, or with its colon gone: what a bad connection or an editor does.
  const lines = google.split('\r\n')
  for (let i = 0; i < lines.length; i++) {
    for (const spoil of [
      (line: string) => line.slice(0, line.length / 2),
      (line: string) => `${line}\r\n${line}`,
      (line: string) => line.replace(':', ' '),
      () => '',
      (line: string) => line.replace(/\d/g, '9'),
    ]) {
      const text = lines.map((line, at) => (at === i ? spoil(line) : line)).join('\r\n')
      expect(() => readCalendar(text, options)).not.toThrow()
    }
  }
})
