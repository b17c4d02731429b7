import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Expense } from '../contract.ts'

export const taxNames: Readonly<Record<Expense['tax'], MessageDescriptor>> = {
  none: msg`No tax mark`,
  medical: msg`Medical (tax)`,
  dependent_care: msg`Dependent care (tax)`,
}
