import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CaseRecord } from '../contract.ts'

type Finding = NonNullable<CaseRecord['findings']>[number]

/** The title of a finding. It describes the record, not anyone's conduct. */
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

/** The part of the record that a value of a finding comes from. */
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
