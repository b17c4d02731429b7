import { expect, test } from 'vitest'
import { readDay } from '#kernel/day.ts'
import { nextDayFrom, type Recurrence, recurringDays, type Repeat } from './recurring.ts'

const day = (text: string) => readDay(text)!
const rule = (repeat: Repeat, firstDay: string, lastDay: string | null = null): Recurrence => ({
  repeat,
  firstDay: day(firstDay),
  lastDay: lastDay === null ? null : day(lastDay),
})
const days = (of: Recurrence, from: string, to: string) => recurringDays(of, day(from), day(to))

test('the 31st of each month is the last day of shorter ones, also where the first day is in a short month', () => {
  const of = rule({ unit: 'month', day: 31 }, '2026-02-10')
  expect(days(of, '2026-02-10', '2026-06-01')).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  expect(days(rule({ unit: 'month', day: 30 }, '2028-01-31'), '2028-01-01', '2028-03-31')).toEqual(['2028-02-29', '2028-03-30'])
})

test('February 29 is the 28th in other years, and the 29th again in the next leap year', () => {
  const of = rule({ unit: 'year' }, '2028-02-29')
  expect(days(of, '2028-01-01', '2032-12-31')).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  expect(nextDayFrom(of, day('2029-02-28'))).toBe('2029-02-28')
  expect(nextDayFrom(of, day('2029-03-01'))).toBe('2030-02-28')
})

test('weeks count from the first day, past the end of a month and of a year', () => {
  expect(days(rule({ unit: 'week', every: 1 }, '2026-12-25'), '2026-12-26', '2027-01-08')).toEqual(['2027-01-01', '2027-01-08'])
  expect(days(rule({ unit: 'week', every: 3 }, '2028-02-16'), '2028-02-01', '2028-04-01')).toEqual([
    '2028-02-16',
    '2028-03-08',
    '2028-03-29',
  ])
})

test('no day comes before the first day or after the last', () => {
  const of = rule({ unit: 'month', day: 15 }, '2026-03-16', '2026-05-15')
  expect(days(of, '2026-01-01', '2030-01-01')).toEqual(['2026-04-15', '2026-05-15'])
  expect(nextDayFrom(of, day('2026-05-15'))).toBe('2026-05-15')
  expect(nextDayFrom(of, day('2026-05-16'))).toBeNull()
  expect(nextDayFrom(rule({ unit: 'month', day: 31 }, '2026-02-01', '2026-02-27'), day('2026-01-01'))).toBeNull()
})
