import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Exchange } from '#schedule/exchanges/contract.ts'
import type { Trade } from '#schedule/swaps/contract.ts'

export const exchangeStates: Readonly<Record<Exchange['state'], MessageDescriptor>> = {
  scheduled: msg`Scheduled`,
  checked_in: msg`Checked in`,
  completed: msg`Completed`,
  late: msg`Late`,
  missed: msg`No record`,
  cancelled: msg`Called off`,
}

export const tradeStateNames: Readonly<Record<Trade['state'], MessageDescriptor>> = {
  draft: msg`Draft`,
  sent: msg`Sent`,
  viewed: msg`Seen`,
  countered: msg`Countered`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Ran out`,
}
