// What staff read of the sources and their runs.
import type { Kysely, Selectable } from 'kysely'
import { most } from '#domain/sources/chart.ts'
import type { Db } from '#ports/db/port.ts'

type Tables = Db extends Kysely<infer T> ? T : never
export type RunRow = Selectable<Tables['source_run']>
export type SetupRow = Selectable<Tables['source_setup']>

export const setups = (db: Db): Promise<SetupRow[]> => db.selectFrom('source_setup').selectAll().orderBy('title').execute()

export async function setupOf(db: Db, id: string): Promise<SetupRow | null> {
  return (await db.selectFrom('source_setup').selectAll().where('source_id', '=', id).executeTakeFirst()) ?? null
}

/** The newest run of each source. */
export async function lastRuns(db: Db): Promise<Map<string, RunRow>> {
  const rows = await db.selectFrom('source_run').selectAll().distinctOn('source_id').orderBy('source_id').orderBy('seq', 'desc').execute()
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** The runs that wait, for someone or for their end; the newest of each source. */
export async function openRuns(db: Db): Promise<Map<string, RunRow>> {
  const rows = await db
    .selectFrom('source_run')
    .selectAll()
    .distinctOn('source_id')
    .where('state', 'in', ['queued', 'running', 'held', 'approved'])
    .orderBy('source_id')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.source_id, row]))
}

/** The last runs of a source, the newest first. */
export const runsOf = (db: Db, source: string, limit: number): Promise<RunRow[]> =>
  db.selectFrom('source_run').selectAll().where('source_id', '=', source).orderBy('seq', 'desc').limit(limit).execute()

export async function runOf(db: Db, id: string): Promise<RunRow | null> {
  return (await db.selectFrom('source_run').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Rows of the last runs that were taken for good, the oldest first: what the control chart is made of. */
export async function rowsTaken(db: Db, source: string): Promise<number[]> {
  const rows = await db
    .selectFrom('source_run')
    .select('rows_in')
    .where('source_id', '=', source)
    .where('state', 'in', ['applied', 'unchanged'])
    .where('rows_in', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ rows_in: n }) => n ?? 0).toReversed()
}
