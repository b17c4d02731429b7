// The record of a case on one page, as one seat sees it, and what in it a parent keeps to themselves: their intake, the people
// around the case, their tasks and views. The other parent sees none of that; an attorney does where their client lets them.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { CaseId, Child, InCase, Saved, Made, OfCase, OrderView, phases, Removed, Scope } from '#case/cases/contract.ts'

/** One parent's own intake: the other never sees it. `step`: how far the eight steps are; 9 when they are through. */
export const Profile = z.object({
  county: text(80),
  court: text(160),
  docket: text(60),
  isPetitioner: z.nullable(z.boolean()),
  phase: z.enum(phases),
  marriedOn: z.nullable(Day),
  separatedOn: z.nullable(Day),
  filedOn: z.nullable(Day),
  servedOn: z.nullable(Day),
  decreeOn: z.nullable(Day),
  step: z.int().check(z.gte(1), z.lte(9)),
})
export type Profile = z.output<typeof Profile>

export const contactKinds = [
  'judge',
  'my_counsel',
  'other_counsel',
  'gal',
  'evaluator',
  'mediator',
  'parenting_coordinator',
  'therapist',
  'supervisor',
  'doctor',
  'school',
  'other',
] as const
export type ContactKind = (typeof contactKinds)[number]
/** Someone around the case without a seat; `professionalId`: whom of the directory it is. */
export const ContactDraft = z.object({
  kind: z.enum(contactKinds),
  name: requiredText(160),
  professionalId: z.nullable(z.uuid()),
  detail: text(500),
})
export type ContactDraft = z.output<typeof ContactDraft>
export const Contact = z.extend(ContactDraft, { id: z.string() })
export type Contact = z.output<typeof Contact>

/** Something to do. `item`: of the list of a phase, where it came from there. */
const TaskDraft = z.object({ title: requiredText(200), dueOn: z.nullable(Day) })
export const Task = z.extend(TaskDraft, { id: z.string(), item: z.nullable(z.string()), doneAt: z.nullable(z.string()) })
export type Task = z.output<typeof Task>

/** A hearing as the case's own page lists it; all of it is on the court calendar. */
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

/** Pages that keep views. A view is the query by which its page arranges itself. */
const viewPages = ['case-toolkit'] as const
const ViewDraft = z.object({ page: z.enum(viewPages), name: requiredText(60), query: text(500) })
export const View = z.extend(ViewDraft, { id: z.string() })
export type View = z.output<typeof View>

/** What the record says twice and not alike, or leaves out (domain/case-lints). */
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
      /** Where it stands, in the record's own words: an order with its paragraph, a version, a name. */
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

/** All that one seat sees of a case. What its grant does not name is empty, and not among `sees`. */
export const CaseRecord = z.object({
  caseId: z.string(),
  title: z.string(),
  state: z.string(),
  zone: z.string(),
  today: Day,
  profile: z.nullable(Profile),
  /** The name of whom `profile` is of, where it is not their own. */
  profileOf: z.nullable(z.string()),
  children: z.array(Child),
  contacts: z.array(Contact),
  tasks: z.array(Task),
  orders: z.array(OrderView),
  hearings: z.array(HearingLine),
  views: z.array(View),
  schedule: z.nullable(ScheduleBrief),
  /** `null` where one sees too little of the case to hold it against itself. */
  findings: z.nullable(z.array(Finding)),
  sees: z.array(Scope),
  can: z.object({ change: z.boolean(), nameOther: z.boolean() }),
})
export type CaseRecord = z.output<typeof CaseRecord>

const OneContact = z.object({ case: CaseId, contact: z.uuid() })
const OneTask = z.object({ case: CaseId, task: z.uuid() })
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
  saveProfile: call({
    name: 'toolkit.saveProfile',
    method: 'PUT',
    path: '/api/cases/:case/profile',
    access: 'premium',
    summary: "Saves a step of one's own intake: what is not named stays as it is.",
    params: InCase,
    body: z.partial(Profile),
    reply: Saved,
  }),
  addContact: call({
    name: 'toolkit.addContact',
    method: 'POST',
    path: '/api/cases/:case/contacts',
    access: 'premium',
    summary: 'Adds somebody around the case.',
    idempotent: true,
    params: InCase,
    body: ContactDraft,
    reply: Made,
  }),
  changeContact: call({
    name: 'toolkit.changeContact',
    method: 'PUT',
    path: '/api/cases/:case/contacts/:contact',
    access: 'premium',
    summary: 'Changes a contact.',
    params: OneContact,
    body: ContactDraft,
    reply: Saved,
  }),
  removeContact: call({
    name: 'toolkit.removeContact',
    method: 'POST',
    path: '/api/cases/:case/contacts/:contact/removed',
    access: 'agreed',
    summary: 'Removes a contact, or takes that back.',
    params: OneContact,
    body: Removed,
    reply: Removed,
  }),
  addTask: call({
    name: 'toolkit.addTask',
    method: 'POST',
    path: '/api/cases/:case/tasks',
    access: 'premium',
    summary: 'Adds a task: one of the list of a phase is added once.',
    idempotent: true,
    params: InCase,
    body: z.extend(TaskDraft, { item: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, reason(msg`it is of no list`)))) }),
    reply: Made,
  }),
  changeTask: call({
    name: 'toolkit.changeTask',
    method: 'PUT',
    path: '/api/cases/:case/tasks/:task',
    access: 'premium',
    summary: 'Changes a task or its day.',
    params: OneTask,
    body: TaskDraft,
    reply: Saved,
  }),
  doTask: call({
    name: 'toolkit.doTask',
    method: 'POST',
    path: '/api/cases/:case/tasks/:task/done',
    access: 'agreed',
    summary: 'Marks a task as done, or takes that back.',
    params: OneTask,
    body: z.object({ done: z.boolean() }),
    reply: z.object({ done: z.boolean() }),
  }),
  removeTask: call({
    name: 'toolkit.removeTask',
    method: 'POST',
    path: '/api/cases/:case/tasks/:task/removed',
    access: 'agreed',
    summary: 'Removes a task, or takes that back.',
    params: OneTask,
    body: Removed,
    reply: Removed,
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
