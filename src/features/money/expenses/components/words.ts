import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Expense } from '../contract.ts'

/** States in words (vocabulary.md). */
export const stateNames: Readonly<Record<Expense['state'], MessageDescriptor>> = {
  draft: msg`Draft`,
  submitted: msg`Sent`,
  viewed: msg`Viewed`,
  approved: msg`Approved`,
  partially_approved: msg`Partly approved`,
  disputed: msg`Disputed`,
  paid: msg`Paid, not confirmed`,
  confirmed: msg`Paid`,
  void: msg`Withdrawn`,
}

export const taxNames: Readonly<Record<Expense['tax'], MessageDescriptor>> = {
  none: msg`No tax mark`,
  medical: msg`Medical (tax)`,
  dependent_care: msg`Dependent care (tax)`,
}
