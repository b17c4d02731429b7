import { expect, test } from 'vitest'
import { stand } from '#test/support/duplicates.ts'
import { putPersonOf } from '#test/support/signed-in.ts'
import { day } from '#test/support/roster.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { CourtRecord, PersonRecord, PositionRecord, Source } from '#domain/directory/record.ts'
import { personId } from '#directory/imports/ids.ts'
import { importSource } from '#directory/imports/service.ts'
import type { Area } from './contract.ts'
import { measure } from './measure.ts'

const today = day('2026-03-12')

const seat = (over: Partial<PositionRecord> = {}): PositionRecord => ({
  kind: 'judge',
  title: 'Judge',
  courtName: 'Larkmoor Family Court',
  courtId: null,
  state: 'OH',
  counties: ['Wood'],
  basis: 'elected',
  fromOn: day('2014-11-04'),
  fromPrecision: 'month',
  toOn: null,
  endReason: null,
  ...over,
})

const judge = (key: string, position: Partial<PositionRecord> = {}, over: Partial<PersonRecord> = {}): PersonRecord => ({
  what: 'person',
  key,
  line: 1,
  role: 'judge',
  kind: 'judge',
  jurisdiction: 'state',
  name: { display: `Una ${key}`, given: 'Una', middle: null, family: key, suffix: null },
  standing: 'last_known',
  isFictional: false,
  positions: [seat(position)],
  facts: [],
  ...over,
})

const court = (over: Partial<CourtRecord> = {}): CourtRecord => ({
  what: 'court',
  key: 'larkmoor',
  line: 1,
  name: 'Larkmoor Family Court of Ohio',
  parentKey: null,
  system: 'state',
  level: 'trial',
  hearsFamily: true,
  state: 'OH',
  county: null,
  website: null,
  openedOn: null,
  closedOn: null,
  ...over,
})

const source = (id: string, editionOn: string | null, records: readonly (PersonRecord | CourtRecord)[]): Source => ({
  id,
  title: `The list "${id}"`,
  publisher: 'A court',
  url: null,
  licence: 'public record',
  editionOn: editionOn === null ? null : day(editionOn),
  async *read() {
    for (const record of records) yield { record }
  },
})

/** A directory of two sources, counted; and someone who asks. */
async function counted(
  people: readonly PersonRecord[],
  courts: readonly CourtRecord[] = [court()],
  editionOn: string | null = '2025-12-01',
) {
  const site = await testApp()
  const { owner } = site.database
  if (courts.length > 0) await importSource(owner, source('courts-list', '2026-02-01', courts), { today })
  await importSource(owner, source('roster', editionOn, people), { today })
  expect(await measure(owner, today)).toBe(true)
  return { ...site, ...(await asking(site)) }
}

async function asking(site: TestApp) {
  const { cookie } = await putPersonOf(site)
  const get = (path: string) => site.app.inject({ url: `/api/data-quality${path}`, headers: { cookie } })
  const area = async (query = '') => (await get(query)).json<Area>()
  const field = async (query: string, name: string) => (await area(query)).fields.find((one) => one.field === name)
  return { get, area, field }
}

test('before the first count the page shows that there is none, and no figures', async () => {
  const site = await testApp()
  const { area } = await asking(site)
  expect(await area()).toMatchObject({ measuredOn: null, people: 0, fields: [], below: [] })
})

test('a field counts the people who should have it, and those who do, by county, state and country', async () => {
  const { field, area } = await counted([judge('Ferrow'), judge('Larkin', { fromOn: null }), judge('Peña', { counties: ['Lucas'] })])
  for (const [place, n, filled] of [
    ['?state=OH&county=Wood', 2, 1],
    ['?state=OH&county=Lucas', 1, 1],
    ['?state=OH', 3, 2],
    ['', 3, 2],
  ] as const) {
    expect(await field(place, 'began')).toMatchObject({ n, filled, conflicts: 0 })
  }
  expect((await area('?state=OH')).below).toMatchObject([
    { value: 'Lucas', people: 1 },
    { value: 'Wood', people: 2 },
  ])
  // Judges need no year of admission.
  expect(await field('', 'training')).toBeUndefined()
})

test('pairs of pages that may be one person are counted as they are now, in the area of either page', async () => {
  const { area, database } = await counted([judge('Ferrow'), judge('Farrow'), judge('Peña', { counties: ['Lucas'] })])
  const of = (key: string) => personId('roster', key)
  const pair = async (one: string, other: string, over: object = {}) => {
    const [a, b] = [of(one), of(other)].toSorted() as [string, string]
    await database.owner
      .insertInto('duplicate_pair')
      .values({ a_id: a, b_id: b, probability: 0.9, prior_bits: -10, fields: '[]', found_on: today, ...over })
      .execute()
  }
  const alike = async () =>
    Promise.all(['', '?state=OH', '?state=OH&county=Wood', '?state=OH&county=Lucas'].map(async (place) => (await area(place)).alike))
  expect(await alike()).toEqual([0, 0, 0, 0])
  await pair('Ferrow', 'Farrow')
  await pair('Ferrow', 'Peña')
  // A pair with a conflict is no likely pair.
  await pair('Farrow', 'Peña', { conflict: 'two_seats' })
  expect(await alike()).toEqual([2, 2, 2, 1])
  await database.owner.updateTable('duplicate_pair').set({ state: 'not_same', decided_on: today }).where('conflict', 'is', null).execute()
  expect(await alike()).toEqual([0, 0, 0, 0])
})

