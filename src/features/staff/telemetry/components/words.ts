import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Status } from '../contract.ts'

export const statusWords: Readonly<Record<Status, MessageDescriptor>> = {
  new: msg`New`,
  known: msg`Known`,
  fixed: msg`Fixed`,
  ignored: msg`Ignored`,
}
