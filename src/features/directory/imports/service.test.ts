import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import type { CourtRecord, PersonRecord, Read, Source } from '#domain/directory/record.ts'
import { type Day, readDay } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { openInput } from './files/input.ts'
import { personId } from './ids.ts'
import { importSource } from './service.ts'
import { courtsDb } from './sources/courts.ts'
import { electedJudges } from './sources/elected.ts'
import { federalJudges } from './sources/federal.ts'

const day = (text: string): Day => readDay(text)!
const first = { today: day('2026-03-01') }
const later = { today: day('2026-04-01') }

function person(key: string, over: Partial<PersonRecord> & { at?: string; title?: string; state?: string } = {}): PersonRecord {
  const { at = 'Larkmoor Family Court', title = 'Judge', state = 'OH', ...rest } = over
  return {
    what: 'person',
    key,
    line: Number(key.replaceAll(/\D/g, '')) + 1,
    role: 'judge',
    kind: 'judge',
    jurisdiction: 'state',
    name: { display: `Una Ferrow${key}`, given: 'Una', middle: null, family: `Ferrow${key}`, suffix: null },
    standing: 'last_known',
    isFictional: false,
    positions: [
      {
        kind: 'judge',
        title,
        courtName: at,
        courtId: null,
        state,
        counties: ['Wood'],
        basis: 'elected',
        fromOn: day('2014-11-04'),
        fromPrecision: 'month',
        toOn: null,
        endReason: null,
      },
    ],
    facts: [{ field: 'school', value: 'Larkmoor Law School' }],
    ...rest,
  }
}

function court(key: string, name: string, over: Partial<CourtRecord> = {}): CourtRecord {
  return {
    what: 'court',
    key,
    line: 1,
    name,
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
  }
}

function source(records: readonly (PersonRecord | CourtRecord | Read)[], over: Partial<Source> = {}): Source {
  return {
    id: 'test-source',
    title: 'A source of this test',
    publisher: 'Nobody',
    url: null,
    licence: 'free',
    editionOn: day('2026-01-31'),
    read: async function* read() {
      for (const record of records) yield 'what' in record ? { record } : record
    },
    ...over,
  }
}

const people = (n: number) => Array.from({ length: n }, (_, index) => person(`p${index}`))

/** Everything that an import may change, as one text. */
async function directory(db: Db): Promise<string> {
  const tables = [
    'source',
    'source_record',
    'court',
    'professional',
    'position',
    'fact',
    'search_person',
    'search_name',
    'search_token',
  ] as const
  const all = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(all.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted()))
}

const facts = (db: Db, id: string) => db.selectFrom('fact').selectAll().where('professional_id', '=', id).orderBy('id').execute()

test('a first import adds everything, and every field has its source, place and days', async () => {
  const { owner } = (await testApp()).database
  const outcome = await importSource(owner, source([person('p1', { ref: 'no. 1' })]), first)
  expect(outcome).toMatchObject({ added: 1, changed: 0, removed: 0, skipped: 0, names: { added: ['Una Ferrowp1'] } })
  const id = personId('test-source', 'p1')
  const found = await facts(owner, id)
  expect(found.map(({ field, value, position_seq }) => [field, value, position_seq])).toEqual([
    ['name', 'Una Ferrowp1', null],
    ['role', 'judge', null],
    ['kind', 'judge', null],
    ['jurisdiction', 'state', null],
    ['standing', 'last_known', null],
    ['title', 'Judge', 1],
    ['court', 'Larkmoor Family Court', 1],
    ['state', 'OH', 1],
    ['county', 'Wood', 1],
    ['elected_on', '2014-11', 1],
    ['school', 'Larkmoor Law School', null],
  ])
  for (const fact of found) {
    expect(fact).toMatchObject({ source_id: 'test-source', source_ref: 'no. 1', as_of: '2026-01-31', seen_on: '2026-03-01', gone_on: null })
  }
  const run = await owner.selectFrom('import_run').selectAll().executeTakeFirstOrThrow()
  expect(run).toMatchObject({ source_id: 'test-source', added: 1, imported_on: '2026-03-01' })
})

