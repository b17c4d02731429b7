import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { settle, type Someone } from '#test/support/searchable.ts'
import { testApp } from '#test/support/test-app.ts'
import type { SearchResult } from './contract.ts'
import { indexPeople } from './store.index.ts'

const directory: readonly Someone[] = [
  { given: 'Nanette', middle: 'Quilla', family: 'Abudoran', jurisdiction: 'federal', courtName: 'Circuit of Appeals' },
  { given: 'Ann', family: "O'Quillan", state: 'TX', counties: ['Travis'], courtName: 'Larkmoor Family Division' },
  { given: 'Ann', family: 'Smythe-Jonas', role: 'attorney', state: 'TX', counties: ['Travis'] },
  { given: 'Judge', family: 'Washington', role: 'attorney', state: 'OH', counties: ['Stark'] },
  { given: 'Maud', family: 'Washington', state: 'OH', counties: ['Stark'] },
  { given: 'Otto', family: 'Bergholm', role: 'gal', kind: 'guardian_ad_litem', state: 'WA', counties: ['King'] },
  { given: 'Perla', family: 'Núñez', role: 'expert', kind: 'mediator', state: 'CA', counties: ['San Diego', 'Kern'] },
  { given: 'Kern', family: 'Ostrander', role: 'attorney', state: 'TX', counties: ['Travis'] },
  { given: 'Mary Ann', family: 'MacDorrel', role: 'gal', kind: 'minors_counsel', state: 'NY', counties: ['Kings'] },
]

async function searching() {
  const { app, database, ...rest } = await testApp()
  const ids = await settle(database.owner, directory)
  const ask = async (query: Record<string, string>) => {
    const reply = await app.inject({ url: '/api/professionals', query })
    expect(rest.reports).toEqual([])
    expect(reply.body).not.toContain('select')
    return { status: reply.statusCode, body: reply.json<SearchResult & { message: string }>() }
  }
  const names = async (query: Record<string, string>) => (await ask(query)).body.items.map(({ name }) => name)
  return { app, database, ids, ask, names, ...rest }
}

test('a name is found by its beginning, in any order of words, with marks and apostrophes or without', async () => {
  const { names } = await searching()
  for (const q of [
    'abud',
    'nanette abud',
    'abudoran nan',
    'NANETTE QUILLA',
    'quilla nanette',
    'Hon. Nanette Abudoran',
    'Abudoran, Nanette Q',
  ]) {
    expect({ q, found: await names({ q }) }).toEqual({ q, found: ['Nanette Quilla Abudoran'] })
  }
  for (const q of ["o'quillan", 'oquillan', 'O’Quillan', 'ann oqui', 'o quillan'])
    expect([q, ...(await names({ q }))]).toContain("Ann O'Quillan")
  for (const q of ['smythe', 'jonas', 'smythejonas', 'ann jonas', 'smythe-jonas', 'jonas smythe'])
    expect([q, ...(await names({ q }))]).toContain('Ann Smythe-Jonas')
  expect(await names({ q: 'nunez' })).toEqual(['Perla Núñez'])
  expect(await names({ q: 'mac dorrel' })).toEqual(['Mary Ann MacDorrel'])
  expect(await names({ q: 'maryann macd' })).toEqual(['Mary Ann MacDorrel'])
})

test('a misspelled name is found and marked as only similar', async () => {
  const { ask } = await searching()
  for (const q of [
    'Abbudoran',
    'abduoran',
    'nanete abudorn',
    'Nanette Abbudoran',
    'abudoram nanete',
    'bergholn',
    'ottto bregholm',
    'wahsingtun',
  ]) {
    const { body } = await ask({ q })
    expect({ q, found: body.items.length > 0, spelledLike: body.spelledLike }).toEqual({ q, found: true, spelledLike: true })
  }
  // A given name that no one in the family has, and particles that are common in names.
  for (const q of ['bobby bergholm', 'de la bergholm']) expect((await ask({ q })).body).toMatchObject({ spelledLike: true, total: 1 })
  expect((await ask({ q: 'Abbudoran' })).body.items[0]?.name).toBe('Nanette Quilla Abudoran')
  expect((await ask({ q: 'abudoran' })).body.spelledLike).toBe(false)
  expect(await ask({ q: 'zzzzzzzz' })).toMatchObject({ status: 200, body: { items: [], total: 0, spelledLike: false, next: null } })
})

