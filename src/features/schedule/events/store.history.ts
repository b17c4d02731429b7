// What an event said before, what was added to it, and which were taken out.
import type { Authored, CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

/** What an event said before a change, in the words of the contract's draft. */
export async function storeVersion(
  tx: CaseTx,
  by: Authored & { isShared: boolean; versionId: string },
  was: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .insertInto('event_version')
    .values({
      case_id: by.caseId,
      id: by.versionId,
      author_id: by.authorId,
      is_shared: by.isShared,
      event_id: by.id,
      was: JSON.stringify(was),
      at: by.at,
    })
    .execute()
}

export interface VersionRow {
  was: Readonly<Record<string, unknown>>
  at: Date
}

/** The latest first. */
export async function versionsOf(tx: CaseTx, caseId: string, event: string): Promise<VersionRow[]> {
  const rows = await tx
    .selectFrom('event_version')
    .select(['was', 'at'])
    .where('case_id', '=', caseId)
    .where('event_id', '=', event)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ was: row.was as Readonly<Record<string, unknown>>, at: row.at }))
}

export async function addendaOf(tx: CaseTx, caseId: string, event: string) {
  return tx
    .selectFrom('event_addendum')
    .select(['id', 'author_id', 'text', 'created_at'])
    .where('case_id', '=', caseId)
    .where('event_id', '=', event)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** @returns whether it was added now */
export async function addAddendum(tx: CaseTx, by: Authored & { eventId: string; isShared: boolean }, text: string): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('event_addendum')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        is_shared: by.isShared,
        event_id: by.eventId,
        text,
        created_at: by.at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/**
 * Events that one sees and that were taken out of the calendar after a moment, and not after another. One that came in after
 * the first is not among them: it came and went meanwhile.
 */
export async function eventsTakenOut(
  tx: CaseTx,
  caseId: string,
  { after, until }: { after: Date; until: Date },
): Promise<{ authorId: string; fromDay: Day }[]> {
  const rows = await tx
    .selectFrom('event')
    .select(['author_id', 'from_day'])
    .where('case_id', '=', caseId)
    .where('cancelled_at', '>', after)
    .where('cancelled_at', '<=', until)
    .where('created_at', '<=', after)
    .execute()
  return rows.map((row) => ({ authorId: row.author_id, fromDay: row.from_day as Day }))
}
