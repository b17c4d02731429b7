import { type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Trade } from '../contract.ts'

/** States and kinds in words (vocabulary.md). */
export const tradeStateNames: Readonly<Record<Trade['state'], MessageDescriptor>> = {
  draft: msg`Draft`,
  sent: msg`Sent`,
  viewed: msg`Viewed`,
  countered: msg`Answered with other terms`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Expired`,
}
export const tradeKindNames: Readonly<Record<Trade['kind'], MessageDescriptor>> = {
  give: msg`One way`,
  swap: msg`Swap`,
}