test('a surname that is a state or a role still finds people, and leads to the state only if no one has that name', async () => {
  const { names } = await searching()
  expect(await names({ q: 'washington' })).toEqual(['Judge Washington', 'Maud Washington'])
  expect(await names({ q: 'Judge Washington' })).toEqual(['Judge Washington', 'Maud Washington'])
  expect(await names({ q: 'texas' })).toEqual(["Ann O'Quillan", 'Kern Ostrander', 'Ann Smythe-Jonas'])
  expect(await names({ q: 'california' })).toEqual(['Perla Núñez'])
})

test('role words, counties and courts narrow the results', async () => {
  const { names } = await searching()
  expect(await names({ q: 'guardian ad litem' })).toEqual(['Otto Bergholm', 'Mary Ann MacDorrel'])
  expect(await names({ q: 'mediator' })).toEqual(['Perla Núñez'])
  expect(await names({ q: 'ann lawyer' })).toContain('Ann Smythe-Jonas')
  expect(await names({ q: 'kern county' })).toEqual(['Perla Núñez'])
  expect(await names({ q: 'county of travis attorney' })).toEqual(['Kern Ostrander', 'Ann Smythe-Jonas'])
  expect(await names({ q: 'perla san diego county' })).toEqual(['Perla Núñez'])
  expect(await names({ q: 'ann travis' })).toEqual(["Ann O'Quillan", 'Ann Smythe-Jonas'])
  expect(await names({ q: 'larkmoor family' })).toEqual(["Ann O'Quillan"])
  expect(await names({ q: 'ann larkmoor' })).toEqual(["Ann O'Quillan"])
})

test('a misspelled county or court is found, and the reader sees how it was read', async () => {
  const { ask, names } = await searching()
  expect((await ask({ q: 'travus county' })).body).toMatchObject({ total: 3, placeReadAs: 'travis', spelledLike: false })
  expect(await names({ q: 'san deigo county' })).toEqual(['Perla Núñez'])
  expect(await names({ q: 'larkmore famly cuort' })).toEqual(["Ann O'Quillan"])
  expect(await names({ q: 'attorney travis conty' })).toEqual(['Kern Ostrander', 'Ann Smythe-Jonas'])
  const named = (await ask({ q: 'oquillan travus county' })).body
  expect(named.items.map(({ name }) => name)).toEqual(["Ann O'Quillan"])
  expect(named.placeReadAs).toBe('travis')
  expect((await ask({ q: 'travis county' })).body.placeReadAs).toBeNull()
  // Someone's name comes before a place that is only spelled like it.
  expect((await ask({ q: 'kerm' })).body).toMatchObject({ placeReadAs: null, items: [{ name: 'Kern Ostrander' }] })
})

test('a city, a ZIP code, or a county with its state leads to the county, and not to people of that name', async () => {
  const { database, ask, names } = await searching()
  await settle(database.owner, [
    { given: 'Orla', family: 'Vexley', state: 'TX', counties: ['Tarrant'], courtName: '322nd District Court' },
    { given: 'Dunstan', family: 'Kerbow', state: 'TX', counties: ['Dallas'] },
    { given: 'Dallas', family: 'Ormond', state: 'NV', counties: ['Clark'] },
    { given: 'Charles', family: 'Fulton', state: 'FL', counties: ['Duval'] },
    { given: 'Ines', family: 'Harrow', state: 'TX', counties: ['Harris'] },
    { given: 'Levi', family: 'Pinder', state: 'TX', counties: ['Houston'] },
    { given: 'Toby', family: 'Marsh', state: 'TX', counties: ['Webb'], courtName: '402nd District Court' },
  ])
  for (const q of [
    'fort worth',
    'Ft. Worth, TX',
    '76102',
    'family judge tarrant county',
    '322 district court fort worth',
    'vexley fort worth',
  ])
    expect([q, ...(await names({ q }))]).toEqual([q, 'Orla Vexley'])
  for (const q of ['travis county texas', 'Travis County, TX', 'texas travis county', '78701'])
    expect([q, ...(await names({ q }))]).toEqual([q, "Ann O'Quillan", 'Kern Ostrander', 'Ann Smythe-Jonas'])
  expect(await names({ q: 'custody judge dallas' })).toEqual(['Dunstan Kerbow'])
  expect(await names({ q: 'houston texas' })).toEqual(['Ines Harrow'])
  expect(await names({ q: 'houston county texas' })).toEqual(['Levi Pinder'])
  expect(await names({ q: 'judges in las vegas nv' })).toEqual(['Dallas Ormond'])
  // No records there is the answer; a person elsewhere with that name is not.
  expect((await ask({ q: 'Fulton County Georgia' })).body).toMatchObject({ total: 0, place: { area: 'Fulton County, Georgia' } })
  expect((await ask({ q: '40202' })).body).toMatchObject({ total: 0, place: { zip: '40202', area: 'Jefferson County, Kentucky' } })
  expect((await ask({ q: '40299 99999' })).body.place?.area).toBe('Jefferson County, Kentucky')
  expect((await ask({ q: '00000' })).body).toMatchObject({ total: 0, place: null, leftOut: ['00000'] })
})

