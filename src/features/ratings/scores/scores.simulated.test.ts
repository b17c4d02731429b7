import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { drawAnswer, drawShares, gammas } from '#test/support/simulated.ts'
import { type Levels, levelsOf, none, sumOf, times, together } from '#domain/stats/levels.ts'
import { priorStrength } from '#domain/stats/posterior.ts'
import { weightOf } from '#domain/stats/recency.ts'
import type { Part } from '#domain/ratings/raters.ts'
import { byGroup, figuresOf } from './scores.ts'
import type { Tally } from './store.ts'
import { usualOf } from './usual.ts'

const usual: readonly { state: string; part: Part; shares: Levels }[] = [
  { state: 'OH', part: 'parent', shares: [0.22, 0.14, 0.16, 0.22, 0.26] },
  { state: 'OH', part: 'attorney', shares: [0.04, 0.08, 0.2, 0.38, 0.3] },
  { state: 'TX', part: 'parent', shares: [0.12, 0.1, 0.18, 0.28, 0.32] },
  { state: 'VT', part: 'parent', shares: [0.3, 0.2, 0.2, 0.2, 0.1] },
]

test('the whole way from ratings to ranges covers the truth of 88 to 92 % of 2,000 professionals, and so does each group', () => {
  const { next } = seededRandom(6)
  const gamma = gammas(next)
  const people = Array.from({ length: 2_000 }, (_, at) => {
    const { state, part, shares } = usual[at % usual.length]!
    const truth = drawShares(gamma, times(priorStrength, shares))
    const n = 5 + Math.floor(next() ** 2 * 80)
    let levels: Levels = none
    let weighed: Levels = none
    let squares = 0
    for (let rating = 0; rating < n; rating += 1) {
      const given = levelsOf([drawAnswer(next, truth)])
      const weight = weightOf(Math.floor(next() ** 2 * 180))
      levels = together(levels, given)
      weighed = together(weighed, times(weight, given))
      squares += weight ** 2
    }
    const tally: Tally = { role: 'judge', state, part, outcome: 'mixed', n, leftOut: 0, levels, weighed: { levels: weighed, squares } }
    return { tally, truth: sumOf(truth) }
  })
  const known = usualOf(people.map(({ tally }) => tally))
  const hits = people.map(({ tally, truth }) => {
    const { low, high } = figuresOf(byGroup([tally])[0]!, known)
    return { where: `${tally.state} ${tally.part}`, hit: low! <= truth && truth <= high! ? 1 : 0 }
  })
  const share = (of: readonly { hit: number }[]) => of.reduce((sum, { hit }) => sum + hit, 0) / of.length
  expect(share(hits)).toBeGreaterThanOrEqual(0.88)
  expect(share(hits)).toBeLessThanOrEqual(0.92)
  // 500 each: three standard errors are 4 %.
  for (const group of Map.groupBy(hits, ({ where }) => where).values()) {
    expect(group).toHaveLength(500)
    expect(share(group)).toBeGreaterThanOrEqual(0.86)
    expect(share(group)).toBeLessThanOrEqual(0.94)
  }
})
