import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactKind } from '../contract.ts'

export const contactNames: Readonly<Record<ContactKind, MessageDescriptor>> = {
  judge: msg`Judge`,
  my_counsel: msg`My attorney`,
  other_counsel: msg`The other parent’s attorney`,
  gal: msg`Guardian ad litem`,
  evaluator: msg`Custody evaluator`,
  mediator: msg`Mediator`,
  parenting_coordinator: msg`Parenting coordinator`,
  therapist: msg`Therapist`,
  supervisor: msg`Supervisor of visits`,
  doctor: msg`Doctor`,
  school: msg`School`,
  other: msg`Other`,
}
