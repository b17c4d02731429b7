// Events that came in with a file.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

/** The names by which events of files that are in the calendar are known, of their own. */
export async function uidsOf(tx: CaseTx, caseId: string, authorId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('event')
    .select('uid')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('uid', 'is not', null)
    .where('cancelled_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.uid!))
}

/**
 * Takes the events of a file out of the calendar. What has begun goes only within a day of its coming in, as the table's
 * own guard has it (migrations, `begun`).
 */
export async function takeOutImported(
  tx: CaseTx,
  { caseId, id, at, isFresh }: { caseId: string; id: string; at: Date; isFresh: boolean },
): Promise<{ removed: number; stay: number; wasShared: boolean }> {
  const removed = await tx
    .updateTable('event')
    .set({ cancelled_at: at, updated_at: at })
    .where('case_id', '=', caseId)
    .where('import_id', '=', id)
    .where('cancelled_at', 'is', null)
    .$if(!isFresh, (q) => q.where(sql<boolean>`coalesce(from_at, from_day::timestamp at time zone zone) > ${at}`))
    .returning('is_shared')
    .execute()
  const left = await tx
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('case_id', '=', caseId)
    .where('import_id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { removed: removed.length, stay: Number(left.n), wasShared: removed.some((row) => row.is_shared) }
}