test('the reader sees how a place was read and what was not understood, and gets other places of that name', async () => {
  const { database, ask } = await searching()
  await settle(database.owner, [
    { given: 'Ines', family: 'Harrow', state: 'TX', counties: ['Harris'] },
    { given: 'Houston', family: 'Pell', state: 'OH', counties: ['Stark'] },
  ])
  expect((await ask({ q: 'houston texas' })).body).toMatchObject({
    place: { zip: null, name: 'Houston, Texas', area: 'Harris County, Texas' },
    otherPlaces: [{ name: 'Houston County, Texas', area: 'Houston County, Texas' }],
    leftOut: [],
  })
  expect((await ask({ q: 'blorptag travis county texas' })).body).toMatchObject({ total: 3, leftOut: ['blorptag'], spelledLike: false })
  // One word may be a name: a person with that name comes first, and the place is offered.
  const named = (await ask({ q: 'houston' })).body
  expect(named.items.map(({ name }) => name)).toEqual(['Houston Pell'])
  expect(named).toMatchObject({ place: null, otherPlaces: [{ name: 'Houston, Texas' }] })
  expect((await ask({ q: 'zzzzzzzz' })).body).toMatchObject({ total: 0, place: null, otherPlaces: [] })
  // A filter of another state and a typed place apply together: no results.
  expect((await ask({ q: '78701', state: 'OH' })).body.total).toBe(0)
  // A person who serves two counties is found by one that is typed and one that is chosen.
  await settle(database.owner, [{ given: 'Rhys', family: 'Tollard', state: 'TX', counties: ['Travis', 'Bastrop'] }])
  expect((await ask({ q: 'austin tx', county: 'Bastrop' })).body.items.map(({ name }) => name)).toEqual(['Rhys Tollard'])
})

test('places that a directory did not store yet are found misspelled after its next import', async () => {
  const { database, ask } = await searching()
  await sql`truncate search_place`.execute(database.owner)
  expect((await ask({ q: 'travus county' })).body.total).toBe(0)
  await indexPeople(database.owner, 'all')
  expect((await ask({ q: 'travus county' })).body).toMatchObject({ total: 3, placeReadAs: 'travis' })
})

test('a nickname finds people, after those whose name it is', async () => {
  const { database, names } = await searching()
  await settle(database.owner, [
    { given: 'Robert', family: 'Tarnwick' },
    { given: 'Bob', family: 'Tarnwick' },
    { given: 'William', middle: 'Robert', family: 'Oxmere' },
    { given: 'Guadalupe', family: 'Oxmere' },
    { given: 'Deborah', family: 'Tarnwick' },
    { given: 'Tamsin', family: 'Oxmere' },
  ])
  expect(await names({ q: 'bob tarnwick' })).toEqual(['Bob Tarnwick', 'Robert Tarnwick'])
  expect(await names({ q: 'tarnwick bobby' })).toEqual(expect.arrayContaining(['Bob Tarnwick', 'Robert Tarnwick']))
  expect((await names({ q: 'robert tarnwick' })).slice(0, 2)).toEqual(['Robert Tarnwick', 'Bob Tarnwick'])
  expect(await names({ q: 'lupe oxmere' })).toContain('Guadalupe Oxmere')
  expect(await names({ q: 'bill robert oxm' })).toContain('William Robert Oxmere')
  expect(await names({ q: 'debbie tarn' })).toContain('Deborah Tarnwick')
  // A pet form that is in no table, by the name that it shortens.
  expect(await names({ q: 'tammsie oxmere' })).toContain('Tamsin Oxmere')
})

