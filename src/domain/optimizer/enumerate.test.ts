import { describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { apart, chanceOf, drawnProblem, drivingOf, everyFortnight, factsOf, isMet, scoreOf } from '#test/support/optimizer.ts'
import { bestOfFortnight } from './enumerate.ts'
import { keeps, measure } from './measure.ts'
import type { Problem } from './types.ts'
import { usualWeights } from './weights.ts'

const chance = chanceOf(20_261_121)
const problems = Array.from({ length: iterations(300, 90) }, () => drawnProblem(14, chance))
/** For each pattern, the limits that it breaks, as bits. */
const brokenBy = (problem: Problem) =>
  everyFortnight.map((facts) => problem.limits.reduce((bits, limit, at) => (isMet(facts, limit, problem) ? bits : bits | (1 << at)), 0))
const broken = new Map(problems.map((problem) => [problem, brokenBy(problem)]))
const validFor = (problem: Problem) => everyFortnight.filter((_, at) => broken.get(problem)![at] === 0)
/** For tests that look at 16,384 patterns many hundred times. */
const patient = { timeout: 180_000 }
const plain = (limits: Problem['limits']): Problem => ({
  setting: { cycleNights: 14, exchangeAt: '18:00', drivePerExchange: 0 },
  limits,
  weights: usualWeights,
})
const listed = (problem: Problem) => {
  const outcome = bestOfFortnight(problem)
  return outcome.kind === 'found' ? outcome.patterns : []
}

describe('14 nights, looked at one by one', () => {
  test(`for ${problems.length} problems the offered patterns keep every limit, and none that keeps them scores better`, patient, () => {
    let possible = 0
    for (const problem of problems) {
      const valid = validFor(problem)
      const patterns = listed(problem)
      expect(patterns.length > 0).toBe(valid.length > 0)
      if (valid.length === 0) continue
      possible += 1
      expect(patterns[0]!.score).toBeCloseTo(Math.min(...valid.map((facts) => scoreOf(facts, problem))), 6)
      for (const { nights, score } of patterns) {
        expect(problem.limits.filter((limit) => !isMet(factsOf(nights), limit, problem))).toEqual([])
        expect(score).toBeCloseTo(scoreOf(factsOf(nights), problem), 6)
      }
    }
    expect(possible).toBeGreaterThan(problems.length / 3)
    expect(possible).toBeLessThan(0.97 * problems.length)
  })

  test('each further pattern is the best of those that differ from all before it by 4 nights or more', patient, () => {
    for (const problem of problems.slice(0, iterations(60, 20))) {
      const valid = validFor(problem).map((facts) => ({ nights: facts.nights, score: scoreOf(facts, problem) }))
      let open = valid
      for (const { nights, score } of listed(problem)) {
        expect(score).toBeCloseTo(Math.min(...open.map((one) => one.score)), 6)
        open = open.filter((one) => apart(one.nights, nights) >= 4)
      }
      expect(listed(problem).length === 5 || open.length === 0).toBe(true)
    }
  })

  test(
    'for conflicting limits it names a set that conflicts, no longer conflicts without any one of them, and is the smallest',
    patient,
    () => {
      const conflicts = problems.flatMap((problem) => {
        const outcome = bestOfFortnight(problem)
        return outcome.kind === 'conflict' ? [{ problem, named: outcome.limits }] : []
      })
      expect(conflicts.length).toBeGreaterThan(problems.length / 30)
      for (const { problem, named } of conflicts) {
        const sets = [...new Set(broken.get(problem))]
        const bitOf = (id: string) => 1 << problem.limits.findIndex((limit) => limit.id === id)
        const isConflict = (ids: readonly string[]) => sets.every((set) => ids.some((id) => (set & bitOf(id)) !== 0))
        expect(isConflict(named)).toBe(true)
        for (const left of named) expect(isConflict(named.filter((id) => id !== left))).toBe(false)
        const ids = problem.limits.map(({ id }) => id)
        const pairs = ids.flatMap((one) => ids.map((other) => [one, other]))
        expect(named.length < 3 || !pairs.some(isConflict)).toBe(true)
      }
    },
  )

  test('the same problem has the same answer', patient, () => {
    for (const problem of problems.slice(0, 20)) expect(bestOfFortnight(problem)).toEqual(bestOfFortnight(structuredClone(problem)))
  })

  test('with equal shares 3-4-4-3 comes first, and alternating weeks are among the others', () => {
    const patterns = listed(plain([{ id: 'half', kind: 'share', percentA: 50, tolerance: 0 }]))
    expect(apart(patterns[0]!.nights, 'AAABBBBAAAABBB')).toBe(0)
    expect(patterns.some(({ nights }) => apart(nights, 'AAAAAAABBBBBBB') === 0)).toBe(true)
    expect(patterns).toHaveLength(5)
  })

  test('Both working every other weekend alone is a conflict of the two rosters', () => {
    const outcome = bestOfFortnight(
      plain([
        { id: 'her-shift', kind: 'nights', holder: 'B', nights: [4, 5] },
        { id: 'school', kind: 'exchange_days', weekdays: [0, 4] },
        { id: 'his-shift', kind: 'nights', holder: 'A', nights: [5, 6] },
      ]),
    )
    expect(outcome).toEqual({ kind: 'conflict', limits: ['her-shift', 'his-shift'], known: 'smallest' })
  })
})

describe('a pattern in numbers', () => {
  test('equals the facts counted from the letters', patient, () => {
    for (const problem of problems.slice(0, 40)) {
      for (const facts of everyFortnight.filter((_, at) => at % 397 === 0)) {
        const figures = measure(facts.nights, problem.setting)
        expect(figures).toMatchObject({
          nightsA: facts.nightsA,
          nightsB: 14 - facts.nightsA,
          exchanges: facts.weekdays.length,
          driving: drivingOf(facts, problem),
          awayFromA: facts.awayFromA,
          awayFromB: facts.awayFromB,
          weekendsA: facts.weekendsA,
          weekendsB: facts.weekendsB,
          splitWeekends: facts.split,
        })
        expect(figures.minutesA + figures.minutesB).toBe(14 * 1440)
        for (const limit of problem.limits) expect(keeps(facts.nights, problem.setting, limit)).toBe(isMet(facts, limit, problem))
      }
    }
  })

  test('counts hours by the time of exchange: every other weekend from Friday 6 pm to Sunday 6 pm is 48 of 336 hours, from 3 pm 51', () => {
    // Friday and Saturday night; on Sunday hands are changed for A's Sunday night.
    const nights = 'AAAABBAAAAAAAA'
    expect(measure(nights, plain([]).setting).minutesB).toBe(48 * 60)
    expect(measure(nights, { ...plain([]).setting, on: { 4: '15:00' } }).minutesB).toBe(51 * 60)
  })

  test('charges no drive for hands that are changed at school', () => {
    const school = { weekdays: [0, 1, 2, 3, 4] as const, minutesFromA: 10, minutesFromB: 20, exchangesThere: true }
    const setting = { cycleNights: 14 as const, exchangeAt: '15:00', drivePerExchange: 40 }
    // Ten school days with A on both ends of most: 3-4-4-3 changes on Thursday, Monday, Friday and Monday.
    const nights = 'AAABBBBAAAABBB'
    const ways =
      20 -
      [...nights].flatMap((holder, night) => [night % 7 < 5 && holder === 'B', (night + 1) % 7 < 5 && holder === 'B']).filter(Boolean)
        .length
    expect(measure(nights, { ...setting, school }).driving).toBe(ways * 10 + (20 - ways) * 20)
    expect(measure(nights, { ...setting, school: { ...school, exchangesThere: false } }).driving).toBe(ways * 10 + (20 - ways) * 20 + 160)
    expect(measure(nights, setting).driving).toBe(160)
  })
})
