import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { settle, type Someone } from '#test/support/searchable.ts'
import { testApp } from '#test/support/test-app.ts'
import type { SearchResult } from './contract.ts'

const kinds = { judge: 'judge', attorney: 'attorney', gal: 'guardian_ad_litem', expert: 'mediator' } as const

/** Invented people of every kind of place: counties of one name in two states, courts below courts and courts without an id. */
async function directory() {
  const { app, database, reports } = await testApp()
  const { next } = seededRandom(9)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  await sql`insert into source (id, title, publisher, licence, edition_on) values ('fictional', 'x', 'x', 'none', '2026-01-31')`.execute(
    database.owner,
  )
  await sql`insert into court (id, source_id, source_key, parent_id, name, system, level) values
    ('top', 'fictional', 'top', null, 'Vintry Court', 'state', 'trial'),
    ('middle', 'fictional', 'middle', 'top', 'Vintry Court, Hill Division', 'state', 'trial'),
    ('below', 'fictional', 'below', 'middle', 'Vintry Court, Hill Division, Department 2', 'state', 'trial'),
    ('other', 'fictional', 'other', null, 'Ombrel Family Court', 'state', 'trial')`.execute(database.owner)
  const courts = [
    { courtId: 'top', courtName: 'Vintry Court' },
    { courtId: 'below', courtName: 'Vintry Court, Hill Division, Department 2' },
    { courtId: 'other', courtName: 'Ombrel Family Court' },
    { courtName: 'Ombrel Family Court' },
    { courtName: 'Family Court' },
    {},
  ]
  const people = Array.from({ length: 150 }, (): Someone => {
    const role = pick(['judge', 'attorney', 'gal', 'expert'] as const)
    return {
      given: pick(['Ida', 'Otto', 'Maud']),
      family: `Vel${pick(['mer', 'dorf', 'tan'])}`,
      role,
      kind: kinds[role],
      jurisdiction: next() < 0.15 ? 'federal' : 'state',
      state: pick(['OR', 'NV', 'TX']),
      counties: pick([['Knox'], ['St. Clair'], ['St Clair'], ['Knox', 'Travis'], []]),
      ...pick(courts),
    }
  })
  await settle(database.owner, people)
  return async (query: Record<string, string>) => {
    const reply = await app.inject({ url: '/api/professionals', query })
    expect(reports).toEqual([])
    return reply.json<SearchResult>()
  }
}

test.each([
  ['everybody', { jurisdiction: 'all' }],
  ['the family courts', {}],
  ['a name', { q: 'vel' }],
  ['a name in a state', { q: 'ida', state: 'OR' }],
  ['a role and a state', { role: 'gal', state: 'TX' }],
  ['a county', { county: 'knox' }],
  ['a county of a state and a role', { county: 'St Clair', state: 'NV', role: 'judge' }],
  ['a court with those below it', { court: 'top', jurisdiction: 'all' }],
  ['a court without an id', { court: '"Family Court"' }],
])('every count beside a choice is how many are found by it: %s', async (_, narrow) => {
  const ask = await directory()
  const { facets, total } = await ask(narrow)
  expect(total).toBeGreaterThan(0)
  const names = ['role', 'state', 'county', 'court', 'jurisdiction'] as const
  for (const name of names) {
    for (const { value, n } of facets[name]) {
      const chosen = await ask({ ...narrow, ...jurisdictionOf(narrow), [name]: value })
      expect({ name, value, n }).toEqual({ name, value, n: chosen.total })
    }
  }
  // What is chosen already is a line too, with everybody found.
  const chosen = (['role', 'state'] as const).filter((name) => name in narrow).map((name) => facets[name])
  expect(chosen).toEqual(chosen.map(() => [expect.objectContaining({ n: total })]))
})

/** The jurisdiction that a search has by itself stays when a place is chosen besides. */
function jurisdictionOf(narrow: Record<string, string>) {
  if (narrow['jurisdiction']) return { jurisdiction: narrow['jurisdiction'] }
  return narrow['q'] && !narrow['state'] ? { jurisdiction: 'all' } : { jurisdiction: 'family' }
}
