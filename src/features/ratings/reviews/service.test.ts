import { describe, expect, test } from 'vitest'
import { filePublished } from '#test/support/filed.ts'
import { putPerson, ratingOf } from '#test/support/ratings.ts'
import { testApp, type TestApp } from '#test/support/test-app.ts'
import type { Review } from './contract.ts'

interface List {
  items: Review[]
  total: number
  next: string | null
}
const listed = async ({ app }: TestApp, id: string, cursor = ''): Promise<List> =>
  (await app.inject(`/api/professionals/${id}/reviews?cursor=${cursor}`)).json()

describe('the reviews of a professional', () => {
  test('are paged by month and random id, each once and none left out', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    const other = await putPerson(home.database.owner)
    const months = ['2025-11', '2026-01', '2026-02']
    const ratings = Array.from({ length: 45 }, (_, index) => ({
      ...ratingOf(vera, { eventMonth: months[index % 3]! }),
      saw: `Number ${index}: the hearing began on time and each side was heard for as long as it needed.`,
    }))
    await filePublished(home, [...ratings, ratingOf(other)])
    const seen: Review[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await listed(home, vera, cursor)
      expect(page.total).toBe(45)
      expect(page.items.length).toBeLessThanOrEqual(20)
      seen.push(...page.items)
      cursor = page.next
    }
    expect(new Set(seen.map(({ saw }) => saw))).toEqual(new Set(ratings.map(({ saw }) => saw)))
    expect(seen).toHaveLength(45)
    const order = seen.map(({ eventMonth, id }) => eventMonth + id)
    expect(order).toEqual(order.toSorted().toReversed())
    expect(Object.keys(seen[0]!).toSorted()).toEqual([
      'criteria',
      'eventMonth',
      'id',
      'isDisputed',
      'isHearsay',
      'outcome',
      'part',
      'reply',
      'saw',
      'shouldKnow',
      'wentWell',
    ])
  })

  test('cannot be asked for from a place that does not exist', async () => {
    const home = await testApp()
    const reply = await home.app.inject(`/api/professionals/${await putPerson(home.database.owner)}/reviews?cursor=bm90aGluZw`)
    expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringContaining('first page')])
  })
})

describe('the latest reviews', () => {
  test('name the professional and are found by role and state', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner, { name: 'Vera Example', state: 'OH' })
    const anna = await putPerson(home.database.owner, { name: 'Anna Sample', role: 'attorney', kind: 'attorney', state: 'TX' })
    await filePublished(home, [ratingOf(vera), ratingOf(anna, { role: 'attorney', kind: 'attorney', eventMonth: '2026-03' })])
    const names = async (query: string) => {
      const { items } = (await home.app.inject(`/api/reviews?${query}`)).json()
      return (items as { professionalName: string }[]).map(({ professionalName }) => professionalName)
    }
    expect(await names('')).toEqual(['Anna Sample', 'Vera Example'])
    expect(await names('role=judge')).toEqual(['Vera Example'])
    expect(await names('state=TX')).toEqual(['Anna Sample'])
    expect(await names('role=judge&state=TX')).toEqual([])
    const [first] = (await home.app.inject('/api/reviews?state=OH')).json().items
    expect(first).toMatchObject({ professionalId: vera, isFictional: true, eventMonth: '2026-02' })
    expect(first).not.toHaveProperty('receivedOn')
  })
})
