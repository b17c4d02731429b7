import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'

test('courts are listed by state and words, with the court above, page by page', async () => {
  const { app, database } = await testApp()
  await sql`insert into source (id, title, publisher, licence, edition_on) values ('fictional', 'x', 'x', 'none', '2026-01-31')`.execute(
    database.owner,
  )
  await sql`insert into court (id, source_id, source_key, parent_id, name, system, level, hears_family, state, county)
    select 'c' || at, 'fictional', 'c' || at, case when at > 1 then 'c1' end, 'Ómbrel Court ' || lpad(at::text, 3, '0'), 'state', 'trial', at % 2 = 0, 'ME', 'Knox'
    from generate_series(1, 120) at`.execute(database.owner)
  const ask = async (query: Record<string, string>) =>
    (await app.inject({ url: '/api/courts', query })).json<{ items: { id: string; parentName: string | null }[]; next: string | null }>()
  const first = await ask({ state: 'ME' })
  const second = await ask({ state: 'ME', cursor: first.next! })
  const third = await ask({ state: 'ME', cursor: second.next! })
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id))
  expect(new Set(ids).size).toBe(120)
  expect(third.next).toBeNull()
  expect(first.items[1]).toMatchObject({ parentName: 'Ómbrel Court 001' })
  expect((await ask({ q: 'ombrel 077' })).items.map(({ id }) => id)).toEqual(['c77'])
  expect((await ask({ q: 'knox', family: 'yes' })).items.every(({ id }) => Number(id.slice(1)) % 2 === 0)).toBe(true)
  expect((await ask({ state: 'VT' })).items).toEqual([])
})
