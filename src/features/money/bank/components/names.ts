import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountKind } from '../contract.ts'

export const kindNames: Readonly<Record<AccountKind, MessageDescriptor>> = {
  checking: msg`Checking`,
  savings: msg`Savings`,
  card: msg`Credit card`,
  other: msg`Other account`,
}

/** Why rows are skipped (`domain/bank/types.ts`). */
export const skipNames: Readonly<Record<string, MessageDescriptor>> = {
  no_date: msg`No date`,
  no_amount: msg`No amount`,
  zero: msg`The amount is zero`,
  too_large: msg`The amount is too large`,
  currency: msg`Not in US dollars`,
  not_completed: msg`Not completed`,
  two_amounts: msg`Money out and money in on one row`,
}

/** An account as people know it from a statement. */
export const accountName = ({ name, lastFour }: { name: string; lastFour: string | null }): string =>
  lastFour === null ? name : `${name} …${lastFour}`
