import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

/** The user's own holds, newest first. The account of the other person is never read. */
export async function holdsOf(tx: CaseTx) {
  return tx
    .selectFrom('link_hold')
    .select(['id', 'kind', 'note', 'other_email', 'set_at', 'lifted_at'])
    .orderBy('set_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Adds a hold against a parent who has, or had, a seat in the case. @returns whether it was added */
export async function holdParent(
  tx: CaseTx,
  hold: { caseId: string; member: string; kind: string; note: string; id: string },
): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean
  }>`select hold_link(${hold.caseId}, ${hold.member}, ${hold.kind}, ${hold.note}, ${hold.id}) as held`.execute(tx)
  return rows[0]!.held
}

/** Adds a hold against the person who has an address, now or later. */
export async function holdAddress(
  tx: CaseTx,
  hold: { id: string; account: string; email: string; kind: string; note: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('link_hold')
    .values({ id: hold.id, account_id: hold.account, other_email: hold.email, kind: hold.kind, note: hold.note, set_at: hold.at })
    .execute()
}

/** @returns whether the user has such a hold; lifting it again changes nothing */
export async function liftHold(tx: CaseTx, id: string, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('link_hold')
      .set({ lifted_at: sql<Date>`coalesce(lifted_at, ${at})` })
      .where('id', '=', id),
  )
}
