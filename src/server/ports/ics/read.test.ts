import { expect, test } from 'vitest'
import type { Read, ReadOptions } from './port.ts'
import { readCalendar } from './read.ts'
import { apple, calendarOf, chicago, eventOf, google, outlook, parenting } from './samples.testing.ts'

const options: ReadOptions = {
  from: Date.parse('2026-10-01T00:00Z'),
  to: Date.parse('2027-10-01T00:00Z'),
  zone: 'America/Chicago',
  most: 5_000,
}

type Good = Extract<Read, { refused: null }>

function read(text: string, part: Partial<ReadOptions> = {}): Good {
  const answer = readCalendar(text, { ...options, ...part })
  if (answer.refused !== null) throw new Error(answer.refused)
  return answer
}

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)
/** `title from-to` of each event, in UTC. */
const list = ({ events }: Good) =>
  events.map(
    (event) => `${event.title} ${event.allDay ? `${event.allDay.first}/${event.allDay.last}` : `${iso(event.from)}/${iso(event.to)}`}`,
  )
const one = (...lines: string[]) => read(calendarOf(...eventOf('UID:x', 'SUMMARY:X', ...lines)))

test('a calendar of Google is read with its name, its folded notes, the repetitions that stand, the one left out and the one moved', () => {
  const answer = read(google)
  expect(list(answer)).toEqual([
    'Soccer practice 2026-10-26T21:00/2026-10-26T22:30',
    'Soccer practice (moved) 2026-11-03T23:00/2026-11-04T00:00',
    'Soccer practice 2026-11-16T22:00/2026-11-16T23:30',
    'Thanksgiving 2026-11-26/2026-11-27',
  ])
  expect(answer).toMatchObject({ name: 'Mia, Leo', zone: 'America/Chicago', leftOut: [], warnings: [], cut: false })
  expect(answer.events[0]).toMatchObject({
    uid: 'practice@google.com',
    occurrence: '2026-10-26T21:00:00.000Z',
    place: 'Fairview Fields, 12 Mill Rd',
    notes: 'Bring shin guards, water\nand a long line that the program folds at seventy-five octets as the standard asks',
    sequence: 2,
    lastModified: Date.parse('2026-11-01T12:00Z'),
    zone: { written: 'America/Chicago', used: 'America/Chicago' },
    status: 'confirmed',
  })
})

test('a calendar of Apple is read without its alarms, and a time without a zone is one at home, said once', () => {
  const answer = read(apple)
  expect(list(answer)).toEqual(['Dentist 2026-12-07T15:00/2026-12-07T16:00', 'Bus 2026-12-08T14:00/2026-12-08T14:45'])
  expect(answer.events[1]?.zone).toEqual({ written: null, used: 'America/Chicago' })
  expect(answer.warnings.map(({ why }) => why)).toEqual(['no_zone'])
  expect(list(read(apple, { zone: 'America/New_York' }))[1]).toBe('Bus 2026-12-08T13:00/2026-12-08T13:45')
})

test('a calendar of Outlook is read with the names that Windows gives to zones, and with whole days written as midnights', () => {
  const answer = read(outlook, { zone: 'America/Denver' })
  expect(list(answer)).toEqual([
    'Status conference 2026-12-15T16:00/2026-12-15T17:00',
    'Call 2026-12-16T15:00/2026-12-16T16:00',
    'Christmas 2026-12-24/2026-12-25',
  ])
  expect(answer.events.map(({ zone }) => zone.used)).toEqual(['America/Chicago', 'America/New_York', 'America/Chicago'])
  expect(answer.warnings).toEqual([])
})

test('a parenting calendar without zones and with a broken line is read at home, and the line is named', () => {
  const answer = read(parenting)
  expect(list(answer)).toEqual(['Parenting time: Father 2026-12-05T00:00/2026-12-07T00:00', 'Christmas Day 2026-12-25/2026-12-25'])
  expect(answer.warnings).toEqual([
    { line: 10, why: 'broken_line', about: 'and bring the bags' },
    { line: 6, why: 'no_zone' },
  ])
})

