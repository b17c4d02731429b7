import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { apart, chanceOf, drawnProblem, factsOf, isMet, scoreOf } from '#test/support/optimizer.ts'
import { highsSolver } from '#ports/solver/highs.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { nightsOf } from './bits.ts'
import { bestOfFortnight } from './enumerate.ts'
import { bestOfFourWeeks } from './four-weeks.ts'
import { frontOf } from './front.ts'
import { tallyOf } from './tally.ts'
import type { Limit, Outcome, Problem, Solve } from './types.ts'
import { unitsPerPoint, usualWeights } from './weights.ts'

const solver = highsSolver()
afterAll(() => solver.close())
const solve: Solve = (model, milliseconds) => solver.solve(model, milliseconds)
/** Time enough for any of these on a machine that does much else, so that no test hangs on the clock. */
const ample = 100_000
/** For tests that ask the solver very often. */
const patient = { timeout: 180_000 }

const plain = (limits: readonly Limit[], weights = usualWeights): Problem => ({
  setting: { cycleNights: 28, exchangeAt: '18:00', drivePerExchange: 0 },
  limits,
  weights,
})
const patternsOf = (outcome: Outcome) => (outcome.kind === 'found' ? outcome.patterns : [])
const brokenIn = (nights: string, problem: Problem) => problem.limits.filter((limit) => !isMet(factsOf(nights), limit, problem))

/** All patterns of 28 nights that agree with the given ones where they are fixed. */
function* agreeing(fixed: ReadonlyMap<number, string>): Generator<string> {
  const free = Array.from({ length: 28 }, (_, night) => night).filter((night) => !fixed.has(night))
  for (let bits = 0; bits < 1 << free.length; bits += 1) {
    const nights = Array.from({ length: 28 }, (_, night) => fixed.get(night) ?? '')
    for (const [at, night] of free.entries()) nights[night] = (bits >> at) & 1 ? 'A' : 'B'
    yield nights.join('')
  }
}

describe('the solver', () => {
  test('finds for 14 nights what looking at all of them finds', patient, async () => {
    const chance = chanceOf(5)
    for (let round = 0; round < iterations(24, 10); round += 1) {
      const problem = drawnProblem(14, chance)
      const [best] = patternsOf(bestOfFortnight(problem))
      const { steps } = await frontOf(problem, tallyOf(problem.setting), solve, ample, 14, () => false)
      const costs = steps.flatMap((step) => (step.best ? [step.best.cost / unitsPerPoint] : []))
      expect(costs.length > 0 ? Math.min(...costs) : null).toBe(best?.score ?? null)
    }
  })

  test('finds for 28 nights, of which 18 are fixed, the best of the 1,024 that are left', patient, async () => {
    const chance = chanceOf(11)
    let possible = 0
    const rounds = iterations(20, 10)
    for (let round = 0; round < rounds; round += 1) {
      const drawn = drawnProblem(28, chance)
      const nights = Array.from({ length: 28 }, (_, night) => night)
      while (nights.length > 18) nights.splice(chance(nights.length), 1)
      const rhythm = 'AABBAAABBAABBB'.repeat(2)
      const fixed = new Map(nights.map((night) => [night, rhythm[night]!]))
      const roster = (holder: 'A' | 'B'): Limit => ({
        id: `roster-${holder}`,
        kind: 'nights',
        holder,
        nights: nights.filter((night) => fixed.get(night) === holder),
      })
      const problem = {
        ...drawn,
        limits: [...drawn.limits.filter(({ kind }) => kind !== 'nights' && kind !== 'exchange_days'), roster('A'), roster('B')],
      }
      const scores = [...agreeing(fixed)].filter((one) => brokenIn(one, problem).length === 0).map((one) => scoreOf(factsOf(one), problem))
      const outcome = await bestOfFourWeeks(problem, solve, ample)
      possible += scores.length > 0 ? 1 : 0
      expect(outcome.kind).toBe(scores.length > 0 ? 'found' : 'conflict')
      const [best] = patternsOf(outcome)
      expect(best?.proof ?? 'best').toBe('best')
      expect(best?.score ?? Number.POSITIVE_INFINITY).toBeCloseTo(Math.min(...scores), 6)
    }
    expect(possible).toBeGreaterThan(0.3 * rounds)
  })

  test.each([
    [14, 14, 14],
    [14, 7, 7],
    [14, 5, 5],
    [14, 4, 4],
    [14, 3, 3],
    [16, 4, 7],
    [20, 3, 9],
    [8, 6, 2],
  ])(
    'needs with %i of 28 nights at A, at most %i away from A and %i from B, as many changes as the theorem says',
    async (nightsA, awayFromA, awayFromB) => {
      const problem = plain(
        [
          // A tolerance of one point is less than a night: of 28 nights one is 3.6.
          { id: 'share', kind: 'share', percentA: Math.round((100 * nightsA) / 28), tolerance: 1 },
          { id: 'a', kind: 'away', from: 'A', most: awayFromA },
          { id: 'b', kind: 'away', from: 'B', most: awayFromB },
        ],
        { share: 0, exchange: 1, gap: 0, splitWeekend: 0, drivingHour: 0, change: 0 },
      )
      const [best] = patternsOf(await bestOfFourWeeks(problem, solve, ample))
      expect(best!.figures.exchanges).toBe(2 * Math.max(Math.ceil(nightsA / awayFromB), Math.ceil((28 - nightsA) / awayFromA)))
      expect(best!.proof).toBe('best')
    },
  )
})

