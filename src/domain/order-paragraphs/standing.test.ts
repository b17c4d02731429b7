import { expect, test } from 'vitest'
import type { Day } from '#kernel/day.ts'
import { standingOf } from './standing.ts'

const days = (effectiveOn: string, endsOn: string | null = null) => ({ effectiveOn: effectiveOn as Day, endsOn: endsOn as Day | null })
const today = '2026-03-12' as Day

test('a paragraph applies from the first day of its order to the last', () => {
  expect(standingOf(days('2026-03-12'), null, today)).toBe('applies')
  expect(standingOf(days('2026-03-13'), null, today)).toBe('later')
  expect(standingOf(days('2020-01-01', '2026-03-12'), null, today)).toBe('applies')
  expect(standingOf(days('2020-01-01', '2026-03-11'), null, today)).toBe('ended')
})

test('it is superseded while the later order is in force, and applies before and after it', () => {
  const own = days('2020-01-01')
  expect(standingOf(own, days('2026-03-12'), today)).toBe('superseded')
  expect(standingOf(own, days('2026-03-13'), today)).toBe('applies')
  expect(standingOf(own, days('2026-01-01', '2026-03-12'), today)).toBe('superseded')
  expect(standingOf(own, days('2026-01-01', '2026-03-11'), today)).toBe('applies')
})

test('of an order that ended nothing applies, superseded or not', () => {
  expect(standingOf(days('2020-01-01', '2021-01-01'), days('2026-01-01'), today)).toBe('ended')
})