test('what repeats keeps its time of the wall when clocks change', () => {
  const answer = one(
    'DTSTART;TZID=America/Chicago:20270306T180000',
    'DTEND;TZID=America/Chicago:20270306T190000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  )
  expect(answer.events.map(({ from }) => iso(from))).toEqual(['2027-03-07T00:00', '2027-03-14T00:00', '2027-03-20T23:00'])
})

test('a time that does not exist is moved forward, one that comes twice is the first', () => {
  const skipped = one('DTSTART;TZID=America/Chicago:20270314T023000', 'DTEND;TZID=America/Chicago:20270314T033000')
  expect(list(skipped)).toEqual(['X 2027-03-14T08:30/2027-03-14T08:30'])
  const twice = one('DTSTART;TZID=America/Chicago:20261101T013000', 'DURATION:PT1H')
  expect(list(twice)).toEqual(['X 2026-11-01T06:30/2026-11-01T07:30'])
})

test('29 February comes every four years', () => {
  const answer = read(calendarOf(...eventOf('UID:leap', 'SUMMARY:Leap', 'DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY')), {
    to: Date.parse('2037-01-01T00:00Z'),
  })
  expect(answer.events.map(({ allDay }) => allDay?.first)).toEqual(['2028-02-29', '2032-02-29', '2036-02-29'])
})

test('the 31st of a month comes only in months that have one', () => {
  const answer = one('DTSTART;VALUE=DATE:20261231', 'RRULE:FREQ=MONTHLY;COUNT=4')
  expect(answer.events.map(({ allDay }) => allDay?.first)).toEqual(['2026-12-31', '2027-01-31', '2027-03-31', '2027-05-31'])
})

test('dates of a list repeat too, with their own length; a day left out counts for an event with a time', () => {
  const answer = one(
    'DTSTART;TZID=America/Chicago:20261201T100000',
    'DURATION:PT30M',
    'RDATE;TZID=America/Chicago:20261203T100000,20261205T100000',
    'RDATE;VALUE=PERIOD:20261207T160000Z/PT2H',
    'EXDATE;VALUE=DATE:20261203',
  )
  expect(list(answer)).toEqual([
    'X 2026-12-01T16:00/2026-12-01T16:30',
    'X 2026-12-05T16:00/2026-12-05T16:30',
    'X 2026-12-07T16:00/2026-12-07T18:00',
  ])
})

test('a change from one repetition on holds for all later ones', () => {
  const answer = read(
    calendarOf(
      ...eventOf('UID:r', 'SUMMARY:Old', 'DTSTART:20261201T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
      ...eventOf('UID:r', 'SUMMARY:New', 'DTSTART:20261203T160000Z', 'DURATION:PT2H', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T150000Z'),
    ),
  )
  expect(list(answer)).toEqual([
    'Old 2026-12-01T15:00/2026-12-01T16:00',
    'Old 2026-12-02T15:00/2026-12-02T16:00',
    'New 2026-12-03T16:00/2026-12-03T18:00',
    'New 2026-12-04T16:00/2026-12-04T18:00',
  ])
})

test('an end of repeating that is a day means the whole of it, and one in UTC is turned to the wall', () => {
  const until = (value: string) =>
    one('DTSTART;TZID=America/Chicago:20261201T200000', 'DURATION:PT1H', `RRULE:FREQ=DAILY;UNTIL=${value}`).events.length
  expect([until('20261203'), until('20261204T020000Z'), until('20261204T015959Z'), until('20261203T200000')]).toEqual([3, 3, 2, 3])
})

test('a zone that nobody knows is taken from the file, and one that nobody describes for home', () => {
  const mars = chicago.map((line) =>
    line
      .replace('TZID:America/Chicago', 'TZID:Our house')
      .replace('X-LIC-LOCATION:America/Chicago', 'COMMENT:x')
      .replace('-0600', '-0700')
      .replace('-0500', '-0600'),
  )
  const text = (zone: string) => eventOf(`UID:${zone}`, `SUMMARY:${zone}`, `DTSTART;TZID=${zone}:20261201T100000`)
  const answer = read(calendarOf(...mars, ...text('Our house'), ...text('Nowhere'), ...text('/mozilla.org/20050126_1/America/New_York')))
  expect(list(answer)).toEqual([
    '/mozilla.org/20050126_1/America/New_York 2026-12-01T15:00/2026-12-01T15:00',
    'Nowhere 2026-12-01T16:00/2026-12-01T16:00',
    'Our house 2026-12-01T17:00/2026-12-01T17:00',
  ])
  expect(answer.warnings).toEqual([expect.objectContaining({ why: 'unknown_zone', about: 'Nowhere' })])
})

test('a zone that has moved since the file was written is taken as it is today, and said', () => {
  const old = chicago.map((line) => line.replace('-0500', '-0400').replace('-0600', '-0500'))
  const answer = read(calendarOf(...old, ...eventOf('UID:a', 'SUMMARY:A', 'DTSTART;TZID=America/Chicago:20261201T100000')))
  expect(list(answer)).toEqual(['A 2026-12-01T16:00/2026-12-01T16:00'])
  expect(answer.warnings).toEqual([{ line: 4, why: 'zone_moved', about: 'America/Chicago' }])
})

test('what cannot be an event is left out by line and reason, and the rest is read', () => {
  const answer = read(
    calendarOf(
      ...eventOf('UID:1', 'SUMMARY:No begin'),
      ...eventOf('UID:2', 'DTSTART;VALUE=DATE:20270230'),
      ...eventOf('UID:3', 'DTSTART:20270230T100000Z'),
      ...eventOf('UID:4', 'DTSTART:20261201T100000Z', 'DTEND:20261201T090000Z'),
      ...eventOf('UID:5', 'DTSTART:20261201T100000Z', 'RRULE:FREQ=SOMETIMES'),
      'BEGIN:VTODO',
      'UID:6',
      'END:VTODO',
      'BEGIN:VEVENT',
      'UID:7',
      'DTSTART:20261201T100000Z',
      ...eventOf('UID:8', 'SUMMARY:Good', 'DTSTART:20261201T100000Z'),
    ),
  )
  expect(list(answer)).toContain('Good 2026-12-01T10:00/2026-12-01T10:00')
  expect(answer.leftOut.map(({ why }) => why)).toEqual(
    expect.arrayContaining(['not_an_event', 'no_begin', 'no_such_day', 'no_such_day', 'ends_before_it_begins', 'not_ended']),
  )
  expect(answer.leftOut.find(({ why }) => why === 'ends_before_it_begins')?.line).toBe(16)
})

test('of one event twice the newer stays', () => {
  const answer = read(
    calendarOf(
      ...eventOf('UID:1', 'SUMMARY:New', 'SEQUENCE:2', 'DTSTART:20261201T100000Z'),
      ...eventOf('UID:1', 'SUMMARY:Old', 'SEQUENCE:1', 'DTSTART:20261202T100000Z'),
    ),
  )
  expect(list(answer)).toEqual(['New 2026-12-01T10:00/2026-12-01T10:00'])
  expect(answer.leftOut).toEqual([{ line: 10, why: 'older_version', about: 'Old' }])
})

test('only what lies in the window is read, an event that began before it and still lasts with it', () => {
  const text = calendarOf(
    ...eventOf('UID:1', 'SUMMARY:Before', 'DTSTART:20260901T100000Z', 'DTEND:20260901T110000Z'),
    ...eventOf('UID:2', 'SUMMARY:Over', 'DTSTART:20260930T100000Z', 'DTEND:20261001T110000Z'),
    ...eventOf('UID:3', 'SUMMARY:Touching', 'DTSTART:20260930T100000Z', 'DTEND:20261001T000000Z'),
    ...eventOf('UID:4', 'SUMMARY:After', 'DTSTART:20271001T000000Z'),
  )
  expect(list(read(text))).toEqual(['Over 2026-09-30T10:00/2026-10-01T11:00'])
})

test('what is no calendar is refused', () => {
  for (const text of ['', 'Hello', '{"a": 1}', 'BEGIN:VCARD\r\nEND:VCARD'])
    expect(readCalendar(text, options)).toEqual({ refused: 'no_calendar' })
  expect(() => readCalendar('', { ...options, zone: 'Mars/Olympus' })).toThrow(RangeError)
})
