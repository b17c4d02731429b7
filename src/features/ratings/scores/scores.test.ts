import { describe, expect, test } from 'vitest'
import { putPublished, times } from '#test/support/published.ts'
import { putPerson } from '#test/support/ratings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { levelsOf, none, together } from '#domain/stats/levels.ts'
import { usualShares } from '#domain/stats/posterior.ts'
import { levelsWorth, weightOf } from '#domain/stats/recency.ts'
import { scoreOf } from '#domain/stats/score.ts'
import { calls } from '#ratings/reviews/contract.ts'
import type { Score, Sheet } from './contract.ts'

const listed = async ({ app }: TestApp, id: string): Promise<{ scores: Score[]; total: number; items: { isHearsay: boolean }[] }> =>
  (await app.inject(`/api/professionals/${id}/reviews`)).json()
const sheets = async ({ app }: TestApp, id: string): Promise<{ asOf: string; since: string; groups: Sheet[] }> =>
  (await app.inject(`/api/professionals/${id}/score`)).json()

async function rated(ratings: Parameters<typeof putPublished>[2]) {
  const home = await testApp()
  const vera = await putPerson(home.database.owner)
  await putPublished(home.database.owner, vera, ratings)
  return { home, vera }
}

describe('a score', () => {
  test('weights ratings by age, by half after three years, and says how they spread', async () => {
    const { home, vera } = await rated([...times(10, { answer: 5, month: '2026-03' }), ...times(10, { answer: 1, month: '2023-03' })])
    const [score] = (await listed(home, vera)).scores
    const half = weightOf(36)
    const weighed = { levels: [10 * half, 0, 0, 0, 10] as const, squares: 10 * half ** 2 + 10 }
    // W = 15, Q = 12.5: worth 18 ratings, 12 of 5 and 6 of 1, plus 10 ratings of the usual 3: (30 + 60 + 6) / 28.
    expect(scoreOf(levelsWorth(weighed), 20, usualShares([])).mean).toBeCloseTo(96 / 28, 10)
    expect(score).toMatchObject({ n: 20, show: 'score', mean: 3.43, levels: [10, 0, 0, 0, 10], leftOut: 0 })
    expect((await sheets(home, vera)).groups[0]!.plain).toMatchObject({ n: 20, mean: 3 })
  })

  test('does not change with time alone', async () => {
    const { home, vera } = await rated([...times(9, { answer: 5, month: '2025-09' }), ...times(9, { answer: 2, month: '2021-01' })])
    const before = (await listed(home, vera)).scores
    home.clock.now = Date.parse('2027-09-01T00:00:00Z')
    expect((await listed(home, vera)).scores).toEqual(before)
  })

  test('leaves hearsay out of every number, and says how many such ratings there are: they are still listed', async () => {
    const { home, vera } = await rated([...times(16, { answer: 5 }), ...times(3, { answer: 1, isHearsay: true })])
    const { scores, total, items } = await listed(home, vera)
    expect(scores).toEqual([expect.objectContaining({ group: 'parents', n: 16, leftOut: 3, levels: [0, 0, 0, 0, 16] })])
    expect(total).toBe(19)
    expect(items.filter(({ isHearsay }) => isHearsay)).toHaveLength(3)
    const [sheet] = (await sheets(home, vera)).groups
    expect(sheet).toMatchObject({ n: 16, leftOut: 3, recent: { n: 16 }, outcomes: [{ outcome: 'mixed', n: 16 }] })
    expect(sheet!.criteria.every(({ n }) => n === 16)).toBe(true)
  })

  test('does not exist if all ratings are hearsay', async () => {
    const { home, vera } = await rated(times(20, { answer: 1, isHearsay: true }))
    expect((await listed(home, vera)).scores).toEqual([
      { group: 'parents', n: 0, leftOut: 20, show: 'nothing', mean: null, low: null, high: null, levels: null },
    ])
  })
})

