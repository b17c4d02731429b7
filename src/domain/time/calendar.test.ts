import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from '#kernel/day.ts'
import { civilOf, dayAt, dayNumber, isLeap, lengthOfMonth, numberOf, weekdayOf } from './calendar.ts'
import { readTime, timeOf, writeTime } from './wall.ts'

test('a day and its number are one, as Date has them, from the year 1 to 9999', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (number) => {
      const date = new Date(number * 86_400_000)
      expect(dayAt(number)).toBe(date.toISOString().slice(0, 10))
      expect(numberOf(dayAt(number))).toBe(number)
      expect(civilOf(number)).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
      expect(weekdayOf(number)).toBe((date.getUTCDay() + 6) % 7)
    }),
    { numRuns: 5_000 },
  )
})

test('February has 29 days in leap years, and the 29th of a common year runs over into March', () => {
  expect([2000, 2024, 2028, 1900, 2026, 2100].map(isLeap)).toEqual([true, true, true, false, false, false])
  expect(lengthOfMonth(2026, 12)).toBe(31)
  expect(dayAt(dayNumber(2026, 2, 29))).toBe('2026-03-01')
  expect(dayNumber(2026, 1, 5)).toBe(numberOf(readDay('2026-01-05')!))
})

test('a time of day is read to the minute, and nothing else is one', () => {
  expect(['00:00', '18:30', '24:00'].map(readTime)).toEqual([0, 1_110, 1_440])
  expect(['24:01', '7:00', '12:60', '12.30', '', '18:0x', '99:99', '-1:00'].map(readTime)).toEqual(Array(8).fill(null))
  expect(() => timeOf('6 pm')).toThrow(RangeError)
  expect(writeTime(20_000 * 1_440 + 1_110)).toBe('18:30')
  expect(writeTime(-1)).toBe('23:59')
})