test('the id of a person is the same on every machine', () => {
  expect(personId('federal-judges', '13651551')).toBe('2e8e8d02-cfcb-8ec9-b7d8-b438ac32758a')
})

test('a second run of the same records changes nothing', async () => {
  const { owner } = (await testApp()).database
  await importSource(owner, source(people(30)), first)
  const before = await directory(owner)
  const outcome = await importSource(owner, source(people(30)), later)
  expect(outcome).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 30 })
  expect(await directory(owner)).toBe(before)
})

test('a changed value is stored with the day it ended, and the others retain the day they were first seen', async () => {
  const { owner } = (await testApp()).database
  await importSource(owner, source(people(10)), first)
  const outcome = await importSource(owner, source([...people(9), person('p9', { title: 'Presiding Judge' })]), later)
  expect(outcome).toMatchObject({ changed: 1, names: { changed: ['Una Ferrowp9'] } })
  const found = await facts(owner, personId('test-source', 'p9'))
  expect(found.filter(({ field }) => field === 'title')).toMatchObject([
    { value: 'Judge', seen_on: '2026-03-01', gone_on: '2026-04-01' },
    { value: 'Presiding Judge', seen_on: '2026-04-01', gone_on: null },
  ])
  expect(found.filter(({ field }) => field !== 'title').every(({ seen_on }) => seen_on === '2026-03-01')).toBe(true)
})

test('a person who is no longer named is hidden, stays for those who rated, and returns with an edition that names them', async () => {
  const { database, app } = await testApp()
  const { owner } = database
  await importSource(owner, source(people(10)), first)
  const id = personId('test-source', 'p9')
  expect(await importSource(owner, source(people(9)), later)).toMatchObject({ removed: 1, names: { removed: ['Una Ferrowp9'] } })
  const gone = await app.inject(`/api/professionals/${id}`)
  expect(gone.json()).toMatchObject({ name: 'Una Ferrowp9', goneOn: '2026-04-01' })
  expect((await app.inject('/api/professionals?q=ferrowp9')).json().items.map((item: { id: string }) => item.id)).not.toContain(id)
  await importSource(owner, source(people(10)), later)
  expect(await owner.selectFrom('professional').select('gone_on').where('id', '=', id).executeTakeFirst()).toEqual({ gone_on: null })
  expect((await app.inject('/api/professionals?q=ferrowp9')).json().items[0].id).toBe(id)
})

test('a run that would change or remove more than a fifth stops, unless it is forced', async () => {
  const { owner } = (await testApp()).database
  await importSource(owner, source(people(100)), first)
  const before = await directory(owner)
  await expect(importSource(owner, source(people(79)), later)).rejects.toThrow(/remove 21 of the 100 .* more than 20 %.*--force/)
  expect(await directory(owner)).toBe(before)
  expect(await importSource(owner, source(people(80)), later)).toMatchObject({ removed: 20 })
  expect(await importSource(owner, source(people(10)), { ...later, force: true })).toMatchObject({ removed: 70 })
})

test('a dry run tells the difference and changes nothing', async () => {
  const { owner } = (await testApp()).database
  const empty = await directory(owner)
  expect(await importSource(owner, source(people(5)), { ...first, dryRun: true })).toMatchObject({ isDryRun: true, added: 5 })
  expect(await directory(owner)).toBe(empty)
  expect(await owner.selectFrom('import_run').selectAll().execute()).toEqual([])
})

test('a source that fails half-way leaves the directory as it was', async () => {
  const { owner } = (await testApp()).database
  await importSource(owner, source(people(3)), first)
  const before = await directory(owner)
  const broken = source([], {
    read: async function* read() {
      for (const record of people(2500)) yield { record }
      throw new Error('The disk is gone.')
    },
  })
  await expect(importSource(owner, broken, later)).rejects.toThrow('The disk is gone.')
  expect(await directory(owner)).toBe(before)
})

