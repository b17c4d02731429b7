import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { districtJudge, idOf, importElected } from '#test/support/elected.ts'
import { seededRandom } from '#test/support/random.ts'
import { testApp } from '#test/support/test-app.ts'
import { templateEngine } from '#test/support/template.ts'
import type { Db } from '#ports/db/port.ts'
import type { Tables } from '#ports/db/tables.generated.ts'
import { rememberProfiles } from './remembered.ts'
import { readEdition } from './store.edition.ts'
import { findProfessional } from './store.ts'

const names = ['Lucinda Marsh', 'Otis Fenwick', 'Paloma Reyes', 'Horace Tillman']

/** Four judges, whose profiles are remembered, and the way to a fresh reading of each. */
async function four() {
  const judges = await testApp()
  const { owner, app } = judges.database
  await importElected(
    judges,
    names.map((name, n) => districtJudge(name, '2018-11-06', 310 + n)),
  )
  const ids = await Promise.all(names.map((name) => idOf(judges, name)))
  const remembered = rememberProfiles(app)
  for (const id of ids) await remembered(id)
  return { owner, app, ids, remembered, fresh: async (id: string) => (await findProfessional(app, id))?.professional }
}

test('every table that a profile is read from counts its changes', async () => {
  const { database } = await testApp()
  const texts: string[] = []
  const pool = new pg.Pool({ ...templateEngine().owner, max: 1 })
  const listening = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void texts.push(query.sql) })
  await findProfessional(listening, '00000000-0000-4000-8000-000000000000')
  const { rows: plan } = await pool.query<{ 'QUERY PLAN': object }>(`explain (format json, generic_plan) ${texts[0]!}`)
  await listening.destroy()
  const read = new Set([...JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name]) => name!))
  const { rows: counting } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'directory_change'`.execute(database.owner)
  expect(read.delete('directory_edition')).toBe(true)
  expect(counting.map(({ name }) => name.replaceAll('"', '')).toSorted()).toEqual([...read].toSorted())
})

test('after any change a remembered profile reads as a fresh one does', async () => {
  const { owner, ids, remembered, fresh } = await four()
  const { next } = seededRandom(11)
  const drawn = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!
  const changes: ((id: string, other: string, n: number) => Promise<unknown>)[] = [
    (id, _, n) => sql`update professional set name = ${`Renamed ${n}`} where id = ${id}`.execute(owner),
    (id, _, n) => sql`update position set title = ${`Title ${n}`} where professional_id = ${id}`.execute(owner),
    (id, other) =>
      sql`update position set next_key = (select source_key from professional where id = ${other}), next_basis = 'elected',
        next_on = '2024-11-05', next_precision = 'day' where professional_id = ${id}`.execute(owner),
    (id, _, n) =>
      sql`insert into fact (professional_id, field, value, source_id, source_ref, as_of, seen_on)
        select id, 'school', ${`School ${n}`}, source_id, 'line 1', '2026-01-01', '2026-01-02' from professional where id = ${id}`.execute(
        owner,
      ),
    (id) => sql`delete from fact where id = (select id from fact where professional_id = ${id} limit 1)`.execute(owner),
    (_, __, n) => sql`update source set title = ${`Source ${n}`}`.execute(owner),
    (id, other) =>
      sql`insert into stands_for (merged_id, survivor_id) select ${id}, ${other} where not exists
        (select from stands_for where merged_id in (${id}, ${other}) or survivor_id in (${id}, ${other}))`.execute(owner),
    () => sql`delete from stands_for`.execute(owner),
    (id) => sql`update professional set gone_on = case when gone_on is null then date '2026-02-01' end where id = ${id}`.execute(owner),
  ]
  let changed = 0
  for (let n = 0; n < 200; n += 1) {
    const before = await Promise.all(ids.map(fresh))
    const id = drawn(ids)
    await drawn(changes)(id, drawn(ids.filter((one) => one !== id)), n)
    const now = await Promise.all(ids.map(fresh))
    if (JSON.stringify(now) !== JSON.stringify(before)) changed += 1
    expect(await Promise.all(ids.map(remembered))).toEqual(now)
  }
  expect(changed).toBeGreaterThan(100)
})

test('while nothing changes a profile is read once', async () => {
  const { ids, remembered } = await four()
  expect(await remembered(ids[0]!)).toBe(await remembered(ids[0]!))
})

test('two changes at once do not wait for each other, and count when they are done', async () => {
  const { owner, app, ids } = await four()
  const rename = (tx: Db, id: string) => sql`update professional set title = 'Judge of the hour' where id = ${id}`.execute(tx)
  const before = await readEdition(app)
  await owner.transaction().execute(async (one) => {
    await rename(one, ids[0]!)
    await owner.transaction().execute((other) => rename(other, ids[1]!))
    const between = await readEdition(app)
    expect(Number(between)).toBe(Number(before) + 1)
  })
  expect(Number(await readEdition(app))).toBe(Number(before) + 2)
})

test('a change that is undone leaves the edition as it was', async () => {
  const { owner, app, ids } = await four()
  const before = await readEdition(app)
  const failed = owner.transaction().execute(async (tx) => {
    await sql`update professional set title = 'Nobody' where id = ${ids[0]!}`.execute(tx)
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  expect(await readEdition(app)).toBe(before)
})