test('someone of two counties is counted in each, and once in the state', async () => {
  const { area } = await counted([judge('Ferrow', { counties: ['Wood', 'Lucas'] })])
  const { people, below } = await area('?state=OH')
  expect([people, below.map(({ people: n }) => n)]).toEqual([1, [1, 1]])
})

test('a person without a county is counted in the row without a name', async () => {
  const { area, field } = await counted([judge('Ferrow', { counties: [] })])
  expect((await area('?state=OH')).below).toMatchObject([{ value: '-', people: 1 }])
  expect(await field('?state=OH&county=-', 'county')).toMatchObject({ n: 1, filled: 0, verifiedOn: null, ageDays: null })
})

test('freshness is the day for which the source speaks, and not the day on which it was read', async () => {
  const judgeAsOf = (key: string, asOf: string) => judge(key, {}, { asOf: day(asOf) })
  const people = [judgeAsOf('Ferrow', '2014-11-04'), judgeAsOf('Larkin', '2025-12-01'), judgeAsOf('Peña', '2025-12-01')]
  const { field } = await counted(people, [court()], null)
  expect(await field('', 'title')).toMatchObject({ verifiedOn: '2025-12-01', oldestOn: '2014-11-04', ageDays: 101 })
})

test('a court that the list does not have is an orphan, and one without an address has none', async () => {
  const people = [judge('Ferrow'), judge('Larkin', { courtName: 'Quarrowick Court' }), judge('Peña', { courtName: null })]
  const { area, field } = await counted(people, [court({ website: 'https://larkmoor.example/' })])
  expect(await area('?state=OH')).toMatchObject({ namedCourts: 2, orphanCourts: 1, courts: 1, courtSites: 1 })
  expect(await field('', 'court')).toMatchObject({ n: 3, filled: 2 })
  expect(await field('', 'court_listed')).toMatchObject({ n: 2, filled: 1, sources: ['The list "courts-list"'] })
  expect(await field('', 'official')).toMatchObject({ n: 2, filled: 1, verifiedOn: '2026-02-01' })
})

test('a person whose own source and whose court name two counties is a conflict, however the county is spelled', async () => {
  const wood = await counted([judge('Ferrow')], [court({ county: 'Wood County' })])
  expect(await wood.field('', 'county')).toMatchObject({ conflicts: 0 })
  const lucas = await counted([judge('Ferrow')], [court({ county: 'Lucas' })])
  expect(await lucas.field('', 'county')).toMatchObject({ n: 1, filled: 1, conflicts: 1 })
  const reply = (await lucas.get('/people?state=OH&county=Wood&field=county&gap=conflict')).json()
  expect(reply).toMatchObject({
    next: null,
    people: [
      {
        name: 'Una Ferrow',
        said: [
          { value: 'Wood', source: 'The list "roster"' },
          { value: 'Lucas', source: 'The list "courts-list"' },
        ],
      },
    ],
  })
})

test('two sources with different values for one field disagree, until one of the values is removed', async () => {
  const { database, field, get } = await counted([judge('Ferrow')])
  const { owner } = database
  const { professional_id: id } = await owner
    .selectFrom('fact')
    .select('professional_id')
    .where('field', '=', 'title')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('fact')
    .values({
      professional_id: id,
      position_seq: 1,
      field: 'title',
      value: 'Magistrate',
      source_id: 'courts-list',
      source_ref: 'by hand',
      seen_on: today,
    })
    .execute()
  expect(await measure(owner, day('2026-03-13'))).toBe(true)
  expect(await field('?state=OH&county=Wood', 'title')).toMatchObject({ n: 1, filled: 1, conflicts: 1 })
  expect((await get('/people?state=OH&county=Wood&field=title&gap=conflict')).json().people).toHaveLength(1)
  await owner.updateTable('fact').set({ gone_on: today }).where('value', '=', 'Magistrate').execute()
  await measure(owner, day('2026-03-14'))
  expect(await field('?state=OH&county=Wood', 'title')).toMatchObject({ conflicts: 0 })
})

