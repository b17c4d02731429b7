import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { testApp } from '#test/support/test-app.ts'
import { templateEngine } from '#test/support/template.ts'
import { readDay } from '#kernel/day.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Db, Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { lookForBursts } from '#ratings/bursts/bursts.ts'
import { demoPeople } from './people.ts'
import { hideDemo, loadDemo, demoRatings } from './load.ts'

const today = readDay('2026-03-12')!

async function demoWorld(copyOf?: string) {
  const made = await testApp({ ...(copyOf !== undefined && { copyOf }) })
  const said: string[] = []
  return { ...made, said, deps: { database: made.database, today, say: (text: string) => said.push(text) } }
}

/** The database of a server whose demo was loaded, and what it said: a load takes many seconds, so that each test begins with a copy. */
let loaded: Engine
const saidThen: string[] = []
beforeAll(async () => {
  loaded = await createDatabase(templateEngine(), templateEngine().owner.database)
  const database = openDatabase(loaded, { app: 1, reviews: 1, accounts: 1, cases: 1, owner: 1 })
  await loadDemo({ database, today, say: (text) => saidThen.push(text) })
  await database.close()
}, 120_000)
afterAll(() => dropDatabase(templateEngine(), loaded.owner.database!))

const count = async (db: Db, table: 'professional' | 'court' | 'review' | 'fact' | 'position' | 'import_run' | 'search_person') =>
  (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

async function countCurrent(db: Db, table: 'professional' | 'court') {
  const found = await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).where('gone_on', 'is', null).executeTakeFirstOrThrow()
  return found.n
}

async function everything(db: Db) {
  const tables = ['professional', 'court', 'review', 'fact', 'position', 'import_run', 'search_person'] as const
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(db, table)] as const)))
}

const peopleMade = demoPeople().length
const { reviews, waiting, bursts } = demoRatings()
const inBursts = bursts.flatMap((burst) => burst.reviews)
const reviewsMade = reviews.length + waiting.length + inBursts.length

test('the first load fills the directory, every review belongs to someone fictional, and a second load changes nothing', async () => {
  const { app, database, deps, said } = await demoWorld(loaded.owner.database)
  expect(await countCurrent(database.owner, 'professional')).toBe(peopleMade)
  expect(await count(database.owner, 'review')).toBe(reviewsMade)
  const real = await database.owner
    .selectFrom('review')
    .innerJoin('professional', 'professional.id', 'review.professional_id')
    .select('review.id')
    .where((where) => where.or([where('is_fictional', '=', false), where('source_id', '<>', 'demo')]))
    .execute()
  expect(real).toEqual([])
  const apart = await database.owner
    .selectFrom('position')
    .leftJoin('court', 'court.id', 'position.court_id')
    .select(['position.court_name', 'court.name'])
    .where('position.court_name', 'is not', null)
    .where((where) => where.or([where('court.id', 'is', null), where('court.name', '<>', where.ref('position.court_name'))]))
    .execute()
  expect(apart).toEqual([])
  expect(saidThen.at(-1)).toContain('Everybody in it is invented')
  expect((await app.inject('/api/professionals/count')).json()).toEqual({ count: peopleMade })

  const before = await everything(database.owner)
  await loadDemo(deps)
  expect(await everything(database.owner)).toEqual(before)
  expect(said).toEqual([])
}, 120_000)

test('two servers that start at once load it once', async () => {
  const { database, deps } = await demoWorld()
  await Promise.all([loadDemo(deps), loadDemo(deps)])
  expect(await count(database.owner, 'review')).toBe(reviewsMade)
  expect(await countCurrent(database.owner, 'professional')).toBe(peopleMade)
}, 120_000)

