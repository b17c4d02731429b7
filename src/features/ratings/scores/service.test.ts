import { describe, expect, test } from 'vitest'
import { filePublished } from '#test/support/filed.ts'
import { putPerson, ratingOf } from '#test/support/ratings.ts'
import { testApp, type TestApp } from '#test/support/test-app.ts'
import type { Part } from '#domain/ratings/raters.ts'
import { levelsOf, none, together } from '#domain/stats/levels.ts'
import { scoreOf } from '#domain/stats/score.ts'
import { usualShares } from '#domain/stats/posterior.ts'
import type { Score } from './contract.ts'
import { scores } from './scores.ts'

const listed = async ({ app }: TestApp, id: string) =>
  (await app.inject(`/api/professionals/${id}/reviews`)).json<{ scores: Score[]; total: number }>()

describe('the reviews of a professional', () => {
  test('have a score for each group of raters: none under 5, the interval alone under 15, never pooled', async () => {
    const home = await testApp()
    const anna = await putPerson(home.database.owner, { role: 'attorney', kind: 'attorney' })
    const as = (part: Part, answer: number, times: number) =>
      Array.from({ length: times }, () => ({ ...ratingOf(anna, { role: 'attorney', kind: 'attorney', answer }), part }))
    await filePublished(home, [...as('client', 5, 15), ...as('opposing_party', 1, 7), ...as('opposing_counsel', 3, 4)])
    const { scores: found, total } = await listed(home, anna)
    expect(total).toBe(26)
    expect(found.map(({ group, n, show }) => [group, n, show])).toEqual([
      ['parents', 15, 'score'],
      ['lawyers', 4, 'nothing'],
      ['other_side', 7, 'interval'],
    ])
    // Clients' 5s with nothing usual known: (10 x 3 + 75) / 25.
    expect(found[0]).toMatchObject({ mean: 4.2 })
    expect(found[1]).toMatchObject({ mean: null, low: null, high: null })
    expect(found[2]!.mean).toBeNull()
    expect(found[2]!.high).toBeLessThan(3)
  })

  test('are scored in the database as the formula has it, answer by answer', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    const given = Array.from({ length: 17 }, (_, index) => ({
      integrity: 1 + (index % 5),
      knowledge: index % 3 === 0 ? null : 1 + ((index * 2) % 5),
      communication: 1 + ((index * 3) % 5),
      heard: index % 2 === 0 ? null : 5,
      understood: 2,
    }))
    await filePublished(
      home,
      given.map((criteria) => ({ ...ratingOf(vera), criteria })),
    )
    const levels = given.map((criteria) => levelsOf(Object.values(criteria))).reduce(together, none)
    const expected = scoreOf(levels, 17, usualShares([]))
    const [score] = (await listed(home, vera)).scores
    for (const key of ['mean', 'low', 'high'] as const) expect(score![key]).toBeCloseTo(expected[key]!, 2)
  })

  test('are compared with what is usual for the role in the state, for the same group of raters', async () => {
    const home = await testApp()
    const [strict, kind, elsewhere] = await Promise.all([
      putPerson(home.database.owner, { state: 'OH' }),
      putPerson(home.database.owner, { state: 'OH' }),
      putPerson(home.database.owner, { state: 'TX' }),
    ])
    const many = (id: string, answer: number, times: number) => Array.from({ length: times }, () => ratingOf(id, { answer }))
    await filePublished(home, [...many(kind!, 5, 60), ...many(strict!, 2, 15), ...many(elsewhere!, 2, 15)])
    const ask = scores({ app: home.database.app, clock: () => 0 })
    const [here, there] = await Promise.all([ask(strict!), ask(elsewhere!)])
    // The other Ohio judge's 60 ratings by parents are the prior; Texas has no other and takes the role's everywhere.
    const usual = (low: number, high: number) => usualShares([[0, low, 0, 0, high]])
    expect(here.scores[0]!.mean).toBeCloseTo(scoreOf([0, 15, 0, 0, 0], 15, usual(0, 60)).mean!, 1)
    expect(there.scores[0]!.mean).toBeCloseTo(scoreOf([0, 15, 0, 0, 0], 15, usual(15, 60)).mean!, 1)
    expect(there.scores[0]!.mean).toBeLessThan(here.scores[0]!.mean!)
  })
})
