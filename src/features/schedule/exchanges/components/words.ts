import { type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Exchange } from '../contract.ts'

/** States and kinds in words (vocabulary.md). */
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
