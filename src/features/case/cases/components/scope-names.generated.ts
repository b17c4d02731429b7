// Written by `npm run derive` from what the features declare (feature.ts). Do not edit.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scope } from '../contract.ts'

/** What a seat can show, in words. */
export const scopeNames: Readonly<Record<Scope, MessageDescriptor>> = {
  schedule: msg`Parenting schedule`,
  calendar: msg`Calendar events`,
  hearings: msg`Hearings`,
  exchanges: msg`Exchanges and check-ins`,
  trades: msg`Swap requests`,
  messages: msg`All messages`,
  threads: msg`Chosen message threads`,
  payments: msg`Payments and what is owed`,
  orders: msg`Orders in force`,
  expenses: msg`Shared expenses`,
  evidence: msg`Evidence`,
  children: msg`Children`,
  case: msg`Case details, contacts and tasks`,
}
