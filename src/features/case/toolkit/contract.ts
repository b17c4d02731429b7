// The record of a case on one page, as one seat sees it, with findings: details of it that do not match each other. Its parts belong to
// other features; the saved views of the page are its own, and each parent sees only theirs.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { CaseId, Child, InCase, Made, OfCase, Removed, Scope } from '#case/cases/contract.ts'
import { Contact } from '#case/contacts/contract.ts'
import { Profile } from '#case/intake/contract.ts'
import { OrderView } from '#case/orders/contract.ts'
import { Task } from '#case/tasks/contract.ts'

/** A hearing as the page lists it; the court calendar has the rest. */
const HearingLine = z.object({
  id: z.string(),
  title: z.string(),
  fromAt: z.string(),
  zone: z.string(),
  court: z.string(),
  room: z.string(),
  ready: z.int(),
  toPrepare: z.int(),
})

/** Pages that have saved views. A view is the query of the page's address that arranges it. */
const viewPages = ['case-toolkit'] as const
const ViewDraft = z.object({ page: z.enum(viewPages), name: requiredText(60), query: text(500) })
export const View = z.extend(ViewDraft, { id: z.string() })
export type View = z.output<typeof View>

/** Something that the record says in two places and differently, or leaves out (domain/case-lints). */
const Finding = z.object({
  kind: z.enum([
    'exchange_time',
    'exchange_place',
    'version_without_order',
    'version_order_ended',
    'order_ends_soon',
    'order_ended',
    'orders_contradict',
    'decree_without_order',
    'docket_missing',
    'served_before_filed',
    'days_out_of_order',
    'no_response',
    'hearing_not_ready',
    'judge_not_linked',
    'child_of_age',
  ]),
  values: z.array(
    z.object({
      of: z.enum([
        'order',
        'schedule',
        'profile_married',
        'profile_separated',
        'profile_filed',
        'profile_served',
        'profile_decree',
        'profile_docket',
        'response',
        'hearing',
        'preparation',
        'judge',
        'directory',
        'child',
        'today',
      ]),
      as: z.enum(['day', 'time', 'month', 'text', 'hours', 'days', 'minutes', 'part', 'nothing']),
      value: z.string(),
      /** Its place, as the record names it: an order with its paragraph, a version, a name. */
      source: z.string(),
    }),
  ),
  mend: z.enum(['orders', 'schedule', 'court', 'dates', 'phase', 'hearings', 'contacts', 'children']),
})

/** The schedule in one sentence: nights in the coming weeks, and exchanges. */
const ScheduleBrief = z.object({
  from: Day,
  to: Day,
  nights: z.array(z.object({ children: z.array(z.string()), A: z.int(), B: z.int(), third: z.int(), gap: z.int() })),
  /** How often at which time of the clock, the most frequent first. */
  exchanges: z.array(z.object({ time: z.string(), place: z.nullable(z.string()), count: z.int() })),
})

/** Everything that a seat sees of a case. Parts that its grant does not name are empty, and not in `sees`. */
export const CaseRecord = z.object({
  caseId: z.string(),
  title: z.string(),
  state: z.string(),
  zone: z.string(),
  today: Day,
  profile: z.nullable(Profile),
  /** The name of the parent whose intake `profile` is, if the reader is another person. */
  profileOf: z.nullable(z.string()),
  children: z.array(Child),
  contacts: z.array(Contact),
  tasks: z.array(Task),
  orders: z.array(OrderView),
  hearings: z.array(HearingLine),
  views: z.array(View),
  schedule: z.nullable(ScheduleBrief),
  /** `null` if the seat sees too little of the case for findings. */
  findings: z.nullable(z.array(Finding)),
  sees: z.array(Scope),
  can: z.object({ change: z.boolean(), nameOther: z.boolean() }),
})
export type CaseRecord = z.output<typeof CaseRecord>

const OneView = z.object({ case: CaseId, view: z.uuid() })

export const calls = {
  record: call({
    name: 'toolkit.record',
    method: 'GET',
    path: '/api/cases/record',
    access: 'agreed',
    summary: 'All that one sees of a case, and what in it does not agree.',
    query: OfCase,
    reply: z.object({ record: z.nullable(CaseRecord) }),
  }),
  saveView: call({
    name: 'toolkit.saveView',
    method: 'POST',
    path: '/api/cases/:case/views',
    access: 'premium',
    summary: 'Keeps how a page is arranged, under a name.',
    idempotent: true,
    params: InCase,
    body: ViewDraft,
    reply: Made,
  }),
  removeView: call({
    name: 'toolkit.removeView',
    method: 'POST',
    path: '/api/cases/:case/views/:view/removed',
    access: 'agreed',
    summary: 'Removes a view, or takes that back.',
    params: OneView,
    body: Removed,
    reply: Removed,
  }),
}
