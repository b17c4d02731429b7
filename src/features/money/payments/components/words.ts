import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Frequency } from '#domain/books/due-days.ts'
import type { Method, Payment, SupportTerm } from '../contract.ts'

export const methodNames: Readonly<Record<Method, MessageDescriptor>> = {
  bank: msg`Bank transfer`,
  app: msg`Payment app`,
  check: msg`Check`,
  cash: msg`Cash`,
  card: msg`Card`,
  state_unit: msg`State disbursement unit`,
  withheld: msg`Withheld from wages`,
  other: msg`Other`,
}

export const stateNames: Readonly<Record<Payment['state'], MessageDescriptor>> = {
  declared: msg`Not confirmed yet`,
  confirmed: msg`Confirmed`,
  refused: msg`Not received`,
  withdrawn: msg`Withdrawn`,
  returned: msg`Returned by the bank`,
}

export const frequencyNames: Readonly<Record<Frequency, MessageDescriptor>> = {
  weekly: msg`Every week`,
  every_two_weeks: msg`Every two weeks`,
  twice_a_month: msg`Twice a month`,
  monthly: msg`Every month`,
  quarterly: msg`Every three months`,
  yearly: msg`Every year`,
}

export const wayNames: Readonly<Record<SupportTerm['paidBy'], MessageDescriptor>> = {
  direct: msg`Paid directly`,
  state_unit: msg`Through the state disbursement unit`,
  withholding: msg`Withheld from wages`,
}
