import { expect, test } from 'vitest'
import { iterations } from '#test/support/depth.ts'
import { english } from '#kernel/english.ts'
import type { Day } from '#kernel/day.ts'
import { bestPairs } from './assign.ts'
import { type Matchable, type MatchItem, proposeMatches } from './match.ts'
import { generatePairs } from './pairs.testing.ts'

/** Pairs of an item and a line: proposed and right, wrong, and missing. */
function counted(seeds: readonly number[]) {
  let [right, wrong, missing, n] = [0, 0, 0, 0]
  for (const seed of seeds) {
    const { lines, items, truth } = generatePairs(seed, { items: 1_000, strangers: 2_500, days: 730 })
    const proposed = new Map(proposeMatches(lines, items).map((one) => [one.item, one.lines]))
    for (const { id } of items) {
      const [is, should] = [proposed.get(id)?.toSorted().join() ?? '', truth.get(id)?.toSorted().join() ?? '']
      n += 1
      if (is !== '' && is === should) right += 1
      else {
        if (is !== '') wrong += 1
        if (should !== '') missing += 1
      }
    }
  }
  const [precision, recall] = [right / (right + wrong), right / (right + missing)]
  return { n, precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}

test('of generated pairs with cut names, fees, drift and lines in two, F1 is at least .98', () => {
  const seeds = Array.from({ length: iterations(20, 2) }, (_, index) => 1_000 + index)
  expect(counted(seeds).f1).toBeGreaterThanOrEqual(0.98)
})

const line = (id: string, cents: number, day: string, words: string): Matchable => ({ id, cents, day: day as Day, words })
const item = (id: string, cents: number, day: string, words: string, kind: MatchItem['kind'] = 'purchase'): MatchItem => ({
  ...line(id, cents, day, words),
  kind,
})
const others = Array.from({ length: 40 }, (_, n) =>
  line(`other ${n}`, -1_000 - n * 7, `2026-01-${String((n % 28) + 1).padStart(2, '0')}`, 'GAS'),
)
const briefly = (lines: readonly Matchable[], items: readonly MatchItem[]) =>
  proposeMatches([...others, ...lines], items).map(({ item: of, lines: ids, reasons }) => [of, ids.join(), reasons.map(english).join('; ')])

test('a proposal says why, in words', () => {
  const shoes = item('shoes', -4_250, '2026-01-20', 'Shoes at Maple Sports')
  expect(briefly([line('a', -4_250, '2026-01-22', 'POS DEBIT MAPLESPO')], [shoes])).toEqual([
    ['shoes', 'a', 'Same amount; Both say “maple”; 2 days later'],
  ])
  expect(briefly([line('a', -4_373, '2026-01-20', 'PAYPAL *MAPLE SPORTS')], [shoes])[0]![2]).toBe(
    '$1.23 more, as a fee would be; Both say “sports”; Same day',
  )
  expect(briefly([line('a', -2_000, '2026-01-20', 'MAPLE SPORTS'), line('b', -2_250, '2026-01-21', 'MAPLE SPORTS')], [shoes])[0]).toEqual([
    'shoes',
    'a,b',
    'Two lines together make the amount; Both say “sports”; 1 day later',
  ])
  expect(
    briefly(
      [line('a', 5_000, '2026-01-20', 'ZELLE FROM BEN CARTER'), line('b', 5_000, '2026-01-25', 'ZELLE FROM BEN CARTER')],
      [item('half', 5_000, '2026-01-19', 'Ben Carter', 'transfer')],
    ),
  ).toEqual([['half', 'a', 'Same amount; Both say “carter”; 1 day later; 1 other line near that day has this amount']])
})

test('money in is never money out, a line serves once, and what is too far or unlike is not proposed', () => {
  expect(briefly([line('a', 4_250, '2026-01-20', 'SHOES')], [item('x', -4_250, '2026-01-20', 'Shoes')])).toEqual([])
  expect(briefly([line('a', -4_250, '2026-02-20', 'SHOES')], [item('x', -4_250, '2026-01-20', 'Shoes')])).toEqual([])
  const twice = briefly(
    [line('a', -4_250, '2026-01-20', 'SHOES')],
    [item('x', -4_250, '2026-01-20', 'Shoes'), item('y', -4_250, '2026-01-20', 'Shoes')],
  )
  expect(twice).toHaveLength(1)
  const weekly = ['2026-01-05', '2026-01-12', '2026-01-19']
  const lessons = briefly(
    weekly.map((day, n) => line(`l${n}`, -4_500, day, 'DANCE ACADEMY')),
    weekly.map((day, n) => item(`i${n}`, -4_500, day, 'Dance')),
  )
  expect(lessons.map(([of, id]) => `${of} ${id}`).toSorted()).toEqual(['i0 l0', 'i1 l1', 'i2 l2'])
})

test('the choice of pairs is worth the most, as trying all of them finds it', () => {
  const best = (pairs: Parameters<typeof bestPairs>[0]): number =>
    pairs.reduce(
      (most, { row, column, worth }, at) =>
        Math.max(most, worth + best(pairs.slice(at + 1).filter((one) => one.row !== row && one.column !== column))),
      0,
    )
  for (let seed = 1; seed <= 60; seed += 1) {
    const pairs = Array.from({ length: 9 }, (_, n) => ({
      row: (n * seed) % 4,
      column: (n * n + seed) % 5,
      worth: ((n * 37 * seed) % 29) + 1,
    }))
    const once = [...new Map(pairs.map((pair) => [`${pair.row} ${pair.column}`, pair])).values()]
    const chosen = bestPairs(once)
    expect(new Set(chosen.map(({ row }) => row)).size).toBe(chosen.length)
    expect(chosen.reduce((sum, { worth }) => sum + worth, 0)).toBe(best(once))
  }
})
