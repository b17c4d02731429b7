import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { drawAnswer, drawShares, gammas } from '#test/support/simulated.ts'
import { credibleInterval, probabilityBelow } from './interval.ts'
import { type Levels, sumOf, together } from './levels.ts'
import { meanOf, posteriorOf, priorStrength, usualShares, varianceOf } from './posterior.ts'

const level = fc.integer({ min: 0, max: 200 })
const ratings: fc.Arbitrary<Levels> = fc.tuple(level, level, level, level, level)
/** A population large enough to be a prior of its own, or one that is too small. */
const usual = fc.tuple(level, level, level, level, level).map((levels) => usualShares([levels]))
const neutral = usualShares([])

describe('the probability that the true mean is at most a bound', () => {
  test('is the regularised beta function where only two levels count', () => {
    // Counts 2 and 3 at levels 1 and 5: the mean is 1 + 4 B with B ~ Beta(3, 2), and P(B <= x) = 4 x^3 - 3 x^4.
    for (const x of [0.1, 0.35, 0.5, 0.8, 0.95]) {
      const posterior = { counts: [2, 0, 0, 0, 3] as const, n: 0 }
      expect(probabilityBelow(posterior, 1 + 4 * x)).toBeCloseTo(4 * x ** 3 - 3 * x ** 4, 6)
    }
  })

  test('agrees with 40,000 draws from the posterior', () => {
    const posterior = posteriorOf([1, 0, 2, 9, 11], usualShares([[4, 6, 20, 60, 110]]))
    const gamma = gammas(seededRandom(5).next)
    const draws = Array.from({ length: 40_000 }, () => sumOf(drawShares(gamma, posterior.counts)))
    for (const bound of [3.6, 3.9, 4.1, 4.3]) {
      const share = draws.filter((mean) => mean <= bound).length / draws.length
      expect(Math.abs(probabilityBelow(posterior, bound) - share)).toBeLessThan(0.01)
    }
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length
    expect(mean).toBeCloseTo(meanOf(posterior), 2)
    expect(variance / varianceOf(posterior)).toBeCloseTo(1, 1)
  })
})

describe('the 90 % interval', () => {
  test('lies within 1 and 5, around the score, and holds 90 % of the posterior', () => {
    fc.assert(
      fc.property(ratings, usual, (given, shares) => {
        const posterior = posteriorOf(given, shares)
        const { low, high } = credibleInterval(posterior)
        expect(low).toBeGreaterThanOrEqual(1)
        expect(high).toBeLessThanOrEqual(5)
        expect(low).toBeLessThan(meanOf(posterior))
        expect(high).toBeGreaterThan(meanOf(posterior))
        expect(probabilityBelow(posterior, high) - probabilityBelow(posterior, low)).toBeCloseTo(0.9, 5)
      }),
    )
  })

  test('never falls when one rating rises', () => {
    fc.assert(
      fc.property(ratings, usual, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }), (given, shares, from, by) => {
        const to = Math.min(4, from + by)
        const before = together(given, [0, 1, 2, 3, 4].map((index) => (index === from ? 1 : 0)) as unknown as Levels)
        const after = together(given, [0, 1, 2, 3, 4].map((index) => (index === to ? 1 : 0)) as unknown as Levels)
        const one = credibleInterval(posteriorOf(before, shares))
        const other = credibleInterval(posteriorOf(after, shares))
        expect(other.low).toBeGreaterThan(one.low - 1e-6)
        expect(other.high).toBeGreaterThan(one.high - 1e-6)
      }),
    )
  })

  test('narrows as more ratings of the same kind come in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 50 }), (kind, n, more) => {
        const width = (count: number) => {
          const counts = [0, 1, 2, 3, 4].map((index) => (index === kind ? count : 0)) as unknown as Levels
          const { low, high } = credibleInterval(posteriorOf(counts, neutral))
          return high - low
        }
        expect(width(n + more)).toBeLessThan(width(n) + 1e-9)
      }),
    )
  })

  test('covers the truth of 88 to 92 % of 2,000 professionals drawn from the prior', () => {
    const random = seededRandom(20_26)
    const gamma = gammas(random.next)
    const shares = usualShares([[120, 60, 90, 210, 520]])
    const prior = shares.map((share) => share * priorStrength) as unknown as Levels
    let covered = 0
    for (let person = 0; person < 2_000; person += 1) {
      const truth = drawShares(gamma, prior)
      const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
      const n = 5 + Math.floor(random.next() ** 2 * 120)
      for (let rater = 0; rater < n; rater += 1) {
        counts[(drawAnswer(random.next, truth) - 1) as 0 | 1 | 2 | 3 | 4] += 1
      }
      const { low, high } = credibleInterval(posteriorOf(counts, shares))
      const mean = sumOf(truth)
      if (low <= mean && mean <= high) covered += 1
    }
    expect(covered / 2_000).toBeGreaterThanOrEqual(0.88)
    expect(covered / 2_000).toBeLessThanOrEqual(0.92)
  })
})
