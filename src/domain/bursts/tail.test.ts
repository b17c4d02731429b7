import { expect, test } from 'vitest'
import { tailOf } from './tail.ts'

test('it is the sum of what the negative binomial gives, near and far out', () => {
  // size 1 is the geometric distribution: P(N >= n) = (mean / (1 + mean))^n.
  for (const mean of [0.01, 0.5, 3])
    for (const n of [1, 2, 5, 15, 60]) expect(tailOf(n, { mean, size: 1 }) / (mean / (1 + mean)) ** n).toBeCloseTo(1, 6)
  expect(tailOf(0, { mean: 2, size: 3 })).toBe(1)
})

test('with a rate that does not vary it is the Poisson', () => {
  // P(N >= 3) at mean 0.5: 1 - e^-0.5 (1 + 0.5 + 0.125)
  expect(tailOf(3, { mean: 0.5, size: 1e9 })).toBeCloseTo(1 - Math.exp(-0.5) * 1.625, 6)
})

test('the more the rate varies, the less a full day means', () => {
  const chances = [100, 10, 1, 0.3].map((size) => tailOf(12, { mean: 1, size }))
  expect(chances.toSorted((a, b) => a - b)).toEqual(chances)
})