describe('the numbers behind a score', () => {
  test('follow the rule of small numbers in every part: nothing under 5, the range alone under 15', async () => {
    const { home, vera } = await rated([
      ...times(4, { outcome: 'mostly_for_me', month: '2019-05' }),
      ...times(5, { outcome: 'mostly_against_me', month: '2025-04' }),
      ...times(14, { outcome: 'mixed', month: '2025-03' }),
      ...times(15, { outcome: 'ongoing', month: '2026-03' }),
    ])
    const { asOf, since, groups } = await sheets(home, vera)
    expect([asOf, since]).toEqual(['2026-03', '2025-04'])
    const rows = groups[0]!.outcomes.map(({ outcome, n, show, mean, low }) => [outcome, n, show, mean !== null, low !== null])
    expect(rows).toEqual([
      ['mostly_for_me', 4, 'nothing', false, false],
      ['mixed', 14, 'interval', false, true],
      ['mostly_against_me', 5, 'interval', false, true],
      ['ongoing', 15, 'score', true, true],
    ])
    expect(groups[0]!.recent).toMatchObject({ n: 20, show: 'score' })
  })

  test('are only the count under 5 ratings, and have no mean under 15', async () => {
    const { home, vera } = await rated([...times(4, { part: 'parent' }), ...times(14, { part: 'attorney' })])
    const { groups } = await sheets(home, vera)
    const [few, some] = groups
    expect(few).toMatchObject({ n: 4, mean: null, low: null, made: null, outcomes: [], recent: null, criteria: [] })
    expect(some).toMatchObject({ group: 'lawyers', n: 14, mean: null, made: null })
    expect((await listed(home, vera)).scores.map(({ levels }) => levels)).toEqual([null, null])
  })

  test('have the answers to each question, without those that do not apply', async () => {
    const { home, vera } = await rated([
      ...times(12, { criteria: { integrity: 5, knowledge: 1, heard: 3, understood: null } }),
      ...times(6, { criteria: { integrity: 4, knowledge: null, heard: 3, understood: 2 } }),
    ])
    const { criteria } = (await sheets(home, vera)).groups[0]!
    expect(criteria.map(({ criterion, n, show }) => [criterion, n, show])).toEqual([
      ['heard', 18, 'score'],
      ['integrity', 18, 'score'],
      ['knowledge', 12, 'interval'],
      ['understood', 6, 'interval'],
    ])
    const usual = usualShares([])
    expect(criteria[1]!.mean).toBeCloseTo(scoreOf([0, 0, 0, 6, 12], 18, usual).mean!, 2)
    expect(criteria[2]!.high).toBeCloseTo(scoreOf([12, 0, 0, 0, 0], 12, usual).high!, 2)
  })

  test('compare each outcome with the same outcome of other people, if enough is known', async () => {
    const { home, vera } = await rated(times(15, { answer: 2, outcome: 'mostly_against_me' }))
    const other = await putPerson(home.database.owner)
    await putPublished(home.database.owner, other, [
      ...times(60, { answer: 5, outcome: 'mostly_for_me' }),
      ...times(60, { answer: 1, outcome: 'mostly_against_me' }),
    ])
    const [sheet] = (await sheets(home, vera)).groups
    const own = [0, 15, 0, 0, 0] as const
    expect(sheet!.outcomes[0]!.mean).toBeCloseTo(scoreOf(own, 15, usualShares([[60, 0, 0, 0, 0]])).mean!, 2)
    expect(sheet!.mean).toBeCloseTo(scoreOf(own, 15, usualShares([[60, 0, 0, 0, 60]])).mean!, 2)
    expect(sheet!.usual).toMatchObject({ from: 'state', n: 120 })
  })

  test('compare nobody with themselves: a person with all ratings of a state is compared with the role anywhere', async () => {
    const { home, vera } = await rated(times(80, { answer: 1 }))
    expect((await sheets(home, vera)).groups[0]!.usual).toMatchObject({ from: 'nothing', n: 0, mean: 3 })
    const [texan, neighbour] = await Promise.all([putPerson(home.database.owner, { state: 'TX' }), putPerson(home.database.owner)])
    await putPublished(home.database.owner, texan, times(45, { answer: 5 }))
    await putPublished(home.database.owner, neighbour, times(10, { answer: 5 }))
    home.clock.now += 11 * 60_000 // the usual ratings are cached for ten minutes
    await sheets(home, vera)
    await expect.poll(async () => (await sheets(home, vera)).groups[0]!.usual).toMatchObject({ from: 'role', n: 55 })
  })

  test('match in the database what the formula computes, answer by answer and month by month', async () => {
    const given = Array.from({ length: 19 }, (_, index) => ({
      month: `20${16 + (index % 10)}-${String(1 + (index % 12)).padStart(2, '0')}`,
      criteria: { integrity: 1 + (index % 5), knowledge: index % 3 === 0 ? null : 1 + ((index * 2) % 5), heard: 5, understood: 2 },
    }))
    const { home, vera } = await rated(given)
    const { made, ...sheet } = (await sheets(home, vera)).groups[0]!
    const ages = given.map(({ month }) => (2026 - Number(month.slice(0, 4))) * 12 + 3 - Number(month.slice(5)))
    const levels = given.map(({ criteria }) => levelsOf(Object.values(criteria)))
    const weighed = levels
      .map((one, index) => one.map((part) => part * weightOf(ages[index]!)) as unknown as typeof one)
      .reduce(together, none)
    const squares = ages.reduce((sum, age) => sum + weightOf(age) ** 2, 0)
    const expected = scoreOf(levelsWorth({ levels: weighed, squares }), 19, usualShares([]))
    expect(sheet.mean).toBeCloseTo(expected.mean!, 2)
    expect(sheet.low).toBeCloseTo(expected.low!, 2)
    expect(sheet.high).toBeCloseTo(expected.high!, 2)
    made!.weighed.forEach((part, index) => expect(part).toBeCloseTo(weighed[index]!, 3))
    expect(made!.squares).toBeCloseTo(squares, 3)
    expect(made!.months.reduce((sum, { n }) => sum + n, 0)).toBe(19)
  })

  test('are empty for a person without ratings', async () => {
    const { home, vera } = await rated([])
    expect((await sheets(home, vera)).groups).toEqual([])
  })
})

test('no call of the feature has a sort order, so that nobody can list the lowest scores first', () => {
  for (const call of Object.values(calls)) {
    const names = Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {})
    expect(names.filter((name) => !['role', 'state', 'cursor'].includes(name))).toEqual([])
  }
})
