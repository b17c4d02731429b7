import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Phase } from '../contract.ts'

/** The phases of a case in words (pages.md, /case-toolkit). */
export const phaseNames: Readonly<Record<Phase, MessageDescriptor>> = {
  preparing: msg`Preparing`,
  filed: msg`Filed`,
  served: msg`Served`,
  temporary_orders: msg`Temporary orders`,
  disclosure: msg`Disclosure`,
  discovery: msg`Discovery`,
  mediation: msg`Mediation`,
  trial: msg`Trial`,
  decree: msg`Decree`,
  post_decree: msg`Post-decree`,
}
