import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { drawAnswer, drawShares, gammas } from '#test/support/simulated.ts'
import { credibleInterval } from './interval.ts'
import { countOf, type Levels, levelsOf, none, sumOf, times, together } from './levels.ts'
import { meanOf, posteriorOf, priorStrength, usualShares } from './posterior.ts'
import { levelsWorth, monthBefore, monthsBetween, type Weighed, weightOf, worthOf } from './recency.ts'
import { showRule } from './score.ts'

interface Given {
  levels: Levels
  months: number
}

function weigh(ratings: readonly Given[]): Weighed {
  return ratings.reduce<Weighed>(
    ({ levels, squares }, rating) => {
      const weight = weightOf(rating.months)
      return { levels: together(levels, times(weight, rating.levels)), squares: squares + weight ** 2 }
    },
    { levels: none, squares: 0 },
  )
}

const rating: fc.Arbitrary<Given> = fc.record({
  levels: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 7 }).map(levelsOf),
  months: fc.nat(400),
})
const ratings = fc.array(rating, { minLength: 1, maxLength: 60 })

describe('what a rating weighs', () => {
  test('halves every three years', () => {
    expect([0, 36, 72, 108].map(weightOf)).toEqual([1, 0.5, 0.25, 0.125])
    expect(weightOf(12)).toBeCloseTo(0.794, 3)
  })

  test('goes by whole months, over the turn of a year, and nothing lies in the future', () => {
    expect(monthsBetween('2025-12', '2026-01')).toBe(1)
    expect(monthsBetween('2023-03', '2026-03')).toBe(36)
    expect(monthsBetween('2026-04-01', '2026-03')).toBe(0)
    expect([monthBefore('2026-03', 11), monthBefore('2026-03', 3), monthBefore('2026-12', 12)]).toEqual(['2025-04', '2025-12', '2025-12'])
    fc.assert(
      fc.property(fc.nat(400), (months) => {
        expect(monthsBetween(monthBefore('2026-03', months), '2026-03')).toBe(months)
      }),
    )
  })
})

describe('weighed ratings', () => {
  test('of one month count as they are', () => {
    fc.assert(
      fc.property(ratings, fc.nat(400), (all, months) => {
        const weighed = levelsWorth(weigh(all.map(({ levels }) => ({ levels, months }))))
        const plain = all.reduce((sum, { levels }) => together(sum, levels), none)
        weighed.forEach((count, index) => expect(count).toBeCloseTo(plain[index]!, 8))
      }),
    )
  })

  test('are worth at least one rating and never more than were given', () => {
    fc.assert(
      fc.property(ratings, (all) => {
        const worth = worthOf(weigh(all))
        expect(worth).toBeGreaterThan(1 - 1e-9)
        expect(worth).toBeLessThan(all.length + 1e-9)
        expect(countOf(levelsWorth(weigh(all)))).toBeCloseTo(worth, 9)
      }),
    )
    expect(worthOf({ levels: none, squares: 0 })).toBe(0)
    expect(levelsWorth({ levels: none, squares: 0 })).toEqual(none)
  })

  test('give the same score next year when nobody has rated since', () => {
    fc.assert(
      fc.property(ratings, fc.nat(60), (all, later) => {
        const usual = usualShares([])
        const now = posteriorOf(levelsWorth(weigh(all)), usual)
        const then = posteriorOf(levelsWorth(weigh(all.map((one) => ({ ...one, months: one.months + later })))), usual)
        expect(meanOf(then)).toBeCloseTo(meanOf(now), 9)
      }),
    )
  })

  test('follow what is new: the newer of two answers that differ pulls more', () => {
    const five = levelsOf([5])
    const one = levelsOf([1])
    const meanWith = (fives: number, ones: number) =>
      meanOf(
        posteriorOf(
          levelsWorth(
            weigh([
              { levels: five, months: fives },
              { levels: one, months: ones },
            ]),
          ),
          usualShares([]),
        ),
      )
    expect(meanWith(0, 36)).toBeGreaterThan(3)
    expect(meanWith(36, 0)).toBeLessThan(3)
  })
})

/** How often the 90 % interval holds the truth, of 2,000 people drawn from the prior. */
function coverage(seed: number, prior: Levels, simulate: (random: () => number, truth: Levels) => Levels): number {
  const { next } = seededRandom(seed)
  const gamma = gammas(next)
  const shares = usualShares([prior])
  let covered = 0
  for (let person = 0; person < 2_000; person += 1) {
    const truth = drawShares(gamma, times(priorStrength, shares))
    const { low, high } = credibleInterval(posteriorOf(simulate(next, truth), shares))
    if (low <= sumOf(truth) && sumOf(truth) <= high) covered += 1
  }
  return covered / 2_000
}

describe('90 % intervals of 2,000 professionals each', () => {
  test('cover 88 to 92 % when ratings of up to twenty years are weighed by age', () => {
    const found = coverage(36, [120, 60, 90, 210, 520], (random, truth) => {
      const n = 15 + Math.floor(random() ** 2 * 120)
      const all = Array.from({ length: n }, () => ({
        levels: levelsOf([drawAnswer(random, truth)]),
        months: Math.floor(random() ** 2 * 240),
      }))
      return levelsWorth(weigh(all))
    })
    expect(found).toBeGreaterThanOrEqual(0.88)
    expect(found).toBeLessThanOrEqual(0.92)
  })

  test.each([
    ['mostly as asked', [20, 20, 60, 300, 600]],
    ['mostly not as asked', [500, 200, 120, 100, 80]],
    ['not decided yet', [100, 100, 100, 100, 100]],
  ] as const)('cover 88 to 92 in 100 where a stratum has 5 to 20 ratings (%s)', (_, prior) => {
    const found = coverage(5, prior, (random, truth) => {
      const n = 5 + Math.floor(random() * 16)
      expect(showRule(n)).not.toBe('nothing')
      return Array.from({ length: n }, () => levelsOf([drawAnswer(random, truth)])).reduce(together, none)
    })
    expect(found).toBeGreaterThanOrEqual(0.88)
    expect(found).toBeLessThanOrEqual(0.92)
  })

  test('cover no less when one rating answers seven questions that differ: the interval is then wider than it need be', () => {
    const found = coverage(7, [120, 60, 90, 210, 520], (random, truth) =>
      Array.from({ length: 30 }, () => levelsOf(Array.from({ length: 7 }, () => drawAnswer(random, truth)))).reduce(together, none),
    )
    expect(found).toBeGreaterThanOrEqual(0.9)
  })
})
