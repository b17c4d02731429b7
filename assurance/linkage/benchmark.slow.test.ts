import { expect, test } from 'vitest'
import { all, type Benchmark, benchmark, few } from './benchmark.ts'
import { countPairs, pairsWithin } from './count.ts'
import { febrl3, haveFebrl, readFebrl } from './febrl.ts'
import { goals, small } from './goals.ts'
import { runMillion } from './million.ts'

const where = haveFebrl ? '' : ' (skipped: the set does not lie beside the project)'

test.skipIf(!haveFebrl).each([
  ['all fields', all, goals.allFields],
  ['names, suburb and state', few, goals.fewFields],
] as const)(
  `5,000 spoilt records are told apart by %s, surely enough to merge by machine${where}`,
  { timeout: 180_000 },
  (_, choice, least) => {
    const found: Benchmark = benchmark(readFebrl(febrl3), choice)
    expect(found.same.all).toBe(6538)
    expect(found.same.f1).toBeGreaterThanOrEqual(least)
    expect(found.merged.precision).toBeGreaterThanOrEqual(goals.mergePrecision)
    expect(found.mergedGroups.precision).toBeGreaterThanOrEqual(goals.mergePrecision)
    expect(found.merged.called).toBeGreaterThan(4000)
    expect(found.same.f1).toBeGreaterThan(found.plain.f1)
    expect(found.estimated.hasSettled).toBe(true)
  },
)

test(
  'of 8,000 made-up professionals most second records are found, and hardly anybody is merged with somebody else',
  { timeout: 180_000 },
  () => {
    const found = runMillion(small.people, () => undefined)
    expect(found.truePairs).toBeGreaterThan(300)
    expect(found.found).toBeGreaterThan(small.found)
    expect(found.merged.precision).toBeGreaterThanOrEqual(goals.mergePrecision)
    expect(found.merged.recall).toBeGreaterThan(small.mergeRecall)
  },
)

test('hits are counted by pairs', () => {
  const isTrue = (a: number, b: number) => a + b < 4
  expect([...pairsWithin([[0, 1, 2], [5]])]).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  const count = countPairs(
    [
      [0, 1],
      [1, 2],
      [3, 4],
    ],
    isTrue,
    4,
  )
  expect(count).toMatchObject({ called: 3, right: 2, precision: 2 / 3, recall: 0.5 })
  expect(count.f1).toBeCloseTo(4 / 7, 12)
})
