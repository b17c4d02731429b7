import type { Db } from '#ports/db/port.ts'

/** The accounts under a legal hold, newest first. */
export async function accountsHeld(db: Db): Promise<{ account: string; reason: string; setAt: Date }[]> {
  return db.selectFrom('legal_hold').select(['account_id as account', 'reason', 'set_at as setAt']).orderBy('set_at', 'desc').execute()
}
