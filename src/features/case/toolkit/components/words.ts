import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderKind, Phase } from '#case/cases/contract.ts'
import type { CaseRecord, ContactKind } from '../contract.ts'

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

export const orderNames: Readonly<Record<OrderKind, MessageDescriptor>> = {
  temporary: msg`Temporary order`,
  consent: msg`Agreed order`,
  decree: msg`Decree`,
  modification: msg`Modification`,
  protective: msg`Protective order`,
  other: msg`Other order`,
}

type Finding = NonNullable<CaseRecord['findings']>[number]

/** What a finding says. It describes the record, and nobody's conduct. */
export const findingNames: Readonly<Record<Finding['kind'], MessageDescriptor>> = {
  exchange_time: msg`The order and the schedule name different times for exchanges`,
  exchange_place: msg`The order and the schedule name different places for exchanges`,
  version_without_order: msg`An order is in force, and the schedule does not say which order it follows`,
  version_order_ended: msg`The schedule follows an order that has ended`,
  order_ends_soon: msg`An order ends within 30 days`,
  order_ended: msg`An order has ended, and no later one is here`,
  orders_contradict: msg`Two orders in force say different things`,
  decree_without_order: msg`There is a day of decree, and no decree among the orders`,
  docket_missing: msg`The case was filed, and its docket number is missing`,
  served_before_filed: msg`The day of service is before the day of filing`,
  days_out_of_order: msg`Two days are not in the order in which they come`,
  no_response: msg`Service was more than 30 days ago, and no answer is noted`,
  hearing_not_ready: msg`A hearing is within two weeks, and its preparation is open`,
  judge_not_linked: msg`The judge is not linked to the directory`,
  child_of_age: msg`A child has turned 18`,
}

/** Where a value of a finding stands. */
export const valueNames: Readonly<Record<Finding['values'][number]['of'], MessageDescriptor>> = {
  order: msg`Order`,
  schedule: msg`Schedule`,
  profile_married: msg`Married`,
  profile_separated: msg`Separated`,
  profile_filed: msg`Filed`,
  profile_served: msg`Served`,
  profile_decree: msg`Decree`,
  profile_docket: msg`Docket number`,
  response: msg`Answer`,
  hearing: msg`Hearing`,
  preparation: msg`Preparation`,
  judge: msg`Judge`,
  directory: msg`Directory`,
  child: msg`Born`,
  today: msg`Today`,
}

export const mendNames: Readonly<Record<Finding['mend'], MessageDescriptor>> = {
  orders: msg`Open the orders`,
  schedule: msg`Open the schedule`,
  court: msg`Open court and docket`,
  dates: msg`Open the dates`,
  phase: msg`Open the tasks`,
  hearings: msg`Open hearings`,
  contacts: msg`Open the contacts`,
  children: msg`Open the children`,
}
