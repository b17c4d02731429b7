import { expect, test } from 'vitest'
import { seededNumbers } from '#kernel/seeded.ts'
import { estimate, randomRates } from './estimate.ts'
import { type Field, notCompared } from './model.ts'
import { probabilityOf, quickScorer, score } from './score.ts'
import { sharesOf } from './shares.ts'

interface Record3 {
  person: number
  values: readonly (number | null)[]
  share: number
}

const chances = [0.9, 0.8, 0.7, 0.95, 0.85] as const
const kinds = [100, 60, 80, 40, 50] as const

const fields = chances.map((_, at): Field<Record3> => ({
  name: `field ${at}`,
  levels: [
    { name: 'same', start: 0.8 },
    { name: 'other', start: 0.2 },
  ],
  compare: (a, b) => {
    const [one, other] = [a.values[at]!, b.values[at]!]
    return one === null || other === null ? notCompared : one === other ? 0 : 1
  },
}))

/** People of two records each; a field is the same in both with its known chance, else anything. */
function known(people: number, seed: number): Record3[] {
  const next = seededNumbers(seed)
  const draw = (at: number) => Math.floor(next() * kinds[at]!)
  return Array.from({ length: people }, (_, person) => {
    const first = kinds.map((_kind, at) => draw(at))
    const second = first.map((value, at) => (next() < chances[at]! ? value : draw(at)))
    return [
      { person, values: first, share: 0 },
      { person, values: next() < 0.1 ? [null, ...second.slice(1)] : second, share: 0 },
    ]
  }).flat()
}

function allPairs(n: number): Uint32Array {
  const pairs: number[] = []
  for (let a = 0; a < n; a += 1) for (let b = a + 1; b < n; b += 1) pairs.push(a, b)
  return Uint32Array.from(pairs)
}

test('estimation finds the rates that the records were generated with, without knowing the true pairs', () => {
  const records = known(250, 1)
  const { model, hasSettled, expectedMatches } = estimate(fields, records, allPairs(500), { next: seededNumbers(2), randomPairs: 100_000 })
  expect(hasSettled).toBe(true)
  chances.forEach((chance, at) => {
    expect(Math.abs(model.rates[at]!.m[0]! - chance - (1 - chance) / kinds[at]!)).toBeLessThan(0.06)
    expect(Math.abs(model.rates[at]!.u[0]! - 1 / kinds[at]!)).toBeLessThan(0.01)
  })
  expect(Math.abs(expectedMatches - 250)).toBeLessThan(25)
})

test('probabilities are true to their word: of the pairs at 0.8 to 1 about as many are one person as they say', () => {
  const records = known(250, 3)
  const pairs = allPairs(500)
  const { model } = estimate(fields, records, pairs, { next: seededNumbers(4), randomPairs: 100_000 })
  const bits = quickScorer(model)
  let said = 0
  let right = 0
  let n = 0
  for (let at = 0; at < pairs.length; at += 2) {
    const [a, b] = [records[pairs[at]!]!, records[pairs[at + 1]!]!]
    const probability = probabilityOf(bits(a, b))
    if (probability < 0.8) continue
    n += 1
    said += probability
    if (a.person === b.person) right += 1
  }
  expect(n).toBeGreaterThan(100)
  expect(Math.abs(said - right) / n).toBeLessThan(0.1)
})

test('the same records give the same model, and a drawn part of the pairs nearly the same', () => {
  const records = known(200, 5)
  const pairs = allPairs(400)
  const again = () => estimate(fields, records, pairs, { next: seededNumbers(6), randomPairs: 20_000 })
  expect(again()).toEqual(again())
  const half = pairs.filter((_, at) => Math.floor(at / 2) % 2 === 0)
  const drawn = estimate(fields, records, half, { next: seededNumbers(6), randomPairs: 20_000, drawn: 0.5 })
  const whole = again()
  expect(Math.abs(drawn.expectedMatches / whole.expectedMatches - 1)).toBeLessThan(0.3)
  expect(Math.abs(drawn.model.prior / whole.model.prior - 1)).toBeLessThan(0.3)
})

test('without pairs, or with few, rates stay near the expected ones, and none is 0 or 1', () => {
  for (const records of [[], known(2, 7)]) {
    const { model } = estimate(fields, records, new Uint32Array(0), { next: seededNumbers(8), randomPairs: 100 })
    expect(model.rates.flatMap(({ m }) => m)).toEqual(fields.flatMap(() => [0.8, 0.2]))
    for (const { u } of model.rates) for (const rate of u) expect(rate > 0 && rate < 1).toBe(true)
    expect(model.prior).toBeGreaterThan(0)
  }
})

test('rates of two people add up to 1 for each field', () => {
  for (const rates of randomRates(fields, known(50, 9), 1000, seededNumbers(10)))
    expect(rates.reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1, 10)
})

test('a rare value that agrees says more than a common one, a level without frequency does not ask', () => {
  const named: Field<{ name: string; share: number }> = {
    name: 'name',
    levels: [
      { name: 'same', start: 0.9, byFrequency: 1 },
      { name: 'other', start: 0.1 },
    ],
    share: ({ share }) => share,
    compare: (a, b) => (a.name === b.name ? 0 : 1),
  }
  const model = { fields: [named], rates: [{ m: [0.9, 0.1], u: [0.01, 0.99] }], prior: 0.01 }
  const person = (name: string, share: number) => ({ name, share })
  const [smith, abudu] = [person('smith', 0.04), person('abudu', 0.0025)]
  const common = score(model, smith, smith)
  const rare = score(model, abudu, abudu)
  expect(common.fields[0]).toEqual({ field: 'name', level: 'same', bits: Math.log2(90), frequencyBits: -2 })
  expect(rare.fields[0]!.frequencyBits).toBeCloseTo(2, 10)
  expect(score(model, person('new', 0), person('new', 0)).fields[0]).toMatchObject({ level: 'same', frequencyBits: 0 })
  expect(score(model, smith, abudu).fields[0]).toMatchObject({ level: 'other', frequencyBits: 0 })
  expect(common.bits).toBeCloseTo(Math.log2(0.01 / 0.99) + Math.log2(90) - 2, 10)
  expect(common.probability).toBeCloseTo(1 / (1 + 2 ** -common.bits), 12)
  expect(quickScorer(model)(smith, smith)).toBeCloseTo(common.bits, 12)
})

test('shares are counted among those who have a value', () => {
  expect([...sharesOf(['a', 'b', 'a', '', 'a'])]).toEqual([
    ['a', 0.75],
    ['b', 0.25],
  ])
  expect(sharesOf(['', '']).size).toBe(0)
})