describe('28 nights', () => {
  const chance = chanceOf(77)
  const problems = Array.from({ length: 8 }, () => drawnProblem(28, chance))

  test('have patterns that keep every limit, differ by 8 nights or more, and are the same when asked again', patient, async () => {
    const answers: Outcome[] = []
    for (const problem of problems) {
      const outcome = await bestOfFourWeeks(problem, solve, ample)
      const patterns = patternsOf(outcome)
      for (const { nights, score } of patterns) {
        expect(brokenIn(nights, problem)).toEqual([])
        expect(score).toBeCloseTo(scoreOf(factsOf(nights), problem), 6)
      }
      const pairs = patterns.flatMap((one, at) => patterns.slice(at + 1).map((other) => apart(one.nights, other.nights)))
      expect(Math.min(8, ...pairs)).toBe(8)
      expect(patterns.map(({ score }) => score)).toEqual(patterns.map(({ score }) => score).toSorted((one, other) => one - other))
      answers.push(outcome)
    }
    for (const at of [0, 3, 6]) expect(await bestOfFourWeeks(structuredClone(problems[at]!), solve, ample)).toEqual(answers[at])
  })

  test('leave out no step of the whole front that is better than the last of them, save what is too much alike', patient, async () => {
    const half: Limit = { id: 'half', kind: 'share', percentA: 50, tolerance: 4 }
    const asked = [...problems.slice(0, 3), plain([half], { ...usualWeights, gap: 5 }), plain([half], { ...usualWeights, exchange: 3 })]
    for (const problem of asked) {
      const listed = patternsOf(await bestOfFourWeeks(problem, solve, ample))
      const { steps } = await frontOf(problem, tallyOf(problem.setting), solve, ample, 28, () => false)
      const front = steps.flatMap(({ best }) => (best ? [{ nights: nightsOf(best.bits, 28), score: best.cost / unitsPerPoint }] : []))
      const last = listed.length === 5 ? listed[4]!.score : Number.POSITIVE_INFINITY
      const missing = front.filter(
        ({ nights, score }) => score < last && !listed.some((one) => one.score <= score && apart(one.nights, nights) < 8),
      )
      expect(missing).toEqual([])
      expect(listed.length > 0).toBe(front.length > 0)
    }
  })

  test('of limits that conflict, a set is named that conflicts, and does no more without any one', patient, async () => {
    const school: Limit = { id: 'school', kind: 'exchange_days', weekdays: [0, 1, 2, 3, 4] }
    const half: Limit = { id: 'half', kind: 'share', percentA: 50, tolerance: 0 }
    const short: Limit = { id: 'short', kind: 'away', from: 'A', most: 3 }
    const few: Limit = { id: 'few', kind: 'exchanges', most: 8 }
    const limits = [school, half, short, few]
    expect(await bestOfFourWeeks(plain(limits), solve, ample)).toEqual({
      kind: 'conflict',
      limits: ['half', 'short', 'few'],
      known: 'irreducible',
    })
    for (const left of [half, short, few]) {
      const rest = plain(limits.filter((limit) => limit !== left))
      expect((await bestOfFourWeeks(rest, solve, ample)).kind).toBe('found')
    }
  })

  test('with no time for the solver are still answered with what repeats after 14 nights, as merely found', async () => {
    const patterns = patternsOf(await bestOfFourWeeks(plain([{ id: 'half', kind: 'share', percentA: 50, tolerance: 0 }]), solve, 0))
    expect(patterns.map(({ proof }) => proof)).toEqual(['found', 'found', 'found', 'found', 'found'])
  })

  test('that no fortnight repeated can keep, and no time, are no answer rather than a wrong one', patient, async () => {
    const once: Problem = plain([
      { id: 'one', kind: 'nights', holder: 'A', nights: [0] },
      { id: 'other', kind: 'nights', holder: 'B', nights: [14] },
    ])
    expect(await bestOfFourWeeks(once, solve, 0)).toEqual({ kind: 'out_of_time' })
    expect(patternsOf(await bestOfFourWeeks(once, solve, ample))[0]!.proof).toBe('best')
  })
})

const list = 'legal/custody-patterns.json'
const named: { id: string; nights: string; cycleNights: number }[] = lacksShared([list])
  ? []
  : JSON.parse(readFileSync(sharedFile(list), 'utf8')).patterns

describe.skipIf(named.length === 0)('the named patterns (skipped where custody-patterns.json is absent)', () => {
  test('are never better than the first pattern, whatever limits they keep', patient, async () => {
    const chance = chanceOf(3)
    let compared = 0
    for (let round = 0; round < 16; round += 1) {
      const cycleNights = round % 2 === 0 ? 14 : 28
      const problem = drawnProblem(cycleNights, chance)
      const outcome = cycleNights === 14 ? bestOfFortnight(problem) : await bestOfFourWeeks(problem, solve, ample)
      const [best] = patternsOf(outcome)
      for (const { nights } of named.filter((one) => cycleNights % one.cycleNights === 0)) {
        const cycle = nights.repeat(cycleNights / nights.length)
        if (brokenIn(cycle, problem).length > 0) continue
        compared += 1
        expect(best!.score).toBeLessThanOrEqual(scoreOf(factsOf(cycle), problem) + 1e-6)
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})
