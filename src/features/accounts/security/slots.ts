import { slot } from '#feature/slots.ts'
import type { ConfirmingDeps } from './confirming.ts'
import type { RecoveryQueries } from './recovery.ts'

/** What security asks of accounts, which stand above it. */
export const accountsSlot = slot<{
  emailsOf: RecoveryQueries['emailsOf']
  /** Judges passwords: why one cannot be taken, or `null`. */
  passwordJudge: (appName: string) => ConfirmingDeps['problemOf']
}>('accounts')
