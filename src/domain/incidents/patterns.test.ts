import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enough, type Occurrence, patternLines, patternsOf } from './patterns.ts'

const late = (at: number, minutes: number | null, side: 'A' | 'B' = 'B'): Occurrence => ({
  line: 'late',
  side,
  at,
  is: minutes !== null,
  minutes,
})

test('it counts how often something happened of how many times, with the middle of five that have a length', () => {
  const all = [20, null, 30, 25, null, 10, 40, null].map((minutes, at) => late(at, minutes))
  expect(patternsOf(all)).toEqual([{ line: 'late', side: 'B', n: 5, of: 8, from: 0, to: 7, median: 25, measured: 5, isEnough: true }])
})

test('below five there is not enough, and below five lengths there is no middle', () => {
  expect(patternsOf([1, 2, 3, 4].map((n) => late(n, n)))).toMatchObject([{ of: 4, isEnough: false, median: null }])
  expect(patternsOf([1, 2, 3, 4, null].map((n, at) => late(at, n)))).toMatchObject([
    { n: 4, of: 5, isEnough: true, measured: 4, median: null },
  ])
})

test('both sides are counted apart, and what has no length is in no middle', () => {
  const all = [late(1, 5, 'A'), late(2, 9, 'B'), { ...late(3, null, 'B'), is: true }]
  expect(patternsOf(all)).toMatchObject([
    { side: 'A', n: 1, of: 1, measured: 1 },
    { side: 'B', n: 2, of: 2, measured: 1 },
  ])
})

const occurrence: fc.Arbitrary<Occurrence> = fc
  .record({
    line: fc.constantFrom(...patternLines),
    side: fc.constantFrom('A' as const, 'B' as const),
    at: fc.integer(),
    is: fc.boolean(),
    minutes: fc.option(fc.nat(10_000)),
  })
  .map((one) => ({ ...one, minutes: one.is ? one.minutes : null }))

test('nothing is counted twice or left out, and no order of the records changes a number', () => {
  fc.assert(
    fc.property(fc.array(occurrence, { maxLength: 60 }), (all) => {
      const found = patternsOf(all)
      expect(found.reduce((sum, { of }) => sum + of, 0)).toBe(all.length)
      expect(found.reduce((sum, { n }) => sum + n, 0)).toBe(all.filter(({ is }) => is).length)
      expect(found.every(({ n, of, measured, from, to }) => measured <= n && n <= of && from <= to)).toBe(true)
      expect(
        found.every(({ median, measured, isEnough, of }) => (median !== null) === measured >= enough && isEnough === of >= enough),
      ).toBe(true)
      expect(patternsOf(all.toReversed())).toEqual(found)
    }),
  )
})
