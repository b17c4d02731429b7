// What the admins change: settings, and what becomes of a run. A run's state moves only as domain/sources/states.ts says.
import { before } from '#domain/sources/states.ts'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { SetupWritten } from './contract.ts'
import type { RunRow } from './store.ts'

const columnsOf = ({ title, publisher, licence, address, mapping, terms, termsOn, contact, everyHours, spacingSeconds }: SetupWritten) => ({
  title,
  publisher,
  licence,
  address,
  mapping: mapping === null ? null : JSON.stringify(JSON.parse(mapping)),
  terms,
  terms_on: termsOn,
  contact,
  every_hours: everyHours,
  spacing_seconds: spacingSeconds,
})

/** Adds a roster page, paused. @returns whether the id was free */
export async function addSetup(db: Db, id: string, written: SetupWritten, at: Date): Promise<boolean> {
  return changedRow(
    db
      .insertInto('source_setup')
      .values({ source_id: id, kind: 'html', parser: 'roster', due_at: at, ...columnsOf(written) })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** What was found by the settings of before is no longer to be decided. */
export async function dropHeld(db: Db, source: string, at: Date): Promise<void> {
  await db
    .updateTable('source_run')
    .set({ state: 'superseded', ended_at: at })
    .where('source_id', '=', source)
    .where('state', '=', 'held')
    .execute()
}

/** Changes the settings. `isNew`: what the last answer said is no longer of use. @returns whether nobody else was first */
export async function editSetup(db: Db, id: string, version: number, written: SetupWritten, isNew: boolean): Promise<boolean> {
  return changedRow(
    db
      .updateTable('source_setup')
      .set({
        ...columnsOf(written),
        version: version + 1,
        ...(isNew && { is_new: true, etag: null, last_modified: null, moved_to: null, failures: 0 }),
      })
      .where('source_id', '=', id)
      .where('version', '=', version),
  )
}

export async function setPaused(db: Db, id: string, isPaused: boolean): Promise<boolean> {
  return changedRow(db.updateTable('source_setup').set({ is_paused: isPaused }).where('source_id', '=', id))
}

/** Throws the kill switch of one source, or of all, and calls off what they do. @returns how many were not stopped yet */
export async function stopSources(db: Db, id: string | null, why: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('source_setup')
    .set({ stopped_why: why, is_paused: true })
    .where('stopped_why', 'is', null)
    .$if(id !== null, (query) => query.where('source_id', '=', id))
    .executeTakeFirst()
  await db
    .updateTable('source_run')
    .set({ cancel_asked: true })
    .where('state', 'in', ['queued', 'running'])
    .$if(id !== null, (query) => query.where('source_id', '=', id!))
    .execute()
  return Number(numUpdatedRows)
}

export async function allowSource(db: Db, id: string): Promise<boolean> {
  return changedRow(
    db.updateTable('source_setup').set({ stopped_why: null }).where('source_id', '=', id).where('stopped_why', 'is not', null),
  )
}

interface NewRun {
  id: string
  source: string
  /** `null`: its time had come. */
  by: string | null
  at: Date
}

/** Asks for a run. @returns whether none was under way */
export async function queueRun(db: Db, { id, source, by, at }: NewRun): Promise<boolean> {
  return changedRow(
    db
      .insertInto('source_run')
      .values({ id, source_id: source, state: 'queued', is_by_hand: by !== null, asked_by: by, asked_at: at })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Calls a run off: at once where it has not begun, else as soon as its process looks. */
export async function cancelRun(db: Db, { id, state }: RunRow, at: Date): Promise<boolean> {
  const change = db.updateTable('source_run').where('id', '=', id)
  return changedRow(
    state === 'queued'
      ? change.set({ state: 'cancelled', ended_at: at }).where('state', '=', 'queued')
      : change.set({ cancel_asked: true }).where('state', '=', 'running'),
  )
}

/** An admin's yes or no to a run that waits. @returns whether it still waited */
export async function decideRun(
  db: Db,
  id: string,
  { state, by, why, at }: { state: 'approved' | 'refused'; by: string; why: string; at: Date },
): Promise<boolean> {
  return changedRow(
    db
      .updateTable('source_run')
      .set({ state, decided_by: by, decided_at: at, decided_why: why, ...(state === 'refused' && { ended_at: at }) })
      .where('id', '=', id)
      .where('state', 'in', before(state)),
  )
}
