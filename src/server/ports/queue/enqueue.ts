import { sql } from 'kysely'
import type { Db } from '../db/port.ts'
import type { Piece } from './port.ts'

/**
 * Asks for work in the caller's own transaction: when it commits the work is there to be done, and when it is undone the work never was.
 * One round trip; the database has a function for it (migration 0055), so that the role that asks has no right to any row of the queue.
 * @throws the database's error for a role that may not ask for work: `casebalance_cases`, `casebalance_accounts` and the owner may
 */
export async function enqueue(tx: Db, { name, data, key, after = 0 }: Piece): Promise<void> {
  await sql`select enqueue(${name}, ${JSON.stringify(data)}::jsonb, ${key ?? null}, ${`${after} milliseconds`}::interval)`.execute(tx)
}