test('a file without a record is refused, even for a first import', async () => {
  const { owner } = (await testApp()).database
  await expect(importSource(owner, source([{ skipped: { line: 2, why: 'Broken.' } }]), first)).rejects.toThrow(/no record that can be read/)
})

test('of two lines with one key the newest counts, and the other is reported by line', async () => {
  const { owner } = (await testApp()).database
  const twice = [
    person('p1', { line: 2, asOf: day('2010-11-02') }),
    person('p1', { line: 3, asOf: day('2018-11-06'), title: 'Chief Judge' }),
    person('p1', { line: 4, asOf: day('2014-11-04') }),
  ]
  const outcome = await importSource(owner, source(twice), first)
  expect(outcome.added).toBe(1)
  expect(outcome.skips).toEqual([
    { line: 2, why: 'Line 3 has the same key and is counted instead.' },
    { line: 4, why: 'Line 3 has the same key and is counted instead.' },
  ])
  expect(await owner.selectFrom('professional').select('title').execute()).toEqual([{ title: 'Chief Judge' }])
})

test('signs and lengths that the database cannot keep cost their own line only', async () => {
  const { owner } = (await testApp()).database
  const outcome = await importSource(
    owner,
    source([person('p1', { title: 'Ju\u0000dge' }), person('x'.repeat(201)), person('p2', { title: 'J'.repeat(301) }), person('p3')]),
    first,
  )
  expect(outcome).toMatchObject({ added: 1, skipped: 3 })
})

test('courts find the court above them in any order, and a missing court above is reported by line', async () => {
  const { owner } = (await testApp()).database
  const list = [
    court('child', 'Wood County Family Court', { parentKey: 'top' }),
    court('lone', 'Lone Court', { line: 7, parentKey: 'nowhere' }),
    court('top', 'Family Courts of Ohio'),
  ]
  const outcome = await importSource(owner, source(list), first)
  expect(outcome.notes).toEqual([{ line: 7, why: expect.stringMatching(/"nowhere", is not in the list/) }])
  const rows = await owner.selectFrom('court').select(['id', 'parent_id']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: 'test-source:child', parent_id: 'test-source:top' },
    { id: 'test-source:lone', parent_id: null },
    { id: 'test-source:top', parent_id: null },
  ])
  const renamed = [...list.slice(0, 2), court('top', 'Family Division of Ohio')]
  await importSource(owner, source(renamed), { ...later, force: true })
  const parents = await owner.selectFrom('fact').select(['value', 'gone_on']).where('field', '=', 'parent').orderBy('id').execute()
  expect(parents).toEqual([
    { value: 'Family Courts of Ohio', gone_on: '2026-04-01' },
    { value: 'Family Division of Ohio', gone_on: null },
  ])
})

test('people are linked to courts of their words, whichever came first, and to none where two courts bear the name', async () => {
  const { owner } = (await testApp()).database
  const judges = source([
    person('p1', { at: 'Larkmoor Family Court' }),
    person('p2', { at: 'Twin Court' }),
    person('p3', { at: 'Larkmoor Family Court', state: 'TX' }),
  ])
  const courts = source([court('a', 'Larkmoor Family Court of Ohio'), court('b', 'Twin Court'), court('c', 'Twin Court')], {
    id: 'test-courts',
  })
  const linked = () => owner.selectFrom('professional').select(['source_key', 'court_id']).orderBy('source_key').execute()
  const expected = [
    { source_key: 'p1', court_id: 'test-courts:a' },
    { source_key: 'p2', court_id: null },
    { source_key: 'p3', court_id: null },
  ]
  await importSource(owner, judges, first)
  expect(await importSource(owner, courts, first)).toMatchObject({ named: 3, linked: 1 })
  expect(await linked()).toEqual(expected)
  const other = (await testApp()).database.owner
  await importSource(other, courts, first)
  await importSource(other, judges, first)
  expect(await other.selectFrom('professional').select(['source_key', 'court_id']).orderBy('source_key').execute()).toEqual(expected)
})

