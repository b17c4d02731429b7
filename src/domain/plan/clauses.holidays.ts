import { familyHolidays, federalHolidays } from '../schedule/holidays.ts'
import type { DateRule, Turn } from '../schedule/types.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { clause, count } from './clause.ts'
import type { TurnValue } from './types.ts'

/** The turn as the calendar keeps it. */
function turnOf(turn: TurnValue): Turn {
  if (turn === 'A' || turn === 'B') return { every: turn }
  return turn === 'A_odd' ? { odd: 'A', even: 'B' } : { odd: 'B', even: 'A' }
}

const holidays = [...federalHolidays, ...familyHolidays]
/** Their names on the paper, which is in English whatever language a calendar is in; a test holds the list to that of the calendar. */
const holidayOptions: { readonly [id: string]: string } = {
  'new-year': "New Year's Day",
  king: 'Martin Luther King Jr. Day',
  presidents: "Presidents' Day",
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: "Columbus Day, Indigenous Peoples' Day",
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
  easter: 'Easter Sunday',
  'good-friday': 'Good Friday',
  'mothers-day': "Mother's Day",
  'fathers-day': "Father's Day",
  halloween: 'Halloween',
  election: 'Election Day',
  'day-after-thanksgiving': 'Day after Thanksgiving',
  'christmas-eve': 'Christmas Eve',
  'new-years-eve': "New Year's Eve",
}
const dateOf = (id: string): DateRule => holidays.find((holiday) => holiday.id === id)!.date

/** Holidays, school breaks and vacation. */
export const holidayClauses = [
  clause({
    id: 'holiday-turns',
    section: 'holidays',
    title: 'A holiday by turns',
    blanks: { holiday: { kind: 'choice', options: holidayOptions }, turn: { kind: 'turn' }, from: { kind: 'time' }, to: { kind: 'time' } },
    sentences: [
      '{holiday} is spent {turn}.',
      'It lasts from {from} that day to {to} on the next day.',
      'A holiday comes before the usual schedule.',
    ],
    effects: ({ holiday, turn, from, to }) => [
      {
        kind: 'schedule',
        rule: {
          id: `holiday-${holiday}`,
          layer: 'holiday',
          children: 'all',
          label: holidayOptions[holiday],
          span: { kind: 'holiday', date: dateOf(holiday), from: { offset: 0, at: from }, to: { offset: 1, at: to }, turn: turnOf(turn) },
        },
      },
    ],
  }),
  clause({
    id: 'holiday-break',
    section: 'holidays',
    title: 'A school break in two halves',
    blanks: {
      name: { kind: 'words', most: 60 },
      first: { kind: 'day' },
      nights: count('night', 2, 40),
      turn: { kind: 'turn' },
      at: { kind: 'time' },
    },
    sentences: [
      '{name} begins on {first} at {at} and lasts {nights}.',
      'The first half is spent {turn}.',
      'The other parent has the second half.',
      'The change is at {at} on the middle day. If there are two, it is the first.',
    ],
    effects: ({ name, first, nights, turn, at }) => [
      {
        kind: 'schedule',
        rule: {
          id: `break-${first}`,
          layer: 'holiday',
          children: 'all',
          label: name.trim(),
          span: {
            kind: 'holiday',
            date: { type: 'dated', years: { [first.slice(0, 4)]: { from: first, to: dayAt(numberOf(first) + nights) } } },
            from: { offset: 0, at },
            to: { offset: 0, at },
            turn: turnOf(turn),
            split: { half: at },
          },
        },
      },
    ],
  }),
  clause({
    id: 'vacation',
    section: 'vacation',
    title: 'Vacation with the children',
    blanks: { weeks: count('week', 1, 8), nights: count('night', 3, 30), days: count('day', 7, 180), first: { kind: 'turn' } },
    sentences: [
      'Each of us may take {weeks} of vacation with {children} in a year.',
      'One trip is {nights} at most.',
      'The dates are given in writing at least {days} before.',
      'If we both want the same dates, the first choice is {first}.',
      'Vacation does not take the place of a holiday in this plan.',
    ],
    effects: ({ weeks, nights, days, first }) => [
      { kind: 'vacation', weeks, mostNightsInARow: nights, firstChoice: first },
      { kind: 'notice', about: 'vacation', count: days, unit: 'day', when: 'before' },
    ],
  }),
] as const
