import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { countOf, type Levels, levelsOf, none, overallOf, sumOf, together, without } from './levels.ts'
import { meanOf, posteriorOf, priorStrength, shrunkMean, usualShares } from './posterior.ts'
import { scoreOf, showRule } from './score.ts'

const answer = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null })
const rating = fc.array(answer, { minLength: 3, maxLength: 7 })
const ratings = fc.array(rating, { minLength: 1, maxLength: 60 })
const levelsOfAll = (all: readonly (readonly (number | null)[])[]) => all.map(levelsOf).reduce(together, none)
const neutral = usualShares([])

describe('the overall of a rating', () => {
  test('is the mean of the answered criteria: 5, 4, "does not apply" and 3 make 4', () => {
    expect(overallOf([5, 4, null, 3])).toBe(4)
    expect(overallOf([null, null])).toBeNull()
  })

  test('is what the rating counts with, and each rating counts once', () => {
    fc.assert(
      fc.property(rating, (answers) => {
        const overall = overallOf(answers)
        const levels = levelsOf(answers)
        expect(countOf(levels)).toBeCloseTo(overall === null ? 0 : 1, 12)
        expect(sumOf(levels)).toBeCloseTo(overall ?? 0, 12)
      }),
    )
  })
})

describe('the score', () => {
  test('of 20 ratings of 5 where 3 is usual is (10 x 3 + 100) / 30', () => {
    const { mean } = scoreOf([0, 0, 0, 0, 20], 20, neutral)
    expect(mean).toBeCloseTo(130 / 30, 12)
  })

  test('is the shrunk mean of the overalls, whatever the ratings', () => {
    fc.assert(
      fc.property(ratings, fc.tuple(fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90)), (all, sample) => {
        const usual = usualShares([sample])
        const overalls = all.map(overallOf).filter((overall) => overall !== null)
        const sum = overalls.reduce((total, overall) => total + overall, 0)
        const posterior = posteriorOf(levelsOfAll(all), usual)
        expect(meanOf(posterior)).toBeCloseTo(shrunkMean({ sum, n: overalls.length }, sumOf(usual)), 9)
      }),
    )
  })

  test('rises with any one answer', () => {
    fc.assert(
      fc.property(ratings, fc.nat(), fc.nat(), (all, whose, which) => {
        const person = whose % all.length
        const place = which % all[person]!.length
        const old = all[person]![place]!
        fc.pre(old !== null && old < 5)
        const raised = all.map((answers, index) => (index === person ? answers.with(place, old + 1) : answers))
        const score = (given: typeof all) => meanOf(posteriorOf(levelsOfAll(given), neutral))
        expect(score(raised)).toBeGreaterThan(score(all))
      }),
    )
  })

  test('does not depend on the order of the ratings', () => {
    fc.assert(
      fc.property(ratings, fc.nat(), (all, turn) => {
        const at = turn % all.length
        const turned = [...all.slice(at), ...all.slice(0, at)].toReversed()
        const [one, other] = [all, turned].map((given) => scoreOf(levelsOfAll(given), given.length, neutral))
        expect(other!.show).toBe(one!.show)
        for (const key of ['mean', 'low', 'high'] as const) {
          expect(other![key] === null).toBe(one![key] === null)
          expect(other![key] ?? 0).toBeCloseTo(one![key] ?? 0, 6)
        }
      }),
    )
  })

  test('lies between the usual mean and the raw mean, nearer to the raw one with every rating', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 500 }), (given, n) => {
        const levels = (count: number) => [1, 2, 3, 4, 5].map((level) => (level === given ? count : 0)) as unknown as Levels
        const off = (count: number) => Math.abs(meanOf(posteriorOf(levels(count), neutral)) - given)
        expect(off(n)).toBeCloseTo((Math.abs(3 - given) * priorStrength) / (priorStrength + n), 9)
        expect(off(n + 1)).toBeLessThanOrEqual(off(n))
      }),
    )
  })
})

describe('what may be shown', () => {
  test('is nothing under 5 ratings, the interval alone from 5 to 14, the score with it from 15', () => {
    expect([0, 4, 5, 14, 15, 400].map(showRule)).toEqual(['nothing', 'nothing', 'interval', 'interval', 'score', 'score'])
    expect(scoreOf([0, 0, 0, 0, 4], 4, neutral)).toEqual({ n: 4, show: 'nothing', mean: null, low: null, high: null })
    const twelve = scoreOf([0, 0, 0, 0, 12], 12, neutral)
    expect(twelve.mean).toBeNull()
    expect(twelve.low).toBeLessThan(twelve.high!)
    expect(scoreOf([0, 0, 0, 0, 15], 15, neutral).mean).not.toBeNull()
  })
})

describe('what is usual', () => {
  test('comes from the first sample with 50 ratings, with no level ruled out', () => {
    const small: Levels = [0, 0, 0, 0, 49]
    const large: Levels = [0, 0, 0, 0, 95]
    expect(usualShares([small, large])).toEqual([0.01, 0.01, 0.01, 0.01, 0.96])
    expect(usualShares([small])).toEqual([0.2, 0.2, 0.2, 0.2, 0.2])
  })
})

describe('the ratings of the others', () => {
  const levels: fc.Arbitrary<Levels> = fc.tuple(fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90), fc.nat(90))

  test('are all without the own, and never less than none', () => {
    fc.assert(
      fc.property(levels, levels, (own, others) => {
        expect(without(together(own, others), own)).toEqual(others)
        expect(without(own, together(own, others))).toEqual(none)
      }),
    )
  })
})

const iowa = 'ratings/iowa-judges.csv'
const isAbsent = lacksShared([iowa])

describe.skipIf(isAbsent)("Iowa's 64 judges of 2018 (where the reference data lies beside the project)", () => {
  const rows = isAbsent ? [] : (parse(readFileSync(sharedFile(iowa)), { columns: true }) as Record<string, string>[])
  const surveys = Object.keys(rows[0] ?? {}).slice(5)

  test('every survey score keeps its order among judges with equally many answers, and r is at least .97', () => {
    expect(rows).toHaveLength(64)
    expect(surveys).toHaveLength(12)
    for (const survey of surveys) {
      const judges = rows.map((row) => ({ n: Number(row['respondents']), raw: Number(row[survey]) }))
      const m = judges.reduce((sum, { raw }) => sum + raw, 0) / judges.length
      const scored = judges.map(({ n, raw }) => ({ n, raw, score: shrunkMean({ n, sum: n * raw }, m) }))
      const turned = scored.flatMap((one) => scored.filter((other) => one.n === other.n && one.raw > other.raw && one.score <= other.score))
      expect(turned).toEqual([])
      expect(correlation(scored.map(({ raw, score }) => [raw, score]))).toBeGreaterThanOrEqual(0.97)
    }
  })
})

/** Pearson's r. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  const sum = (of: (pair: readonly [number, number]) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  return sum(([a, b]) => (a - x) * (b - y)) / Math.sqrt(sum(([a]) => (a - x) ** 2) * sum(([, b]) => (b - y) ** 2))
}