test('a fictional person goes as soon as a real one of the same name comes, from either side', async () => {
  const { owner } = (await testApp()).database
  const name = { display: 'Odo Thornquist', given: 'Odo', middle: null, family: 'Thornquist', suffix: null }
  const invented = source([person('f1', { name, isFictional: true }), person('f2', { isFictional: true })], { id: 'demo' })
  const real = source([person('p1', { name: { ...name, display: 'Ódo B. Thornquist', given: 'Ódo', middle: 'B.' } })])
  await importSource(owner, invented, first)
  expect((await importSource(owner, real, later)).fictionalGone).toEqual(['Odo Thornquist'])
  const other = (await testApp()).database.owner
  await importSource(other, real, first)
  expect((await importSource(other, invented, later)).fictionalGone).toEqual(['Odo Thornquist'])
  for (const db of [owner, other]) {
    const left = await db.selectFrom('professional').select('source_key').where('gone_on', 'is', null).orderBy('source_key').execute()
    expect(left.map(({ source_key }) => source_key)).toEqual(['f2', 'p1'])
  }
})

test('an unchanged edition only moves the day up to which the facts are current', async () => {
  const { owner } = (await testApp()).database
  await importSource(owner, source(people(2)), first)
  await importSource(owner, source(people(2), { editionOn: day('2026-02-28') }), later)
  const rows = await owner.selectFrom('fact').select(['as_of', 'seen_on']).distinct().execute()
  expect(rows).toEqual([{ as_of: '2026-02-28', seen_on: '2026-03-01' }])
})

const needed = ['directory/courts-db.courts.json', 'directory/judges.csv', 'directory/elected_judges_people.csv'] as const
test.skipIf(lacksShared(needed))(
  'the three real files (where they are at hand) come in, twice, and are linked',
  { timeout: 240_000 },
  async () => {
    const { owner } = (await testApp()).database
    const all = () => [
      courtsDb(openInput(sharedFile('directory/courts-db.courts.json'))),
      federalJudges(openInput(sharedFile('directory/judges.csv'))),
      electedJudges(openInput(sharedFile('directory/elected_judges_people.csv'))),
    ]
    const outcomes = []
    for (const real of all()) outcomes.push(await importSource(owner, real, first))
    expect(outcomes.map(({ added }) => added)).toEqual([2794, 3919, 3644])
    // 97 % of the federal positions name a court that courts-db has under another spelling.
    expect(outcomes[1]!.linked / outcomes[1]!.named).toBeGreaterThan(0.95)
    for (const again of all()) expect(await importSource(owner, again, later)).toMatchObject({ added: 0, changed: 0, removed: 0 })
    const { n } = await owner
      .selectFrom('professional')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('source_id', '=', 'elected-judges')
      .where('standing', '=', 'serving')
      .executeTakeFirstOrThrow()
    expect(n).toBe(0)
    const justices = await owner
      .selectFrom('professional')
      .select('name')
      .where('standing', '=', 'serving')
      .where('court_name', '=', 'Supreme Court of the United States')
      .execute()
    expect(justices).toHaveLength(9)
    const { rows } = await sql<{ holder: string; next: string }>`
      select p.name as holder, n.name as next from position o join professional p on p.id = o.professional_id
      join professional n on n.source_id = p.source_id and n.source_key = o.next_key
      where p.source_id = 'elected-judges' and p.title = 'District Judge' and p.court_name = '322nd Judicial District' order by o.from_on`.execute(
      owner,
    )
    expect(rows.map(({ holder, next }) => [holder, next])).toEqual([
      ['Frank Sullivan', 'Nancy Berger'],
      ['Nancy Berger', 'James B. Munford'],
    ])
  },
)