test('federal judges are found by name, and in a place only when asked for', async () => {
  const { names, ask, app } = await searching()
  expect((await ask({ q: 'abudoran' })).body.items[0]).toMatchObject({ jurisdiction: 'federal', asOf: '2026-01-31', isFictional: true })
  expect(await names({ q: 'abudoran', jurisdiction: 'family' })).toEqual([])
  expect(await names({ court: 'family division court' })).toEqual(["Ann O'Quillan"])
  expect(await names({ court: 'circuit appeals' })).toEqual([])
  expect(await names({ court: 'circuit appeals', jurisdiction: 'federal' })).toEqual(['Nanette Quilla Abudoran'])
  expect(await names({ q: 'circuit of appeals' })).toEqual(['Nanette Quilla Abudoran'])
  expect((await ask({})).body.total).toBe(8)
  expect((await ask({ jurisdiction: 'all' })).body.total).toBe(9)
  expect((await app.inject('/api/professionals/count')).json()).toEqual({ count: 8 })
})

test('filters apply together, and facets count the results', async () => {
  const { ask, names } = await searching()
  expect(await names({ state: 'TX', role: 'attorney' })).toEqual(['Kern Ostrander', 'Ann Smythe-Jonas'])
  expect(await names({ county: 'san diego county' })).toEqual(['Perla Núñez'])
  expect(await names({ q: 'ann', role: 'attorney' })).toEqual(['Ann Smythe-Jonas'])
  expect(await names({ q: 'washington', state: 'TX' })).toEqual([])
  const { facets, total, totalIsFloor } = (await ask({ q: 'ann' })).body
  expect({ total, totalIsFloor }).toEqual({ total: 3, totalIsFloor: false })
  expect(facets.role).toEqual([
    { value: 'attorney', label: 'Attorney', n: 1 },
    { value: 'gal', label: 'Guardian ad litem', n: 1 },
    { value: 'judge', label: 'Judge', n: 1 },
  ])
  expect(facets.state[0]).toEqual({ value: 'TX', label: 'Texas', n: 2 })
  expect(facets.county[0]).toEqual({ value: 'Travis', label: 'Travis, TX', n: 2 })
  const all = (await ask({ jurisdiction: 'all' })).body.facets
  expect(all.jurisdiction.map(({ value, n }) => [value, n])).toEqual([
    ['family', 8],
    ['federal', 1],
  ])
  expect(all.county.find(({ value }) => value === 'Kern')).toEqual({ value: 'Kern', label: 'Kern, CA', n: 1 })
  expect(all.role.reduce((sum, { n }) => sum + n, 0)).toBe(9)
})

test('a court is filtered by its id with the courts below it', async () => {
  const { database, ask } = await searching()
  await sql`insert into court (id, source_id, source_key, parent_id, name, system, level) values
    ('top', 'fictional', 'top', null, 'Vintry Court', 'state', 'trial'),
    ('below', 'fictional', 'below', 'top', 'Vintry Court, Department 2', 'state', 'trial')`.execute(database.owner)
  await settle(database.owner, [{ given: 'Ugo', family: 'Tarnow', courtId: 'below', courtName: 'Vintry Court, Department 2', state: 'NV' }])
  expect((await ask({ court: 'top' })).body.items.map(({ name }) => name)).toEqual(['Ugo Tarnow'])
  expect((await ask({ court: 'vintry depart' })).body.facets.court).toEqual([{ value: 'below', label: 'Vintry Court, Department 2', n: 1 }])
})

