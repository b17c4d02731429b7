import type { Db } from '#ports/db/port.ts'

/** The accounts under a legal hold, newest first. */
export async function accountsHeld(db: Db): Promise<{ account: string; reason: string; setAt: Date }[]> {
  return db.selectFrom('legal_hold').select(['account_id as account', 'reason', 'set_at as setAt']).orderBy('set_at', 'desc').execute()
}

/** Whether one of these accounts is under a legal hold. Until the transaction ends none of them comes under one. As the owner. */
export async function isAnyHeld(tx: Db, accounts: readonly string[]): Promise<boolean> {
  if (accounts.length === 0) return false
  // A hold that is set now refers to its account, and waits for this.
  await tx.selectFrom('account').select('id').where('id', 'in', accounts).orderBy('id').forUpdate().execute()
  return (await tx.selectFrom('legal_hold').select('account_id').where('account_id', 'in', accounts).execute()).length > 0
}