test('hidden fictional people are not found and have no reviews; shown again they are back, unless a real person has the name', async () => {
  const { app, database, deps, clock } = await demoWorld(loaded.owner.database)
  const { owner } = database
  const before = await everything(owner)
  await hideDemo(deps)
  expect(await countCurrent(owner, 'professional')).toBe(0)
  expect(await countCurrent(owner, 'court')).toBe(0)
  expect(await count(owner, 'review')).toBe(0)
  expect(await count(owner, 'search_person')).toBe(0)
  clock.now += 60_000
  expect((await app.inject('/api/professionals/count')).json()).toEqual({ count: 0 })
  await hideDemo(deps)

  await loadDemo(deps)
  const after = await everything(owner)
  expect({ ...after, import_run: 0 }).toEqual({ ...before, import_run: 0 })
  expect(await countCurrent(owner, 'professional')).toBe(peopleMade)
  expect(await countCurrent(owner, 'court')).toBe(before['court'])

  await hideDemo(deps)
  const key = reviews[0]!.person
  const { id, ...row } = await owner.selectFrom('professional').selectAll().where('source_key', '=', key).executeTakeFirstOrThrow()
  await owner.insertInto('source').values({ id: 'real', title: 'Real people', publisher: 'A court', licence: 'public' }).execute()
  const realId = '00000000-0000-8000-8000-000000000001'
  await owner
    .insertInto('professional')
    .values({ ...row, id: realId, source_id: 'real', is_fictional: false, gone_on: null, court_id: null })
    .execute()
  await loadDemo(deps)
  const storedRow = await owner.selectFrom('professional').select('gone_on').where('id', '=', id).executeTakeFirstOrThrow()
  expect(storedRow.gone_on).toBe(today)
  expect(await owner.selectFrom('review').select('id').where('professional_id', 'in', [id, realId]).execute()).toEqual([])
  expect(await count(owner, 'review')).toBeGreaterThan(reviewsMade - 61)
}, 180_000)

test('hiding an empty directory does nothing', async () => {
  const { database, deps, said } = await demoWorld()
  await hideDemo(deps)
  expect(said).toEqual([])
  expect(await count(database.owner, 'import_run')).toBe(0)
})

test('two show scores as of the last quiet day, and the desk has the waiting ratings; old bursts are replaced with recent ones', async () => {
  const { app, database, deps } = await demoWorld(loaded.owner.database)
  const { owner } = database
  const pageOf = async (key: string) => {
    const { id } = await owner.selectFrom('professional').select('id').where('source_key', '=', key).executeTakeFirstOrThrow()
    return (await app.inject(`/api/professionals/${id}/reviews`)).json<{
      frozenOn: string | null
      total: number
      scores: { group: string; n: number; show: string; low: number | null }[]
    }>()
  }
  const [judge, attorney] = bursts.map(({ person }) => person) as [string, string]
  const before = { judge: await pageOf(judge), attorney: await pageOf(attorney) }
  expect([before.judge.frozenOn, before.attorney.frozenOn]).toEqual(['2026-02-24', '2026-03-09'])
  for (const { scores } of Object.values(before))
    expect(scores[0]).toMatchObject({ group: 'parents', show: 'score', low: expect.any(Number) as number })
  // Released ratings are listed, and do not count yet.
  const counted = before.judge.scores.reduce((sum, { n }) => sum + n, 0)
  expect(before.judge.total).toBeGreaterThanOrEqual(counted + inBursts.filter(({ isReleased }) => isReleased).length)
  const waits = inBursts.filter(({ isReleased }) => !isReleased).length
  const held = await owner.selectFrom('review').select('id').where('status', '=', 'quarantined_burst').execute()
  expect(held).toHaveLength(waits)

  // The alarm changes nothing within the thirty days, and releases the burst after them; the next start makes a new one.
  const look = (day: string) => lookForBursts({ owner, reviews: database.reviews, random: seededRandom(3) }, readDay(day)!)
  await look(today)
  expect(await owner.selectFrom('review').select('id').where('status', '=', 'quarantined_burst').execute()).toHaveLength(waits)
  await look('2026-04-21')
  expect((await pageOf(attorney)).frozenOn).toBeNull()
  await loadDemo({ ...deps, today: readDay('2026-04-21')! })
  expect((await pageOf(attorney)).frozenOn).toBe('2026-04-18')
  expect(await count(owner, 'review')).toBe(reviewsMade)
}, 120_000)
