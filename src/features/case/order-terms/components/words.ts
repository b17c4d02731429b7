import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { callers, emergencyWays, NoticeWay, supportWays } from '#domain/order-terms/types.ts'
import type { TermKind } from '../contract.ts'

type Names<K extends string> = Readonly<Record<K, MessageDescriptor>>

/** The kinds as a form lists them, by what they are about. */
export const groups: readonly { title: MessageDescriptor; kinds: readonly TermKind[] }[] = [
  { title: msg`Messages`, kinds: ['quiet_hours', 'message_limit', 'notice', 'emergency'] },
  { title: msg`Calls`, kinds: ['call_window'] },
  { title: msg`Money`, kinds: ['expense_submit', 'expense_pay', 'expense_consent', 'support_payment'] },
]

export const kindNames: Names<TermKind> = {
  quiet_hours: msg`Quiet hours`,
  message_limit: msg`Message limit`,
  notice: msg`What counts as notice`,
  emergency: msg`Emergencies`,
  call_window: msg`Call times`,
  expense_submit: msg`Time to send an expense`,
  expense_pay: msg`Time to pay an expense`,
  expense_consent: msg`Consent to an expense`,
  support_payment: msg`How support is paid`,
}

/** Of these an order may have several. */
export const several: ReadonlySet<TermKind> = new Set<TermKind>(['quiet_hours', 'call_window', 'notice'])

export const noticeNames: Names<NoticeWay> = {
  app: msg`message in this app`,
  email: msg`e-mail`,
  certified_mail: msg`certified mail`,
}
export const emergencyNames: Names<(typeof emergencyWays)[number]> = {
  call: msg`By phone call`,
  text: msg`By text message`,
  any: msg`In any way`,
}
export const supportNames: Names<(typeof supportWays)[number]> = {
  state_unit: msg`Through the state's payment unit`,
  direct: msg`Directly to the other parent`,
  withholding: msg`Withheld from wages`,
}
export const callerNames: Names<(typeof callers)[number]> = {
  away: msg`The parent the kids aren't with`,
  children: msg`The kids`,
  either: msg`Either parent`,
}
