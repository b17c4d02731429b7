// What the job does with runs, under the schema's owner.
import { sql } from 'kysely'
import { before, type RunState } from '#domain/sources/states.ts'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { RunRow, SetupRow } from './store.ts'

/** Sources whose time has come, and for which nothing is under way. A run that waits for a yes holds back no newer one. */
export async function dueSources(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('source_setup as s')
    .select('s.source_id')
    .where('s.is_paused', '=', false)
    .where('s.is_fictional', '=', false)
    .where('s.stopped_why', 'is', null)
    .where('s.due_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('source_run as r')
            .select('r.id')
            .whereRef('r.source_id', '=', 's.source_id')
            .where('r.state', 'in', ['queued', 'running', 'approved']),
        ),
      ),
    )
    .orderBy('s.due_at')
    .execute()
  return rows.map(({ source_id: id }) => id)
}

/** The oldest run that waits for a process, but for some: those with a yes first. */
export async function nextRun(db: Db, but: readonly string[]): Promise<RunRow | null> {
  const found = await db
    .selectFrom('source_run')
    .selectAll()
    .where('state', 'in', ['approved', 'queued'])
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .orderBy('state')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** Takes a run, unless someone else has, or the host is being asked by another. */
export async function begin(db: Db, id: string, host: string, at: Date): Promise<boolean> {
  try {
    return await changedRow(
      db
        .updateTable('source_run')
        .set({ state: 'running', host, begun_at: at, beat_at: at, phase: 'fetching' })
        .where('id', '=', id)
        .where('state', '=', 'queued'),
    )
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return false
    throw error
  }
}

export interface Progress {
  phase: 'fetching' | 'reading' | 'writing'
  done: number
  total: number
}

/** Says that the run lives, and how far it is. @returns whether it is to go on */
export async function beat(db: Db, id: string, progress: Progress, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('source_run')
    .set({ ...progress, beat_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('cancel_asked')
    .executeTakeFirst()
  return row !== undefined && !row.cancel_asked
}

export type Ended = Partial<
  Pick<
    RunRow,
    | 'codes'
    | 'bytes'
    | 'parser'
    | 'rows_in'
    | 'before'
    | 'added'
    | 'changed'
    | 'removed'
    | 'skipped'
    | 'fault'
    | 'fault_text'
    | 'held_for'
    | 'chart_mean'
    | 'chart_lower'
    | 'chart_upper'
  >
> & { sample?: string }

/** Moves a run to another state, with what is known of it then. @returns whether it was where it may come from */
export async function moveRun(db: Db, id: string, state: RunState, ended: Ended, at: Date): Promise<boolean> {
  const isEnd = !['held', 'approved'].includes(state)
  return changedRow(
    db
      .updateTable('source_run')
      .set({ state, ...ended, ...(isEnd && { ended_at: at }), phase: null, host: null })
      .where('id', '=', id)
      .where('state', 'in', before(state)),
  )
}

/** Older runs that nobody has decided: a newer one says more. */
export async function supersede(db: Db, source: string, newer: string, at: Date): Promise<void> {
  await db
    .updateTable('source_run')
    .set({ state: 'superseded', ended_at: at })
    .where('source_id', '=', source)
    .where('id', '<>', newer)
    .where('state', '=', 'held')
    .execute()
}

/** Runs whose process has died. */
export async function endDead(db: Db, silentSince: Date, at: Date): Promise<void> {
  const dead = await db.selectFrom('source_run').select('id').where('state', '=', 'running').where('beat_at', '<', silentSince).execute()
  for (const { id } of dead) await moveRun(db, id, 'failed', { fault: 'interrupted' }, at)
}

export async function keepBody(db: Db, id: string, body: Buffer): Promise<void> {
  await db.insertInto('source_run_body').values({ run_id: id, body }).execute()
}

export async function bodyOf(db: Db, id: string): Promise<Buffer | null> {
  return (await db.selectFrom('source_run_body').select('body').where('run_id', '=', id).executeTakeFirst())?.body ?? null
}

/** Forgets what was fetched once it is decided, and runs of before a moment; the last of a source stay. */
export async function forget(db: Db, olderThan: Date): Promise<void> {
  await sql`delete from source_run_body b using source_run r where r.id = b.run_id and r.state not in ('held', 'approved')`.execute(db)
  await sql`
    delete from source_run r where r.asked_at < ${olderThan} and r.state not in ('queued', 'running', 'held', 'approved')
      and exists (select from source_run n where n.source_id = r.source_id and n.seq > r.seq)`.execute(db)
}

/** What a run says of its source, whatever came of it. `version`: only while the settings are those. */
export async function noteSetup(
  db: Db,
  id: string,
  said: Partial<
    Pick<SetupRow, 'etag' | 'last_modified' | 'checked_at' | 'due_at' | 'failures' | 'moved_to' | 'robots' | 'robots_on' | 'is_new'>
  >,
  version?: number,
): Promise<void> {
  await db
    .updateTable('source_setup')
    .set(said)
    .where('source_id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .execute()
}