test.each([
  ['by name and relevance', { q: 'vel' }],
  ['by name in the order of names', { q: 'vel', sort: 'name' }],
  ['everybody', {}],
  ['everybody of a state', { state: 'OR' }],
])('pages are whole and stable while people come and go: %s', async (_, query) => {
  const { database, ask } = await searching()
  const many = Array.from({ length: 55 }, (__, at) => ({
    given: `Ida${String.fromCharCode(97 + (at % 26))}`,
    family: `Vel${at % 5}mer`,
    state: 'OR',
  }))
  await settle(database.owner, many)
  const seen: string[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const { body }: { body: SearchResult } = await ask({ ...query, ...(cursor ? { cursor } : {}) })
    seen.push(...body.items.map(({ id }) => id))
    cursor = body.next
    pages += 1
    // A new person sorts before those already shown: no person is shown twice.
    if (pages === 1) await settle(database.owner, [{ given: 'Aaa', family: 'Vel0aaa', state: 'OR' }])
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(55)
})

test('a page marker that was changed, cut or given out for another search is refused with a sentence', async () => {
  const { database, ask } = await searching()
  await settle(
    database.owner,
    Array.from({ length: 25 }, (_, at) => ({ given: 'Ida', family: `Velmer${String.fromCharCode(97 + at)}` })),
  )
  const { next } = (await ask({ q: 'velmer' })).body
  expect((await ask({ q: 'velmer', cursor: next! })).body.items).toHaveLength(5)
  for (const cursor of [
    next!.slice(0, -4),
    'x',
    '%00',
    Buffer.from('["a","b"]').toString('base64url'),
    Buffer.from('{}').toString('base64url'),
  ]) {
    expect({ cursor, ...(await ask({ q: 'velmer', cursor })) }).toMatchObject({
      cursor,
      status: 400,
      body: { message: expect.stringContaining('Start again') },
    })
  }
  expect((await ask({ q: 'velm', cursor: next! })).status).toBe(400)
})

test('the total of more than five hundred is shown as at least five hundred', async () => {
  const { database, ask } = await searching()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  await settle(
    database.owner,
    Array.from({ length: 505 }, (_, at) => ({
      given: `Ida${letters[at % 26]}`,
      family: `Quorn${letters[Math.floor(at / 26) % 26]}${letters[Math.floor(at / 676)]}`,
    })),
  )
  expect((await ask({ q: 'quorn' })).body).toMatchObject({ total: 500, totalIsFloor: true })
}, 60_000)

test('a person whose facts change, or who leaves, is found by the current facts', async () => {
  const { database, names, ids, ask } = await searching()
  const before = await sql`select token, n from search_token order by token`.execute(database.owner)
  await sql`update professional set family = 'Zelwig', sort_name = 'zelwig nanette', name = 'Nanette Zelwig' where id = ${ids[0]}`.execute(
    database.owner,
  )
  await sql`update professional set gone_on = '2026-03-01' where id = ${ids[5]}`.execute(database.owner)
  await indexPeople(database.owner, [ids[0]!, ids[5]!])
  expect(await names({ q: 'zelwig' })).toEqual(['Nanette Zelwig'])
  expect(await names({ q: 'abudoran' })).toEqual([])
  expect(await names({ q: 'bergholm' })).toEqual([])
  expect((await ask({ role: 'gal' })).body.total).toBe(1)

  await sql`update professional set family = 'Abudoran', sort_name = 'abudoran nanette', name = 'Nanette Quilla Abudoran' where id = ${ids[0]}`.execute(
    database.owner,
  )
  await sql`update professional set gone_on = null`.execute(database.owner)
  await indexPeople(database.owner, 'all')
  const after = await sql`select token, n from search_token order by token`.execute(database.owner)
  expect(after.rows).toEqual(before.rows)
  await indexPeople(database.owner, ids)
  expect((await sql`select token, n from search_token order by token`.execute(database.owner)).rows).toEqual(before.rows)
  expect((await sql`select sum(n) as n from search_group`.execute(database.owner)).rows).toEqual([{ n: directory.length }])
})

test('an import that fails leaves the search as it was', async () => {
  const { database, names } = await searching()
  await expect(
    database.owner.transaction().execute(async (tx) => {
      await sql`update professional set gone_on = '2026-03-01'`.execute(tx)
      await indexPeople(tx, 'all')
      throw new Error('cut off')
    }),
  ).rejects.toThrow('cut off')
  expect(await names({ q: 'bergholm' })).toEqual(['Otto Bergholm'])
})
