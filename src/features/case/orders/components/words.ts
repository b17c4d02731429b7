import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderKind } from '../contract.ts'

export const orderNames: Readonly<Record<OrderKind, MessageDescriptor>> = {
  temporary: msg`Temporary order`,
  consent: msg`Agreed order`,
  decree: msg`Decree`,
  modification: msg`Modification`,
  protective: msg`Protective order`,
  other: msg`Other order`,
}
