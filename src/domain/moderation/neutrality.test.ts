import { expect, test } from 'vitest'
import { neutralityOf, type Stratum } from './neutrality.ts'

const stratum = (rule: string, [down, n]: [number, number], [otherDown, otherN]: [number, number]): Stratum => ({
  rule,
  negative: { down, n },
  positive: { down: otherDown, n: otherN },
})

test('of one rule it is the plain odds ratio, with the interval of Woolf', () => {
  const { odds } = neutralityOf([stratum('C4.1', [30, 100], [15, 80])])
  const [a, b, c, d] = [30, 70, 15, 65]
  const error = Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d)
  expect(odds!.ratio).toBeCloseTo((a * d) / (b * c), 10)
  expect(odds!.low).toBeCloseTo(odds!.ratio * Math.exp(-1.959964 * error), 10)
  expect(odds!.high).toBeCloseTo(odds!.ratio * Math.exp(1.959964 * error), 10)
})

test('negative ratings that break a rule more often are not "taken down for their sign": within each rule all fare alike', () => {
  // Of all, 46 % of the negative and 10 % of the positive are down, and half of what broke C4 and a tenth of the rest, whatever its sign.
  const strata = [stratum('C4.1', [450, 900], [5, 10]), stratum('none', [10, 100], [90, 900])]
  const { odds, negative, positive } = neutralityOf(strata)
  expect([negative.down / negative.n, positive.down / positive.n].map((part) => Math.round(part * 100))).toEqual([46, 10])
  expect(odds!.ratio).toBeCloseTo(1, 10)
  expect(odds!.low).toBeLessThan(1)
  expect(odds!.high).toBeGreaterThan(1)
})

test('too few say nothing', () => {
  expect(neutralityOf([]).odds).toBeNull()
  expect(neutralityOf([stratum('C4.1', [9, 29], [9, 300])]).odds).toBeNull()
  expect(neutralityOf([stratum('C4.1', [5, 300], [4, 300])]).odds).toBeNull()
  expect(neutralityOf([stratum('C4.1', [12, 300], [0, 300])]).odds).toBeNull()
})

/** Numbers between 0 and 1, the same on every machine (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

test.each([1, 1.8])('the interval has the true ratio, %s, in 93 to 97 of 100 made-up years', (truth) => {
  const chance = chanceOf(20_261_121)
  const drawn = (n: number, p: number) => Array.from({ length: n }, chance).filter((each) => each < p).length
  const years = 1_000
  let within = 0
  for (let year = 0; year < years; year += 1) {
    const strata = [0.5, 0.2, 0.08].map((p, n) => {
      const odds = (p / (1 - p)) * truth
      const size = [80, 150, 300][n]!
      return stratum(`N${n + 1}.1`, [drawn(size, odds / (1 + odds)), size], [drawn(size, p), size])
    })
    const { low, high } = neutralityOf(strata).odds!
    if (low <= truth && truth <= high) within += 1
  }
  expect(within / years).toBeGreaterThan(0.93)
  expect(within / years).toBeLessThan(0.97)
})
