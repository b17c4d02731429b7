import { type I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SeatRole } from '../contract.ts'

/** The roles in words (vocabulary.md). */
export const roleNames: Readonly<Record<SeatRole, MessageDescriptor>> = {
  parent: msg`Parent`,
  child: msg`Child`,
  third_party: msg`Third party`,
  attorney: msg`Attorney`,
  gal: msg`Guardian ad litem`,
  mediator: msg`Mediator`,
  parenting_coordinator: msg`Parenting coordinator`,
  evaluator: msg`Custody evaluator`,
  therapist: msg`Therapist`,
  supervisor: msg`Supervisor of visits`,
}

export const roleName = (i18n: I18n, role: SeatRole): string => i18n._(roleNames[role])
