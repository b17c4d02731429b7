import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { dayAt, numberOf, weekdayOf } from '../time/calendar.ts'
import { daysOf, readRepeat, type Repeat, writeRepeat } from './repeats.ts'

const day = (text: string) => text as Day
const range = { from: day('2026-03-01'), to: day('2026-04-30') }

test('every other week on Tuesday and Thursday, counted from the week of the first day', () => {
  expect(daysOf(day('2026-03-05'), { every: 2, on: [1, 3], until: day('2026-04-03') }, range)).toEqual([
    '2026-03-05',
    '2026-03-17',
    '2026-03-19',
    '2026-03-31',
    '2026-04-02',
  ])
})

test('a count of times ends with the day of the last one', () => {
  expect(readRepeat('FREQ=WEEKLY;COUNT=3', day('2026-03-03'))).toEqual({ every: 1, on: [1], until: '2026-03-17' })
  expect(readRepeat('FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4', day('2026-03-05'))).toMatchObject({ until: '2026-03-17' })
})

test.each(['FREQ=DAILY', 'FREQ=WEEKLY;BYSETPOS=1', 'FREQ=WEEKLY;INTERVAL=0', 'FREQ=WEEKLY;BYDAY=1MO', 'FREQ=WEEKLY;COUNT=99999', '', 'x'])(
  '%j is not taken for a repeat by the week',
  (rule) => expect(readRepeat(rule, day('2026-03-03'))).toBeNull(),
)

/** Day by day, without any step that is meant to be fast. */
function naive(first: Day, { every, on, until }: Repeat, { from, to }: typeof range): string[] {
  const found: string[] = []
  for (let number = numberOf(first); number <= numberOf(to); number += 1) {
    const each = dayAt(number)
    const weeks = Math.floor((number - weekdayOf(number) - (numberOf(first) - weekdayOf(numberOf(first)))) / 7)
    if (weeks % every === 0 && on.includes(weekdayOf(number)) && each >= from && (until === null || each <= until)) found.push(each)
  }
  return found
}

const days = fc.integer({ min: numberOf(day('2025-12-01')), max: numberOf(day('2026-05-31')) }).map(dayAt)
const repeats = fc.record({
  every: fc.integer({ min: 1, max: 8 }),
  on: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  until: fc.option(days),
})

test('any repeat takes place on the days that counting one by one gives, and is read as it was written', () => {
  fc.assert(
    fc.property(days, repeats, (first, repeat) => {
      expect(daysOf(first, repeat, range)).toEqual(naive(first, repeat, range))
      expect(readRepeat(writeRepeat(repeat), first)).toEqual({ ...repeat, on: repeat.on.toSorted((a, b) => a - b) })
    }),
  )
})
