import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { putPublished, times } from '#test/support/published.ts'
import { putPerson } from '#test/support/ratings.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { indexPeople } from '#directory/search/public.ts'
import type { Score } from './contract.ts'
import { jobs, renewOrder } from './order.ts'

async function ratedPeople(howMany: number) {
  const home = await testApp()
  const people = await Promise.all(Array.from({ length: howMany }, () => putPerson(home.database.owner)))
  await indexPeople(home.database.owner, people)
  const renew = () => renewOrder(home.database.owner, () => home.clock.now)
  return { home, people, renew }
}

/** The stored sort key of each person. */
async function noted({ database }: TestApp) {
  const { rows } = await sql<{ id: string; n: number; low: number | null; xmin: string }>`
    select professional_id as id, review_n as n, score_low as low, xmin::text from search_person`.execute(database.owner)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

describe('the sort key of a person in lists', () => {
  test('is the low end of the displayed range, from 15 ratings of the headline group', async () => {
    const { home, people, renew } = await ratedPeople(4)
    const [many, some, lawyersOnly, nobody] = people as [string, string, string, string]
    await putPublished(home.database.owner, many, [
      ...times(20, { answer: 5, month: '2025-01' }),
      ...times(7, { answer: 2, month: '2019-01' }),
      ...times(40, { answer: 1, part: 'attorney' }),
      ...times(9, { answer: 1, isHearsay: true }),
    ])
    await putPublished(home.database.owner, some, times(14, {}))
    await putPublished(home.database.owner, lawyersOnly, [...times(3, {}), ...times(30, { part: 'attorney' })])
    await renew()
    const found = await noted(home)
    const scoresOf = async (id: string): Promise<Score[]> => (await home.app.inject(`/api/professionals/${id}/reviews`)).json().scores
    expect(found.get(many)).toMatchObject({ n: 27, low: (await scoresOf(many))[0]!.low })
    expect(found.get(some)).toMatchObject({ n: 14, low: null })
    expect(found.get(lawyersOnly)).toMatchObject({ n: 30, low: (await scoresOf(lawyersOnly))[1]!.low })
    expect(found.get(nobody)).toMatchObject({ n: 0, low: null })
  })

  test('never comes from the other party’s ratings, or from hearsay', async () => {
    const { home, people, renew } = await ratedPeople(2)
    await putPublished(home.database.owner, people[0]!, times(30, { part: 'opposing_party' }))
    await putPublished(home.database.owner, people[1]!, times(30, { isHearsay: true }))
    await renew()
    expect([...(await noted(home)).values()]).toEqual([
      expect.objectContaining({ n: 0, low: null }),
      expect.objectContaining({ n: 0, low: null }),
    ])
  })

  test('is not written again if nothing changed, so that no row reveals that another person was rated', async () => {
    const { home, people, renew } = await ratedPeople(2)
    await putPublished(home.database.owner, people[0]!, times(20, {}))
    await renew()
    const before = await noted(home)
    await putPublished(home.database.owner, people[1]!, times(6, {}))
    await renew()
    const after = await noted(home)
    expect(after.get(people[0]!)).toEqual(before.get(people[0]!))
    expect(after.get(people[1]!)).toMatchObject({ n: 6 })
    expect(after.get(people[1]!)!.xmin).not.toBe(before.get(people[1]!)!.xmin)
  })

  test('does not change at the hour when an author withdraws', async () => {
    const { home, people, renew } = await ratedPeople(1)
    const [vera] = people as [string]
    await putPublished(home.database.owner, vera, times(20, {}))
    const receipt = Buffer.alloc(32, 7)
    await sql`update review set receipt_hash = ${receipt} where id = (select min(id::text)::uuid from review)`.execute(home.database.owner)
    await renew()
    const before = await noted(home)
    await home.database.owner
      .insertInto('review_act_intake')
      .values({ id: vera, receipt_hash: receipt, kind: 'withdraw', received_on: '2026-03-12' })
      .execute()
    for (const job of jobs({ owner: home.database.owner, clock: () => home.clock.now })) await job.run()
    expect((await home.app.inject(`/api/professionals/${vera}/reviews`)).json().total).toBe(19)
    expect(await noted(home)).toEqual(before)
  })
})
