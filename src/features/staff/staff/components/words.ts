import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { breakGlassStates, queueNames, Role } from '../contract.ts'

export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  professional: msg`Professional`,
  beta_tester: msg`Beta tester`,
  support_admin: msg`Support admin`,
  moderator: msg`Moderator`,
  admin: msg`Admin`,
  super_admin: msg`Super admin`,
}

/** What someone with a role may do. */
export const roleMeans: Readonly<Record<Role, MessageDescriptor>> = {
  professional: msg`Works with families: lawyer, evaluator, mediator. No desk of the staff.`,
  beta_tester: msg`Sees features early and sends feedback. No desk of the staff.`,
  support_admin: msg`The support desk.`,
  moderator: msg`The desk for held reviews.`,
  admin: msg`All desks but this page.`,
  super_admin: msg`Everything, this page too.`,
}

export const queueWords: Readonly<Record<(typeof queueNames)[number], MessageDescriptor>> = {
  tickets: msg`Support tickets without an answer`,
  corrections: msg`Suggestions for the directory`,
  reviews: msg`Reviews held for a person`,
  mail_waiting: msg`Mail that waits to be sent`,
  mail_refused: msg`Mail that could not be sent`,
  changes: msg`Changes of addresses and factors in their 24 hours`,
}

export const breakGlassWords: Readonly<Record<(typeof breakGlassStates)[number], MessageDescriptor>> = {
  waiting: msg`Waits for a second person`,
  open: msg`Open`,
  refused: msg`Refused`,
  over: msg`Over`,
  too_old: msg`Nobody decided within a day`,
}
