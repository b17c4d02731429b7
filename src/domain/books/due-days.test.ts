import { expect, test } from 'vitest'
import { readDay } from '#kernel/day.ts'
import { dueDays, type Frequency } from './due-days.ts'

const days = (
  frequency: Frequency,
  firstDue: string,
  to: string,
  { secondDay = null as number | null, until = null as string | null } = {},
) => dueDays({ frequency, firstDue: readDay(firstDue)!, secondDay, until: until === null ? null : readDay(until)! }, readDay(to)!)

test('a 31st is due on the last day of shorter months, and on the 31st again after them', () => {
  expect(days('monthly', '2026-01-31', '2026-05-30')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  expect(days('monthly', '2027-12-30', '2028-03-30')).toEqual(['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30'])
  expect(days('quarterly', '2026-11-30', '2027-08-31')).toEqual(['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'])
})

test('February 29 is due on the 28th of other years', () => {
  expect(days('yearly', '2024-02-29', '2028-12-31')).toEqual(['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'])
})

test('weeks go on past the end of a month and of a year', () => {
  expect(days('weekly', '2026-12-25', '2027-01-08')).toEqual(['2026-12-25', '2027-01-01', '2027-01-08'])
  expect(days('every_two_weeks', '2028-02-16', '2028-03-14')).toEqual(['2028-02-16', '2028-03-01'])
})

test('two days of a month are in order, start with the first due day, and are one where a month is too short for both', () => {
  expect(days('twice_a_month', '2026-01-15', '2026-02-28', { secondDay: 1 })).toEqual(['2026-01-15', '2026-02-01', '2026-02-15'])
  expect(days('twice_a_month', '2026-01-30', '2026-03-31', { secondDay: 31 })).toEqual([
    '2026-01-30',
    '2026-01-31',
    '2026-02-28',
    '2026-03-30',
    '2026-03-31',
  ])
})

test('nothing is due before the first day or after the last', () => {
  expect(days('monthly', '2026-03-01', '2026-02-28')).toEqual([])
  expect(days('monthly', '2026-03-01', '2026-12-31', { until: '2026-04-01' })).toEqual(['2026-03-01', '2026-04-01'])
  expect(days('monthly', '2026-03-01', '2026-03-31', { until: '2027-04-01' })).toEqual(['2026-03-01'])
})
