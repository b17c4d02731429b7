import { property, assert, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from './rules.ts'

test.each([
  [0, '0+'],
  [7, '7+'],
  [999, '999+'],
  [1000, '1.0K+'],
  [1099, '1.0K+'],
  [1100, '1.1K+'],
  [6449, '6.4K+'],
  [6500, '6.5K+'],
  [999_999, '999.9K+'],
  [1_000_000, '1000.0K+'],
])('a directory of %i professionals shows %s', (count, expected) => {
  expect(formatCount(count)).toBe(expected)
})

test('without a live value the landing page shows 6.4K+', () => {
  expect(formatCount(undefined)).toBe('6.4K+')
  expect(formatCount(null)).toBe('6.4K+')
})

test('the displayed count is at most the real one, and less than 100 below it', () => {
  assert(
    property(integer({ min: 1000, max: 100_000_000 }), (count) => {
      const displayed = Number(/^(\d+\.\d)K\+$/.exec(formatCount(count))![1]) * 1000
      expect(displayed).toBeLessThanOrEqual(count + 1e-6)
      expect(count - displayed).toBeLessThan(100 + 1e-6)
    }),
  )
})