test('the people with a gap are exactly those who are counted as lacking the field, page by page', async () => {
  const people = Array.from({ length: 53 }, (_, at) => judge(`Ferrow${String(at).padStart(2, '0')}`, at === 7 ? {} : { fromOn: null }))
  const { get, field } = await counted(people)
  const counts = await field('?state=OH&county=Wood', 'began')
  const asked = '/people?state=OH&county=Wood&field=began&gap=missing'
  const first = (await get(asked)).json()
  const second = (await get(`${asked}&cursor=${first.next}`)).json()
  const names = [...first.people, ...second.people].map(({ name }: { name: string }) => name)
  expect([names.length, second.next]).toEqual([counts!.n - counts!.filled, null])
  expect(new Set(names).size).toBe(52)
  expect(names).not.toContain('Una Ferrow07')
  // A cursor works only for the list that it was made for.
  expect((await get(`/people?state=OH&county=Wood&field=title&gap=missing&cursor=${first.next}`)).statusCode).toBe(400)
})

test('federal judges and people who were removed are not counted', async () => {
  const { area, database } = await counted([judge('Ferrow'), judge('Larkin', {}, { jurisdiction: 'federal' }), judge('Peña')])
  expect((await area()).people).toBe(2)
  await database.owner.updateTable('professional').set({ gone_on: today }).where('source_key', '=', 'Peña').execute()
  await measure(database.owner, day('2026-03-13'))
  expect((await area()).people).toBe(1)
})

test('the count runs once after an import and once a day; the newest count of a month stays, and the months make the trend', async () => {
  const { database, area } = await counted([judge('Ferrow'), judge('Larkin', { fromOn: null })])
  const { owner } = database
  expect(await measure(owner, today)).toBe(false)
  await importSource(owner, source('roster', '2026-01-01', [judge('Ferrow'), judge('Larkin')]), { today, force: true })
  expect(await measure(owner, today)).toBe(true)
  expect(await measure(owner, day('2026-04-02'))).toBe(true)
  const { months, measuredOn } = await area('?state=OH&county=Wood')
  expect(measuredOn).toBe('2026-04-02')
  expect(months).toMatchObject([
    { month: '2026-03-01', people: 2, runs: 3, added: 3, changed: 1, removed: 0 },
    { month: '2026-04-01', people: 2, runs: 0, added: 0 },
  ])
  expect(months[0]!.filled).toBe(months[0]!.n! - 2) // the court of one person has no address
})

test('each source is listed with its terms, its days and the people that it names', async () => {
  const { area } = await counted([judge('Ferrow')])
  expect((await area('?state=OH')).sources).toEqual([
    {
      id: 'roster',
      title: 'The list "roster"',
      publisher: 'A court',
      url: null,
      licence: 'public record',
      editionOn: '2025-12-01',
      readOn: today,
      people: 1,
    },
  ])
})

test('the CSV has a line for each place and field, with the day of the count', async () => {
  const { get } = await counted([judge('Ferrow')])
  const { csv, lines } = (await get('/csv?state=OH')).json()
  const rows = csv.trim().split('\r\n')
  expect(rows).toHaveLength(lines + 1)
  expect(rows).toContain('OH,Wood,title,1,1,0,2025-12-01,2025-12-01,"The list ""roster""",2026-03-12')
})

test.each([
  ['a county without its state', '?county=Wood', 400],
  ['a state that nobody is of', '?state=TX', 404],
  ['a state that is none', '?state=Ohio', 400],
  ['a NUL in the county', '?state=OH&county=%00a', 400],
  ['a field that is none', '/people?state=OH&county=Wood&field=shoe_size&gap=missing', 400],
  ['a marker that was cut', '/people?state=OH&county=Wood&field=title&gap=missing&cursor=abc', 400],
])('%s is answered with a sentence', async (_, path, status) => {
  const { get } = await counted([judge('Ferrow')])
  const reply = await get(path)
  expect([reply.statusCode, reply.json().message]).toEqual([status, expect.stringMatching(/\.$/)])
})

test('two merged records of one person are counted once, with the facts of both; after the undo, as before', async () => {
  const attorney = { role: 'attorney', kind: 'attorney' } as const
  const { database, field, area, get } = await counted(
    [judge('Ferrow', { courtName: null }, attorney), judge('Larkin', { courtName: null }, attorney)],
    [],
  )
  const { owner } = database
  const bar = source('bar', '2026-02-01', [
    judge('Ferow', { courtName: null }, { ...attorney, facts: [{ field: 'year_admitted', value: '1999' }] }),
  ])
  await importSource(owner, bar, { today })
  const figures = async (on: string) => {
    await measure(owner, day(on))
    const lacking = (await get('/people?state=OH&county=Wood&field=training&gap=missing')).json<{ people: { name: string }[] }>().people
    return [(await area()).people, await field('', 'training'), lacking.map(({ name }) => name)]
  }
  const apart = [3, expect.objectContaining({ n: 3, filled: 1 }), ['Una Ferrow', 'Una Larkin']]
  expect(await figures('2026-03-13')).toEqual(apart)
  const [one, other] = [personId('roster', 'Ferrow'), personId('bar', 'Ferow')]
  await stand(owner, one, [other])
  expect(await figures('2026-03-14')).toEqual([2, expect.objectContaining({ n: 2, filled: 1, conflicts: 0 }), ['Una Larkin']])
  await stand(owner, one, [], [one, other])
  expect(await figures('2026-03-15')).toEqual(apart)
})
