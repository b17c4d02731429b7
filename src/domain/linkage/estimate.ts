import { type Field, type Model, notCompared, type Rates } from './model.ts'
import { frequencyBits } from './score.ts'

/** Pairs of records by their places in a list: a, b, a, b, … */
export type Pairs = Uint32Array

/** Further input of the estimation. */
export interface Estimating {
  /** Numbers in [0, 1), for the random pairs: the same give the same model. */
  next: () => number
  /** How many random pairs u is counted on. */
  randomPairs?: number
  /** The maximum number of rounds. */
  rounds?: number
  /** Which share of all candidates the given pairs are, drawn evenly; 1 when they are all. */
  drawn?: number
}

export interface Estimated<R> {
  model: Model<R>
  /** Rounds until nothing moved by more than `settled`, or as many as allowed. */
  rounds: number
  hasSettled: boolean
  /** How many pairs of all candidates are expected to be one person. */
  expectedMatches: number
}

/** Rounds end when no m moves by more than this. */
const settled = 1e-5
/** Each field begins with this many pairs spread as `start` says, so that few pairs do not make a rate 0 or 1. */
const startPairs = 10
/** A level that no random pair has counts as half a pair. */
const unseen = 0.5
/** The share of pairs that are one person never reaches 0 or 1. */
const leastPrior = 1e-12

/**
 * Which share of pairs of two people is on each level, counted on random pairs: nearly all of these are
 * two people (Splink, "Estimating u probabilities using random sampling").
 */
export function randomRates<R>(fields: readonly Field<R>[], records: readonly R[], pairs: number, next: () => number): number[][] {
  const counts = fields.map(({ levels }) => levels.map(() => 0))
  if (records.length > 1) {
    for (let drawn = 0; drawn < pairs; drawn += 1) {
      const a = Math.floor(next() * records.length)
      const b = (a + 1 + Math.floor(next() * (records.length - 1))) % records.length
      fields.forEach((field, at) => {
        const level = field.compare(records[a]!, records[b]!)
        if (level !== notCompared) counts[at]![level]! += 1
      })
    }
  }
  return counts.map((of) => {
    const total = of.reduce((sum, n) => sum + n + unseen, 0)
    return of.map((n) => (n + unseen) / total)
  })
}

/**
 * Learns a model from records and the pairs that share a key, without knowing which pairs are one person.
 *
 * u comes from random pairs and stays. m and the prior come from expectation and maximization (A. Dempster,
 * N. Laird, D. Rubin 1977; W. Winkler 1988 for linkage): each round asks how likely each pair is one person, then
 * counts the levels of all pairs with these probabilities as weights. Pairs without a common key are all the others of
 * the table: they count as two people, so that u is that of all pairs, and a key may be one of the compared fields.
 * The same input gives the same model.
 *
 * @param pairs candidates, each once
 */
export function estimate<R>(fields: readonly Field<R>[], records: readonly R[], pairs: Pairs, options: Estimating): Estimated<R> {
  const { next, randomPairs = 1_000_000, rounds: mostRounds = 200, drawn = 1 } = options
  const us = randomRates(fields, records, randomPairs, next)
  const all = Math.max(1, (drawn * records.length * (records.length - 1)) / 2)
  const n = pairs.length / 2

  // Levels and frequencies do not change from round to round.
  const levels = fields.map(() => new Int8Array(n))
  const fixed = new Float64Array(n)
  fields.forEach((field, at) => {
    const rates: Rates = { m: us[at]!, u: us[at]! }
    for (let pair = 0; pair < n; pair += 1) {
      const a = records[pairs[2 * pair]!]!
      const b = records[pairs[2 * pair + 1]!]!
      const level = field.compare(a, b)
      levels[at]![pair] = level
      if (level !== notCompared) fixed[pair]! += (field.levels[level]!.bits ?? 0) + frequencyBits(field, rates, level, a, b)
    }
  })

  let ms = fields.map((field) => field.levels.map(({ start }) => start))
  let prior = Math.min(0.5, Math.max(leastPrior, n / 10 / all))
  let rounds = 0
  let moved = Infinity
  let expectedMatches = 0
  while (rounds < mostRounds && moved > settled) {
    rounds += 1
    const bits = fields.map((field, at) =>
      field.levels.map((level, index) => (level.bits === undefined ? Math.log2(ms[at]![index]! / us[at]![index]!) : 0)),
    )
    const counts = fields.map(({ levels: of }) => of.map(({ start }) => start * startPairs))
    const priorBits = Math.log2(prior / (1 - prior))
    expectedMatches = 0
    for (let pair = 0; pair < n; pair += 1) {
      let sum = priorBits + fixed[pair]!
      for (let at = 0; at < fields.length; at += 1) {
        const level = levels[at]![pair]!
        if (level !== notCompared) sum += bits[at]![level]!
      }
      const probability = 1 / (1 + 2 ** -sum)
      expectedMatches += probability
      for (let at = 0; at < fields.length; at += 1) {
        const level = levels[at]![pair]!
        if (level !== notCompared) counts[at]![level]! += probability
      }
    }
    const before = ms
    ms = counts.map((of) => {
      const total = of.reduce((sum, count) => sum + count, 0)
      return of.map((count) => count / total)
    })
    prior = Math.min(0.5, Math.max(leastPrior, expectedMatches / all))
    moved = Math.max(0, ...ms.flatMap((of, at) => of.map((m, index) => Math.abs(m - before[at]![index]!))))
  }
  const rates = fields.map((_, at): Rates => ({ m: ms[at]!, u: us[at]! }))
  return { model: { fields, rates, prior }, rounds, hasSettled: moved <= settled, expectedMatches: expectedMatches / drawn }
}
