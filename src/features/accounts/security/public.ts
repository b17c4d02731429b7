import type { Db } from '#ports/db/port.ts'

/** The accounts of the demonstration are everybody's: at each start they have no factor, and nothing waits. */
export async function forgetFactorsOfDemo(tx: Db, account: string): Promise<void> {
  for (const table of ['pending_change', 'second_factor', 'passkey', 'used_code', 'security_notice'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', account).execute()
  }
  await tx.updateTable('account').set({ two_factor_enabled: false }).where('id', '=', account).execute()
}

export { approveOnServer } from './recovery.ts'
export { type SecondFactor, secondFactor } from './second-factor.ts'
export { resealFactors } from './store.factors.ts'
export { hasUnseen } from './store.notices.ts'
export { idleMinutesOf } from './store.sessions.ts'
export { changesWaiting } from './store.waiting.ts'
// For the accounts, which fill it.
export { accountsSlot } from './slots.ts'
