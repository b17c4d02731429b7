import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GrantRole } from '#case/cases/contract.ts'
import type { Granted, Invitation } from '../contract.ts'

export const invitationStates: Readonly<Record<Invitation['state'], MessageDescriptor>> = {
  pending: msg`Pending`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  expired: msg`Expired`,
  revoked: msg`Taken back`,
  blocked: msg`Blocked`,
}

export const seatStates: Readonly<Record<Granted['state'], MessageDescriptor>> = {
  active: msg`Has access`,
  expired: msg`Its last day is over`,
  ended: msg`Ended`,
}

/** What someone in a seat is usually there for, said to the parent who lets them in. */
export const roleHints: Readonly<Record<GrantRole, MessageDescriptor>> = {
  attorney: msg`Your own lawyer. You may also show what you keep private. The other parent is not told that this seat exists.`,
  gal: msg`Speaks for the children. The other parent sees that this seat exists.`,
  mediator: msg`Helps both of you to agree. The other parent sees that this seat exists.`,
  parenting_coordinator: msg`Helps to carry out the plan. The other parent sees that this seat exists.`,
  evaluator: msg`Reports to the court. The other parent sees that this seat exists.`,
  therapist: msg`Yours or the children’s. The other parent is not told that this seat exists.`,
  supervisor: msg`Is there during visits. The other parent sees that this seat exists.`,
  third_party: msg`A grandparent, a sitter, a new partner. Sees when and where, not what you discuss.`,
  child: msg`Sees when and where they are, not what their parents discuss.`,
}
