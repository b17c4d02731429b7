import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { columnsOf, nextOf, startOf, unitFor, units } from './buckets.ts'
import { mostDays, windowsOf } from './windows.ts'
import { zoomed } from './zoom.ts'

const day = (text: string) => text as Day
const range = fc
  .tuple(fc.integer({ min: -20_000, max: 30_000 }), fc.integer({ min: 0, max: 8_000 }))
  .map(([first, length]) => ({ from: dayAt(first), to: dayAt(first + length) }))

/** Whether each begins on the day after the one before it. */
const followEach = (all: readonly { from: Day; to: Day }[]) =>
  all.every(({ from }, index) => index === 0 || numberOf(from) === numberOf(all[index - 1]!.to) + 1)

test('a range is read in quarters, the latest first, cut at both ends', () => {
  expect(windowsOf({ from: day('2025-11-20'), to: day('2026-05-03') })).toEqual([
    { from: '2026-04-01', to: '2026-05-03' },
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2025-11-20', to: '2025-12-31' },
  ])
  expect(windowsOf({ from: day('2026-05-03'), to: day('2026-05-03') })).toEqual([{ from: '2026-05-03', to: '2026-05-03' }])
})

test('the parts of any range have each of its days once, and none is longer than what is read at once', () => {
  fc.assert(
    fc.property(range, (days) => {
      const parts = windowsOf(days).toReversed()
      expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([days.from, days.to])
      expect(parts.every(({ from, to }) => numberOf(to) - numberOf(from) < mostDays)).toBe(true)
      expect(followEach(parts)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('weeks begin on Sunday, months and quarters on their first day', () => {
  // 2026-11-29 is a Sunday.
  expect(startOf('week', day('2026-12-05'))).toBe('2026-11-29')
  expect(startOf('week', day('2026-11-29'))).toBe('2026-11-29')
  expect(startOf('month', day('2026-12-05'))).toBe('2026-12-01')
  expect(startOf('quarter', day('2026-12-05'))).toBe('2026-10-01')
  expect([nextOf('month', day('2026-12-01')), nextOf('quarter', day('2026-10-01'))]).toEqual(['2027-01-01', '2027-01-01'])
  expect(nextOf('week', day('2026-12-27'))).toBe('2027-01-03')
})

test('the unit is the finest with columns that a graph can show', () => {
  expect(unitFor({ from: day('2026-11-01'), to: day('2026-11-30') })).toBe('day')
  expect(unitFor({ from: day('2025-12-01'), to: day('2026-11-30') })).toBe('week')
  expect(unitFor({ from: day('2023-01-01'), to: day('2026-11-30') })).toBe('month')
  expect(unitFor({ from: day('1996-01-01'), to: day('2026-11-30') })).toBe('quarter')
})

test('columns count what is in the range, each once, by side', () => {
  const marks = [
    { day: day('2026-10-31'), side: 'A' },
    { day: day('2026-11-01'), side: 'A' },
    { day: day('2026-11-30'), side: 'B' },
    { day: day('2026-12-02'), side: null },
    { day: day('2026-12-03'), side: null },
  ] as const
  expect(columnsOf({ from: day('2026-11-01'), to: day('2026-12-02') }, 'month', marks)).toEqual([
    { from: '2026-11-01', to: '2026-11-30', count: 2, bySide: { A: 1, B: 1, none: 0 } },
    { from: '2026-12-01', to: '2026-12-02', count: 1, bySide: { A: 0, B: 0, none: 1 } },
  ])
})

test('columns of any range follow each other without a gap, and lose nothing', () => {
  fc.assert(
    fc.property(range, fc.constantFrom(...units), fc.array(fc.nat(8_000), { maxLength: 40 }), (days, unit, offsets) => {
      const all = offsets.map((offset) => ({ day: dayAt(numberOf(days.from) + offset), side: null }))
      const columns = columnsOf(days, unit, all)
      expect([columns[0]!.from, columns.at(-1)!.to]).toEqual([days.from, days.to])
      expect(followEach(columns)).toBe(true)
      expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(all.filter((mark) => mark.day <= days.to).length)
    }),
    { numRuns: 60 },
  )
})

test('zooming halves or doubles around the middle, and never goes past the latest day', () => {
  const days = { from: day('2026-03-01'), to: day('2026-03-30') }
  expect(zoomed(days, 'in', day('2026-11-29'))).toEqual({ from: '2026-03-08', to: '2026-03-22' })
  expect(zoomed(days, 'out', day('2026-11-29'))).toEqual({ from: '2026-02-14', to: '2026-04-14' })
  expect(zoomed(days, 'out', day('2026-03-30'))).toEqual({ from: '2026-01-30', to: '2026-03-30' })
  expect(zoomed({ from: day('2026-03-01'), to: day('2026-03-07') }, 'in', day('2026-11-29'))).toEqual({
    from: '2026-03-01',
    to: '2026-03-07',
  })
})
