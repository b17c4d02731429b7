import { type I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SeatRole } from '../contract.ts'
import type { Scope } from '../contract.ts'

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

/** What a seat can show, in words. */
export const scopeNames: Readonly<Record<Scope, MessageDescriptor>> = {
  schedule: msg`Parenting schedule`,
  calendar: msg`Calendar events`,
  hearings: msg`Hearings`,
  exchanges: msg`Exchanges and check-ins`,
  trades: msg`Swap requests`,
  orders: msg`Orders in force`,
  children: msg`Children`,
  case: msg`Case details, contacts and tasks`,
}

export const roleName = (i18n: I18n, role: SeatRole): string => i18n._(roleNames[role])
