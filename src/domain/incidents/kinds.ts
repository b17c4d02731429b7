import { msg, type Text } from '#kernel/text.ts'

// What an incident is of, and what it led to. Sources: pages.md (co-parenting-incidents), and issue 30, section 4.

export const incidentKinds = [
  'late',
  'no_show',
  'denied_time',
  'missed_call',
  'unpaid',
  'no_answer',
  'swap_declined',
  'disparagement',
  'travel',
  'unilateral',
  'safety',
  'other',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

export const kindNames: Readonly<Record<IncidentKind, Text>> = {
  late: msg`Late exchange`,
  no_show: msg`Missed exchange`,
  denied_time: msg`Parenting time refused`,
  missed_call: msg`Missed call`,
  unpaid: msg`Unpaid expense or support`,
  no_answer: msg`No answer`,
  swap_declined: msg`Swap request declined`,
  disparagement: msg`Remarks about a parent`,
  travel: msg`Travel without notice`,
  unilateral: msg`Decision made alone`,
  safety: msg`Safety`,
  other: msg`Something else`,
}

/** What an incident led to, from the least to the most: what others could see, and never how bad it felt. */
export const severities = ['no_effect', 'short', 'long', 'cost', 'missed', 'hurt'] as const
export type Severity = (typeof severities)[number]

export const severityNames: Readonly<Record<Severity, Text>> = {
  no_effect: msg`No parenting time or money was lost`,
  short: msg`Less than a day of parenting time was lost`,
  long: msg`A day or more of parenting time was lost`,
  cost: msg`It cost someone money`,
  missed: msg`A child missed school, care or an event`,
  hurt: msg`Someone was hurt, or police or medical help came`,
}

/** Hours after the event from which an entry counts as late: the page and the packet say so. */
const lateEntryHours = 24
/** Hours for which an entry can be changed or removed. After them it stands, and is only added to (decision 0127). */
const changeHours = 24

const hour = 3_600_000

/** Whether something was entered late. @param happened @param entered instants in ms */
export const isLateEntry = (happened: number, entered: number): boolean => entered - happened > lateEntryHours * hour

/** Whether an entry can still be changed at a moment. @param entered @param now instants in ms */
export const isChangeable = (entered: number, now: number): boolean => now - entered <= changeHours * hour
