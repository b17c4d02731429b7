import { type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Exchange, Trade } from '../contract.ts'

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
export const exchangeStateNames: Readonly<Record<Exchange['state'], MessageDescriptor>> = {
  scheduled: msg`Scheduled`,
  checked_in: msg`Checked in`,
  completed: msg`Completed`,
  late: msg`Late`,
  missed: msg`No record`,
  cancelled: msg`Called off`,
}
export const checkInNames: Readonly<Record<'arrived' | 'handed_over' | 'received' | 'note', MessageDescriptor>> = {
  arrived: msg`I have arrived`,
  handed_over: msg`I gave the children`,
  received: msg`I received the children`,
  note: msg`A note only`,
}
export const recordNames: Readonly<Record<'arrived' | 'handed_over' | 'received' | 'note', MessageDescriptor>> = {
  arrived: msg`arrived`,
  handed_over: msg`gave the children`,
  received: msg`received the children`,
  note: msg`added a note`,
}

/** The parents' names by their sides. */
export type Names = Readonly<Record<'A' | 'B', string>>
