import { expect, test } from 'vitest'
import { measureFinances, precisionOf, recallOf } from './measure.testing.ts'
import { tableRules } from './merchants.ts'
import { sortLines } from './sort.ts'
import { silent } from './statements.testing.ts'

test('generated statements are sorted and searched at least this well', () => {
  const { speaking, learned, gaps, unlisted, large, income } = measureFinances(6, 500)
  expect([precisionOf(speaking) > 0.9, recallOf(speaking) > 0.7]).toEqual([true, true])
  // One correction of each merchant: what is left are cut names and names that mislead.
  expect([precisionOf(learned) > 0.93, recallOf(learned) > 0.9]).toEqual([true, true])
  for (const score of [gaps, unlisted, large, income]) expect([precisionOf(score) > 0.9, recallOf(score) > 0.9]).toEqual([true, true])
})

test('the names that say nothing share no word with the table', () => {
  const names = silent.flatMap(([, ...of]) => of)
  const lines = names.map((description, at) => ({ id: String(at), account: 'a', day: '2026-01-02' as never, cents: -100, description }))
  expect(sortLines(lines, []).filter(({ category }) => category !== 'unsorted')).toEqual([])
  expect(tableRules.length).toBeGreaterThan(300)
})

test('50,000 lines are sorted in a moment', () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => ({
    id: String(at),
    account: 'a',
    day: '2026-01-02' as never,
    cents: -100,
    description: `POS DEBIT ${['OAKDALE FOODS', 'NOODLE THEORY', 'HALE MEDIATION'][at % 3]} ${at}`,
  }))
  const began = process.cpuUsage().user
  sortLines(lines, [{ id: 'r', words: 'NOODLE THEORY', line: null, way: 'out', category: 'eating_out' }])
  // A tenth of that on a free machine.
  expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(2_000)
})
