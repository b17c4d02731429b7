import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { settle, type Someone } from '#test/support/searchable.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Database } from '#ports/db/port.ts'
import { type SearchResult, sorts } from './contract.ts'
import { noteOrder, type OrderNoted } from './public.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Sixty invented people of two states, of whom 25 have ratings: 15 of them enough for a score. */
async function rated() {
  const { app, database, reports } = await testApp()
  const people = Array.from({ length: 60 }, (_, at): Someone => {
    return {
      given: `Ida${letters[at % 26]}`,
      family: `Vel${letters[at % 7]}mer`,
      state: at % 3 === 0 ? 'NV' : 'OR',
      counties: [`C${at % 40}`],
    }
  })
  const ids = await settle(database.owner, people)
  const rows = ids.slice(0, 25).map((id, at): OrderNoted => ({ id, n: 1 + ((at * 7) % 20), low: at < 15 ? 2 + ((at * 5) % 9) / 4 : null }))
  await note(database, rows)
  const ask = async (query: Record<string, string>) => {
    const reply = await app.inject({ url: '/api/professionals', query })
    expect(reports).toEqual([])
    return reply.json<SearchResult>()
  }
  /** Every page of a list, with `between` done after each. */
  const all = async (query: Record<string, string>, between: (page: number) => Promise<void> = async () => {}) => {
    const items: SearchResult['items'] = []
    let cursor: string | null = null
    for (let page = 1; page === 1 || cursor; page += 1) {
      const body: SearchResult = await ask({ ...query, ...(cursor && { cursor }) })
      items.push(...body.items)
      cursor = body.next
      await between(page)
    }
    return items
  }
  return { database, ids, rows, ask, all }
}

const note = (database: Database, rows: readonly OrderNoted[]) => database.owner.transaction().execute((tx) => noteOrder(tx, rows))

const byName = (a: { name: string }, b: { name: string }) => {
  const key = ({ name }: { name: string }) => name.toLowerCase().split(' ').toReversed().join(' ')
  return key(a) < key(b) ? -1 : 1
}

test.each([
  ['the whole directory', {}],
  ['a state', { state: 'OR' }],
  ['a role in a state', { state: 'NV', role: 'judge' }],
  ['one county', { county: 'C3' }],
  ['a name', { q: 'vel' }],
])('"best supported" goes by where the score at least lies, everybody without one last by name: %s', async (_, narrow) => {
  const { all } = await rated()
  const found = await all({ ...narrow, sort: 'supported' })
  const named = await all({ ...narrow, sort: 'name' })
  expect(found.map(({ id }) => id).toSorted()).toEqual(named.map(({ id }) => id).toSorted())
  const low = (hit: { scoreLow: number | null }) => hit.scoreLow ?? -1
  expect(found).toEqual(named.toSorted((a, b) => low(b) - low(a) || byName(a, b)))
})

test('"most reviewed" goes by the number of ratings, those with none last by name', async () => {
  const { all } = await rated()
  const found = await all({ sort: 'reviewed' })
  expect(found).toHaveLength(60)
  expect(found).toEqual(found.toSorted((a, b) => b.reviewN - a.reviewN || byName(a, b)))
  expect(found[0]!.reviewN).toBe(20)
})

test.each(['supported', 'reviewed', 'name'] as const)(
  'pages ordered by %s neither repeat nor skip who stays, while others come and go',
  async (sort) => {
    const { database, ids, all, rows } = await rated()
    const random = seededRandom(4)
    const gone = new Set<string>()
    const found = await all({ sort }, async (page) => {
      // Someone joins at the very front, and someone who was not rated leaves.
      const [id] = await settle(database.owner, [{ given: 'Aaa', family: `Aaab${letters[page]}`, state: 'OR' }])
      await note(database, [...rows, { id: id!, n: 90 + page, low: 4.9 }])
      const leaves = ids[30 + Math.floor(random.next() * 30)]!
      gone.add(leaves)
      await database.owner.deleteFrom('professional').where('id', '=', leaves).execute()
    })
    const seen = found.map(({ id }) => id)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(ids.filter((id) => !gone.has(id))))
  },
)

test('what is noted holds until the next time, through changes of the directory, and is gone when it is no longer said', async () => {
  const { database, ids, ask } = await rated()
  const cardOf = async (id: string) => (await ask({ q: 'vel', sort: 'reviewed' })).items.find((hit) => hit.id === id)
  expect(await cardOf(ids[2]!)).toMatchObject({ reviewN: 15, scoreLow: 2.25 })
  await note(database, [{ id: ids[50]!, n: 7, low: null }])
  const now = await ask({ sort: 'reviewed' })
  expect(now.items.map(({ id, reviewN, scoreLow }) => [id, reviewN, scoreLow])[0]).toEqual([ids[50], 7, null])
  expect(now.items.slice(1).every(({ reviewN, scoreLow }) => reviewN === 0 && scoreLow === null)).toBe(true)
})

test('a page marker with a rank that no list holds is refused with a sentence', async () => {
  const { ask } = await rated()
  for (const sort of ['supported', 'reviewed']) {
    const { next } = await ask({ sort })
    const [digest] = JSON.parse(Buffer.from(next!, 'base64url').toString()) as [string]
    for (const rank of ['1e-320', '1e999', '"x"', 'null', '1e38', ...(sort === 'reviewed' ? ['1.5'] : [])]) {
      const cursor = Buffer.from(`["${digest}",${rank},"a",1]`).toString('base64url')
      expect({ rank, ...(await ask({ sort, cursor })) }).toMatchObject({ rank, code: 'invalid' })
    }
  }
})

test('no order puts low scores first: these four are all there are', async () => {
  const { ask } = await rated()
  expect(sorts).toEqual(['relevance', 'name', 'supported', 'reviewed'])
  expect(await ask({ sort: 'worst' })).toMatchObject({ code: 'invalid' })
})
