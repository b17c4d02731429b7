// Requests to give or take a role that needs two people.
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { RoleAsked } from './contract.ts'

export interface RequestRow {
  id: string
  account: string
  role: RoleAsked['role']
  verb: RoleAsked['verb']
  reason: string
  askedBy: string | null
  askedAt: Date
}

const open = (db: Db) =>
  db
    .selectFrom('role_request')
    .select(['id', 'account_id as account', 'role', 'verb', 'reason', 'asked_by as askedBy', 'asked_at as askedAt'])
    .where('decision', 'is', null)

type Read = Omit<RequestRow, 'role' | 'verb'> & { role: string; verb: string }
const read = (row: Read): RequestRow => ({ ...row, role: row.role as RequestRow['role'], verb: row.verb as RequestRow['verb'] })

/** Those that wait, the oldest first. */
export async function openRequests(db: Db, since: Date): Promise<RequestRow[]> {
  return (await open(db).where('asked_at', '>', since).orderBy('asked_at').orderBy('id').execute()).map(read)
}

/** One that waits, held until the transaction ends. */
export async function holdRequest(tx: Db, id: string, since: Date): Promise<RequestRow | null> {
  const row = await open(tx).where('id', '=', id).where('asked_at', '>', since).forUpdate().executeTakeFirst()
  return row ? read(row) : null
}

/** Those that nobody decided in time are over, so that the same can be asked for again. */
export async function endOldRequests(tx: Db, before: Date, at: Date): Promise<void> {
  await tx
    .updateTable('role_request')
    .set({ decision: 'too_old', decided_at: at })
    .where('decision', 'is', null)
    .where('asked_at', '<=', before)
    .execute()
}

/** @returns whether the same did not wait already */
export async function putRequest(tx: Db, { id, account, role, verb, reason, askedBy, askedAt }: RequestRow): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('role_request')
      .values({ id, account_id: account, role, verb, reason, asked_by: askedBy, asked_at: askedAt })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export async function decideRequest(
  tx: Db,
  id: string,
  { by, decision, at }: { by: string; decision: 'approved' | 'refused' | 'withdrawn'; at: Date },
): Promise<void> {
  await tx.updateTable('role_request').set({ decided_by: by, decision, decided_at: at }).where('id', '=', id).execute()
}
