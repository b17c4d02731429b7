import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { longest, readDates } from './read.ts'

const today = '2026-11-21' as Day
const read = (text: string, on: Day = today) => readDates(text, on)
const one = (text: string, on: Day = today) => {
  const proposals = read(text, on)
  expect([text, proposals.length]).toEqual([text, 1])
  return proposals[0]!
}

test('a notice of a court becomes a proposal with its kind, name, place, zone and place in the text', () => {
  const text = 'NOTICE\n\nStatus conference on Tuesday, January 19, 2027 at 9:30 a.m. Central Time in Courtroom 4B.'
  const proposal = one(text)
  expect(proposal).toEqual({
    kind: 'hearing',
    title: 'Status conference',
    day: '2027-01-19',
    last: null,
    from: '09:30',
    to: null,
    zone: 'America/Chicago',
    place: 'Courtroom 4B',
    span: { from: text.indexOf('Tuesday'), to: text.indexOf(' at 9:30') },
    confidence: 'high',
    doubts: [],
  })
})

test('a weekday that is not that of the day is said, and the day stays as written', () => {
  expect(one('The fair is on Monday, June 3, 2027 at 5 PM.')).toMatchObject({
    day: '2027-06-03',
    confidence: 'low',
    doubts: ['weekday_disagrees'],
  })
  expect(one('The fair is on Thursday, June 3, 2027 at 5 PM.')).toMatchObject({ confidence: 'high', doubts: [] })
})

test('without a year the next such day is meant, today counted, and said', () => {
  expect(one('Concert November 21, 6 PM')).toMatchObject({ day: '2026-11-21', doubts: ['year_guessed'], confidence: 'medium' })
  expect(one('Concert November 20, 6 PM')).toMatchObject({ day: '2027-11-20' })
  expect(one('Party on February 29, 2 PM')).toMatchObject({ day: '2028-02-29' })
  expect(one('Party on February 29, 2 PM', '2028-03-01' as Day)).toMatchObject({ day: '2032-02-29' })
})

test('a time without its half of the day is guessed and said', () => {
  const from = (time: string) => one(`Game on March 1, 2027 at ${time}.`)
  expect(
    ['7', '11', '12', '1', '6:15', '13:40', '08:05', '12 noon', '5 pm', '12 am'].map((time) => [
      time,
      from(time).from,
      from(time).doubts.length,
    ]),
  ).toEqual([
    ['7', '07:00', 1],
    ['11', '11:00', 1],
    ['12', '12:00', 1],
    ['1', '13:00', 1],
    ['6:15', '18:15', 1],
    ['13:40', '13:40', 0],
    ['08:05', '08:05', 0],
    ['12 noon', '12:00', 0],
    ['5 pm', '17:00', 0],
    ['12 am', '00:00', 0],
  ])
})

test('spans of time take the half of the day from their end, unless they would then run backwards', () => {
  const span = (time: string) => {
    const { from, to } = one(`Class on March 1, 2027, ${time}.`)
    return `${from}-${to}`
  }
  expect(
    ['1-4 p.m.', '9-12 pm', '11 to 1 pm', '9:00 a.m. - 12:00 p.m.', 'from 3:30 to 7:00 PM', 'between 4 and 5:30 pm', '10 am to noon'].map(
      span,
    ),
  ).toEqual(['13:00-16:00', '09:00-12:00', '11:00-13:00', '09:00-12:00', '15:30-19:00', '16:00-17:30', '10:00-12:00'])
})

test('ranges of days are read over months and years, however they are joined', () => {
  const range = (text: string) => {
    const { day, last } = one(`Vacation ${text}.`)
    return `${day}/${last}`
  }
  expect(
    [
      'March 22-26, 2027',
      'June 28 to July 11, 2027',
      'Dec 21 - Jan 1',
      '3/8-3/12',
      'from December 23, 2026 through January 1, 2027',
      '12/28/2026 - 1/2/2027',
      'Dec 28 - Jan 2, 2027',
    ].map(range),
  ).toEqual([
    '2027-03-22/2027-03-26',
    '2027-06-28/2027-07-11',
    '2026-12-21/2027-01-01',
    '2027-03-08/2027-03-12',
    '2026-12-23/2027-01-01',
    '2026-12-28/2027-01-02',
    '2026-12-28/2027-01-02',
  ])
})

test('words that count from today are counted in the days that are handed in', () => {
  const days = (text: string, on: string) => one(`Practice ${text} at 5 PM.`, on as Day).day
  expect([
    days('today', '2026-12-31'),
    days('tomorrow', '2026-12-31'),
    days('this Friday', '2026-11-21'),
    days('next Friday', '2026-11-18'),
    days('on Saturday', '2026-11-21'),
  ]).toEqual(['2026-12-31', '2027-01-01', '2026-11-27', '2026-11-27', '2026-11-28'])
})

test('what is past, born, filed, called off or no day at all is not proposed', () => {
  for (const text of [
    'Petition filed 11/02/2026.',
    'J.M., born June 4, 2018.',
    'The order of March 3, 2027 stays.',
    'The trial date of February 22, 2027 is vacated.',
    'The hearing previously set for December 8, 2026 at 10:00 a.m. will be renoticed.',
    'Recital on February 30, 2027.',
    'Recital on 13/13/2027.',
    'Call 555-0142 or 1-800-555-0199, case 26-DR-004417, section 4.2, 1/2 cup, $12/10.',
    'We live at 12 March Street. May I call?',
    '',
  ]) {
    expect([text, read(text)]).toEqual([text, []])
  }
})

test('a day before its month is read where it can be nothing else, and said', () => {
  expect(one('Recital 28/5/2027 at 6 PM')).toMatchObject({ day: '2027-05-28', doubts: ['day_before_month'], confidence: 'low' })
  expect(one('Recital 5/6/2027 at 6 PM')).toMatchObject({ day: '2027-05-06', doubts: [] })
})

test('a text of any length and any signs is read in bounded work', () => {
  const pieces = [
    '1-',
    '1/1 - ',
    'on ',
    'Monday, ',
    'the 1st ',
    ' at 5',
    'to ',
    '\n',
    '12:',
    'January ',
    '. ',
    ' half past',
    '2027-01-',
    'a.m. ',
  ]
  for (const piece of pieces) expect(Array.isArray(read(piece.repeat(longest)))).toBe(true)
  expect(read(`${'x '.repeat(longest)} Hearing January 19, 2027`)).toEqual([])
})
