import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

/** One's own holds, the latest first. Whose account one is about is read by nobody. */
export async function holdsOf(tx: CaseTx) {
  return tx
    .selectFrom('link_hold')
    .select(['id', 'kind', 'note', 'other_email', 'set_at', 'lifted_at'])
    .orderBy('set_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Holds off a parent who has, or had, a seat in the case. @returns whether it could be */
export async function holdParent(
  tx: CaseTx,
  hold: { caseId: string; member: string; kind: string; note: string; id: string },
): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean
  }>`select hold_link(${hold.caseId}, ${hold.member}, ${hold.kind}, ${hold.note}, ${hold.id}) as held`.execute(tx)
  return rows[0]!.held
}

/** Holds off a person who has an address, now or later. */
export async function holdAddress(
  tx: CaseTx,
  hold: { id: string; account: string; email: string; kind: string; note: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('link_hold')
    .values({ id: hold.id, account_id: hold.account, other_email: hold.email, kind: hold.kind, note: hold.note, set_at: hold.at })
    .execute()
}

/** @returns whether there was such a hold of their own; one that was lifted before stays so */
export async function liftHold(tx: CaseTx, id: string, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('link_hold')
      .set({ lifted_at: sql<Date>`coalesce(lifted_at, ${at})` })
      .where('id', '=', id),
  )
}
