import { clause } from './clause.ts'

const monday = { kind: 'day', weekday: 0 } as const

/** With whom the children are in the course of the weeks. */
export const scheduleClauses = [
  clause({
    id: 'schedule-repeating',
    section: 'schedule',
    title: 'The repeating schedule',
    blanks: { nights: { kind: 'nights' }, start: monday, at: { kind: 'time' } },
    sentences: [
      'The schedule starts on {start} and repeats.',
      'These are the nights. {nights}.',
      'A night counts for the day on which it begins.',
      'When the parent changes, the change is at {at} on that day.',
    ],
    effects: ({ nights, start, at }) => [
      {
        kind: 'schedule',
        rule: { id: 'base', layer: 'base', children: 'all', span: { kind: 'cycle', anchor: start, nights, handover: { at } } },
      },
    ],
  }),
  clause({
    id: 'schedule-summer',
    section: 'schedule',
    title: 'A schedule for part of the year',
    blanks: { from: { kind: 'month_day' }, to: { kind: 'month_day' }, nights: { kind: 'nights' }, start: monday, at: { kind: 'time' } },
    sentences: [
      'From {from} to {to} of each year, this schedule takes the place of the usual one.',
      'These are the nights. {nights}.',
      'Week 1 is the week of {start}, and it repeats from there.',
      'When the parent changes, the change is at {at}.',
    ],
    effects: ({ from, to, nights, start, at }) => [
      {
        kind: 'schedule',
        rule: {
          id: 'season',
          layer: 'season',
          children: 'all',
          span: { kind: 'cycle', anchor: start, nights, handover: { at } },
          within: { each: { from, to } },
        },
      },
    ],
  }),
  clause({
    id: 'schedule-visit',
    section: 'schedule',
    title: 'Hours in the week',
    blanks: { parent: { kind: 'parent' }, days: { kind: 'weekdays' }, hours: { kind: 'span' } },
    sentences: ['Every {days}, {parent} has time with {children} {hours}.', 'The night stays as the schedule says.'],
    effects: ({ parent, days, hours }) => [
      {
        kind: 'schedule',
        rule: {
          id: 'visits',
          layer: 'base',
          children: 'all',
          span: { kind: 'visits', weekdays: days, from: hours.from, to: hours.to, holder: parent },
        },
      },
    ],
  }),
] as const
