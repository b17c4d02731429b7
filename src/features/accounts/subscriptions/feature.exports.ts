// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  { table: 'entitlement', what: msg`Your trial and plan.`, columns: ['trial_ends_at', 'paid_until'] },
]
