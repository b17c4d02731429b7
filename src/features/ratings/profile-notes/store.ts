// Notes on profiles: the accounts' role writes them, the app's role reads those that are shown.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { NoteKind } from './contract.ts'

type NoteState = 'proposed' | 'shown' | 'declined' | 'withdrawn'

export interface StoredNote {
  id: string
  professional: string
  kind: NoteKind
  named: string | null
  state: NoteState
  reason: string
  endReason: string | null
  proposedBy: string | null
  proposedAt: Date
  decidedAt: Date | null
  endedAt: Date | null
}

const columns = sql`id, professional_id as professional, kind, named, state, reason, end_reason as "endReason", proposed_by as "proposedBy",
  proposed_at as "proposedAt", decided_at as "decidedAt", ended_at as "endedAt"`

/** All notes: those that wait, then those shown, then those that ended; the latest first in each. */
export async function notes(db: Db): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select ${columns} from threat_note order by array_position(array['proposed', 'shown'], state) nulls last, proposed_at desc, id limit 200`.execute(
    db,
  )
  return rows
}

export async function noteLocked(tx: Db, id: string): Promise<StoredNote | null> {
  const { rows } = await sql<StoredNote>`select ${columns} from threat_note where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

/** Whether a profile has a note that is shown or waits. */
export async function hasNote(db: Db, professional: string): Promise<boolean> {
  const { rows } = await sql`select 1 from threat_note where professional_id = ${professional} and state in ('proposed', 'shown')`.execute(
    db,
  )
  return rows.length > 0
}

export interface NewNote {
  id: string
  professional: string
  kind: NoteKind
  named: string | null
  reason: string
  by: string
  at: Date
}

/** Shows a note without a name at once; any other waits for a second person. @returns `false` if the profile has one already */
export async function addNote(tx: Db, { id, professional, kind, named, reason, by, at }: NewNote): Promise<boolean> {
  const isImmediate = named === null
  const { numAffectedRows } = await sql`
    insert into threat_note (id, professional_id, kind, named, reason, state, proposed_by, proposed_at, decided_by, decided_at)
    values (${id}, ${professional}, ${kind}, ${named}, ${reason}, ${isImmediate ? 'shown' : 'proposed'}, ${by}, ${at},
      ${isImmediate ? by : null}::uuid, ${isImmediate ? at : null}::timestamptz) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function showNote(tx: Db, id: string, by: string, at: Date): Promise<void> {
  await sql`update threat_note set state = 'shown', decided_by = ${by}, decided_at = ${at} where id = ${id}`.execute(tx)
}

export async function endNote(
  tx: Db,
  id: string,
  { state, by, at, reason }: { state: 'declined' | 'withdrawn'; by: string; at: Date; reason: string },
): Promise<void> {
  await sql`update threat_note set state = ${state}, ended_by = ${by}, ended_at = ${at}, end_reason = ${reason} where id = ${id}`.execute(
    tx,
  )
}

/** Erases notes that ended before a moment. */
export async function eraseEndedNotes(db: Db, before: Date): Promise<void> {
  await sql`delete from threat_note where ended_at < ${before}`.execute(db)
}

/** How many notes are shown, and how many were withdrawn, without those of fictional people. */
export async function notesCounted(db: Db): Promise<{ shown: number; withdrawn: number }> {
  const { rows } = await sql<{ shown: number; withdrawn: number }>`
    select (count(*) filter (where state = 'shown'))::int as shown, (count(*) filter (where state = 'withdrawn'))::int as withdrawn
    from threat_note where not is_fictional`.execute(db)
  return rows[0]!
}

/** The public note on a profile. */
export interface PublicNote {
  kind: NoteKind
  named: string | null
  /** `YYYY-MM-DD`. */
  on: string
}

/** The newest note of a profile; `null` for none. @param db the app's role */
export async function noteOf(db: Db, professional: string): Promise<PublicNote | null> {
  const { rows } = await sql<PublicNote>`
    select kind, named, to_char(shown_on, 'YYYY-MM-DD') as "on" from threat_note_shown where professional_id = ${professional}
    order by shown_on desc, kind limit 1`.execute(db)
  return rows[0] ?? null
}
