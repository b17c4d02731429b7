// What the desk does with applications: one person at a time.
import { changedRow } from '#ports/db/changed.ts'
import type { Db } from '#ports/db/port.ts'
import { claimFor } from './rules.ts'
import { rows, type WaiverRow } from './store.ts'

const staleAt = (at: Date) => new Date(at.getTime() - claimFor)

/** Those that wait, the oldest first. */
export async function waitingWaivers(db: Db, most: number): Promise<WaiverRow[]> {
  return rows(db).where('w.state', '=', 'waiting').orderBy('w.asked_at').orderBy('w.id').limit(most).execute()
}

export async function countOpen(db: Db): Promise<{ waiting: number; asked: number }> {
  const counts = db.selectFrom('waiver').select((eb) => ['state', eb.fn.countAll<string>().as('n')])
  const found = await counts.where('ended_at', 'is', null).groupBy('state').execute()
  const of = (state: string) => Number(found.find((row) => row.state === state)?.n ?? 0)
  return { waiting: of('waiting'), asked: of('asked') }
}

/** @returns `false` where another person has it, or it waits no longer */
export async function claimWaiver(db: Db, id: string, me: string, at: Date): Promise<boolean> {
  const update = db.updateTable('waiver').set({ claimed_by: me, claimed_at: at }).where('id', '=', id).where('state', '=', 'waiting')
  return changedRow(
    update.where(({ eb, or }) => or([eb('claimed_by', 'is', null), eb('claimed_by', '=', me), eb('claimed_at', '<=', staleAt(at))])),
  )
}

export async function releaseWaiver(db: Db, id: string, me: string): Promise<void> {
  const set = { claimed_by: null, claimed_at: null }
  await db.updateTable('waiver').set(set).where('id', '=', id).where('claimed_by', '=', me).execute()
}

/** Whether it waits, and is claimed by a person now. */
export const isClaimedBy = ({ state, claimedBy, claimedAt }: WaiverRow, me: string, now: number): boolean =>
  state === 'waiting' && claimedBy === me && claimedAt !== null && claimedAt.getTime() > now - claimFor

export type Decision =
  | { state: 'granted'; until: Date }
  | { state: 'declined'; answer: string }
  | { state: 'asked'; answer: string }
  | { state: 'withdrawn' }

/**
 * Ends an application, or asks for more. Its documents must be gone before it ends (a trigger). What its author wrote goes, too.
 * @param by who has claimed it; `null`: its author withdraws
 * @returns `false` where it was decided meanwhile
 */
export async function putDecision(tx: Db, id: string, decision: Decision, at: Date, by: string | null): Promise<boolean> {
  const free = { claimed_by: null, claimed_at: null }
  const set =
    decision.state === 'asked'
      ? { ...free, state: 'asked', answer: decision.answer }
      : {
          ...free,
          state: decision.state,
          ended_at: at,
          people: null,
          month_cents: null,
          words: null,
          answer: decision.state === 'declined' ? decision.answer : null,
          until: decision.state === 'granted' ? decision.until : null,
        }
  const update = tx.updateTable('waiver').set(set).where('id', '=', id)
  if (by === null) return changedRow(update.where('ended_at', 'is', null))
  return changedRow(update.where('state', '=', 'waiting').where('claimed_by', '=', by).where('claimed_at', '>', staleAt(at)))
}
