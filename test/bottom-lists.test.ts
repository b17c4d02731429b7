// Nowhere may people be listed from the low end (ratings.md, sections 1.2 and 6.4): no call takes such an
// order, and what is in order goes from the high end or by something that is no judgement.
import { globSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AnyCall } from '#http/contract.ts'
import { indexPeople, noteOrder } from '#directory/search/public.ts'
import { putPublished } from './support/published.ts'
import { putPerson } from './support/ratings.ts'
import { testApp } from './support/test-app.ts'

/** Every order that any call offers. */
const offered = ['relevance', 'name', 'supported', 'reviewed']

const contracts = await Promise.all(
  globSync('src/{features/*/*,server/live}/contract.ts', { cwd: path.join(import.meta.dirname, '..') }).map(
    async (file) => (await import(/* @vite-ignore */ `../${file}`)) as { calls?: Record<string, AnyCall> },
  ),
)
const queries = contracts
  .flatMap(({ calls }) => Object.values(calls ?? {}))
  .flatMap(({ name, query }) => {
    const shape = (query as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {}
    return Object.entries(shape).map(([key, schema]) => ({ name, key, schema }))
  })

describe('no list begins with the lowest', () => {
  test('calls that take an order take it as "sort", and no other order than these', () => {
    const ordering = queries.filter(({ key }) => /sort|order|direction|rank/i.test(key))
    expect(new Set(ordering.map(({ key }) => key))).toEqual(new Set(['sort']))
    const wish = fc.oneof(
      fc.string(),
      fc.constantFrom('worst', 'lowest', 'bottom', 'asc', 'score', 'low', '-supported', 'supported asc', 'reviewed,asc', 'Supported'),
    )
    for (const { schema } of ordering) {
      fc.assert(
        fc.property(wish, (asked) => {
          expect(z.safeParse(schema, asked).success).toBe(offered.includes(asked))
        }),
      )
      for (const known of offered) expect(z.safeParse(schema, known).success).toBe(true)
    }
  })

  test('"best supported" falls from person to person, and those without a score come last', async () => {
    const home = await testApp()
    const people = await Promise.all(Array.from({ length: 30 }, () => putPerson(home.database.owner)))
    await indexPeople(home.database.owner, people)
    const ask = async (sort: string) => {
      const { items } = (await home.app.inject(`/api/professionals?state=OH&role=judge&sort=${sort}`)).json() as { items: { id: string }[] }
      expect(items.length).toBeGreaterThan(0)
      return items.map(({ id }) => id)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(fc.integer({ min: 100, max: 500 })), { minLength: 30, maxLength: 30 }), async (lows) => {
        const rows = people.map((id, index) => ({ id, n: 15 + ((index * 7) % 40), low: lows[index] == null ? null : lows[index] / 100 }))
        await noteOrder(home.database.owner, rows)
        const lowOf = new Map(rows.map(({ id, low }) => [id, low ?? -1]))
        const nOf = new Map(rows.map(({ id, n }) => [id, n]))
        const falls = (values: number[]) => expect(values).toEqual(values.toSorted((a, b) => b - a))
        falls((await ask('supported')).map((id) => lowOf.get(id)!))
        falls((await ask('reviewed')).map((id) => nOf.get(id)!))
      }),
      { numRuns: 10 },
    )
  })

  test('reviews stand by month and random id, whatever their answers', async () => {
    const home = await testApp()
    const vera = await putPerson(home.database.owner)
    const months = ['2024-05', '2025-01', '2025-06', '2026-02']
    await putPublished(
      home.database.owner,
      vera,
      Array.from({ length: 19 }, (_, index) => ({ answer: 1 + (index % 5), month: months[index % 4]! })),
    )
    for (const address of ['/api/reviews', `/api/professionals/${vera}/reviews`]) {
      const { items } = (await home.app.inject(address)).json() as { items: { id: string; eventMonth: string }[] }
      const keys = items.map(({ id, eventMonth }) => eventMonth + id)
      expect(keys).toHaveLength(19)
      expect(keys).toEqual(keys.toSorted().toReversed())
    }
  })
})
