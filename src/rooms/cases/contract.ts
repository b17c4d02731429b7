// The case: a family's workspace. What both parents share, what each keeps to themselves, and what a seat that one of
// them granted may see. Whoever has no seat in a case is told that there is none.
import * as z from 'zod/mini'
import { call } from '../../http/contract.ts'

/**
 * What of a case a grant can show, each a set of tables (migrations, `guard`). Whatever is not granted does not exist for
 * whoever sits in the seat; what is private besides only for the grantor's own attorney.
 */
export const scopes = ['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case'] as const
export const Scope = z.enum(scopes)
export type Scope = z.output<typeof Scope>

export const grantRoles = [
  'attorney',
  'gal',
  'mediator',
  'parenting_coordinator',
  'evaluator',
  'therapist',
  'supervisor',
  'third_party',
  'child',
] as const
export type GrantRole = (typeof grantRoles)[number]

/** The phases of a case (pages.md, /case-toolkit), in their order. */
export const phases = [
  'preparing',
  'filed',
  'served',
  'temporary_orders',
  'disclosure',
  'discovery',
  'mediation',
  'trial',
  'decree',
  'post_decree',
] as const
export type Phase = (typeof phases)[number]

export const CaseId = z.uuid('it is no case')
export const Side = z.enum(['A', 'B'])
export type Side = z.output<typeof Side>
// A list of its own: a spread within the call would keep zod in the browser (scripts/lean-contracts.ts).
const seatRoles = ['parent', ...grantRoles] as const
export const SeatRole = z.enum(seatRoles)
export type SeatRole = z.output<typeof SeatRole>

/** One's own seat in a case. `isFormer`: it has ended, and shows what was until then. */
export const Seat = z.object({
  caseId: z.string(),
  memberId: z.string(),
  title: z.string(),
  state: z.string(),
  /** IANA name: in it the case's days begin. */
  zone: z.string(),
  role: SeatRole,
  side: z.nullable(Side),
  isFormer: z.boolean(),
  scopes: z.array(Scope),
  /** The parents by their sides, as the case names them; `joined`: with an account of their own. */
  parents: z.array(z.object({ memberId: z.string(), side: Side, name: z.string(), joined: z.boolean(), isMe: z.boolean() })),
})
export type Seat = z.output<typeof Seat>

/** A paragraph of an order, as whoever reads the record needs it: its number, and its own words. */
export const Clause = z.object({
  paragraph: z.string().check(z.trim(), z.maxLength(40, 'it has more than 40 characters')),
  text: z.string().check(z.trim(), z.maxLength(1000, 'it has more than 1,000 characters')),
})
export type Clause = z.output<typeof Clause>
const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'it is no time'))
const Few = (most: number) => z.int().check(z.gte(0), z.lte(most))
/** What an order says that a schedule and its requests can be held against; only what it really says is here. */
export const OrderFacts = z.object({
  exchange: z.optional(
    z.object({
      time: z.optional(WallTime),
      place: z.optional(z.string().check(z.maxLength(200))),
      graceMinutes: z.optional(Few(240)),
      clause: Clause,
    }),
  ),
  swapNotice: z.optional(z.object({ hours: Few(8760), clause: Clause })),
  vacationNotice: z.optional(z.object({ days: Few(365), clause: Clause })),
  travelNotice: z.optional(z.object({ days: Few(365), clause: Clause })),
  answerWithin: z.optional(z.object({ hours: Few(8760), clause: Clause })),
  firstRefusal: z.optional(z.object({ hours: Few(720), clause: Clause })),
})
export type OrderFacts = z.output<typeof OrderFacts>

export const Child = z.object({ id: z.string(), name: z.string(), born: z.nullable(z.string()), colour: z.int() })
export type Child = z.output<typeof Child>

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `it has more than ${most} characters`))
const filled = (most: number) => text(most).check(z.minLength(1, 'it is empty'))
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'it is no day'))

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
/** Somebody around the case without a seat; `professionalId`: whom of the directory it is. */
export const ContactDraft = z.object({
  kind: z.enum(contactKinds),
  name: filled(160),
  professionalId: z.nullable(z.uuid()),
  detail: text(500),
})
export type ContactDraft = z.output<typeof ContactDraft>
export const Contact = z.extend(ContactDraft, { id: z.string() })
export type Contact = z.output<typeof Contact>

/** Something to do. `item`: of the list of a phase, where it came from there. */
const TaskDraft = z.object({ title: filled(200), dueOn: z.nullable(Day) })
export const Task = z.extend(TaskDraft, { id: z.string(), item: z.nullable(z.string()), doneAt: z.nullable(z.string()) })
export type Task = z.output<typeof Task>

export const orderKinds = ['temporary', 'consent', 'decree', 'modification', 'protective', 'other'] as const
export type OrderKind = (typeof orderKinds)[number]
export const OrderDraft = z.object({
  title: filled(160),
  kind: z.enum(orderKinds),
  signedOn: z.nullable(Day),
  effectiveOn: Day,
  endsOn: z.nullable(Day),
  facts: OrderFacts,
  isShared: z.boolean(),
})
export type OrderDraft = z.output<typeof OrderDraft>
export const OrderShown = z.extend(OrderDraft, { id: z.string(), inForce: z.boolean(), can: z.object({ change: z.boolean() }) })
export type OrderShown = z.output<typeof OrderShown>

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
const ViewDraft = z.object({ page: z.enum(viewPages), name: filled(60), query: text(500) })
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

/** The schedule in one sentence: nights of the coming weeks, and when children change hands. */
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
  /** The name of whom `profile` is of, where it is not one's own. */
  profileOf: z.nullable(z.string()),
  children: z.array(Child),
  contacts: z.array(Contact),
  tasks: z.array(Task),
  orders: z.array(OrderShown),
  hearings: z.array(HearingLine),
  views: z.array(View),
  schedule: z.nullable(ScheduleBrief),
  /** `null` where one sees too little of the case to hold it against itself. */
  findings: z.nullable(z.array(Finding)),
  sees: z.array(Scope),
  can: z.object({ change: z.boolean(), nameOther: z.boolean() }),
})
export type CaseRecord = z.output<typeof CaseRecord>

const InCase = z.object({ case: CaseId })
const OneChild = z.object({ case: CaseId, child: z.uuid() })
const OneContact = z.object({ case: CaseId, contact: z.uuid() })
const OneTask = z.object({ case: CaseId, task: z.uuid() })
const OneOrder = z.object({ case: CaseId, order: z.uuid() })
const OneView = z.object({ case: CaseId, view: z.uuid() })
const Made = z.object({ id: z.string() })
const Kept = z.object({ kept: z.boolean() })
const Removed = z.object({ removed: z.boolean() })
const ChildDraft = z.object({
  name: filled(40),
  born: z.nullable(z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'it is no month'))),
})

/** The query of every page of a case: which one; the one that was opened last where none is given. */
export const OfCase = z.object({ case: z.optional(CaseId) })

export const calls = {
  mine: call({
    name: 'cases.mine',
    method: 'GET',
    path: '/api/cases',
    access: 'agreed',
    summary: "One's own seats in cases, the one that was opened last first.",
    reply: z.object({ seats: z.array(Seat) }),
  }),
  begin: call({
    name: 'cases.begin',
    method: 'POST',
    path: '/api/cases',
    access: 'premium',
    summary: 'Begins a case, with oneself as the first parent and a seat for the other.',
    idempotent: true,
    body: z.object({
      title: z.string().check(z.trim(), z.minLength(1, 'it is empty'), z.maxLength(80, 'it has more than 80 characters')),
      state: z.string().check(z.regex(/^[A-Z]{2}$/, 'it is no state')),
      zone: z.string().check(z.maxLength(64)),
      side: Side,
      otherName: z.string().check(z.trim(), z.minLength(1, 'it is empty'), z.maxLength(160, 'it has more than 160 characters')),
    }),
    reply: Seat,
  }),
  open: call({
    name: 'cases.open',
    method: 'POST',
    path: '/api/cases/:case/open',
    access: 'agreed',
    summary: 'Makes a case the one that pages show.',
    params: z.object({ case: CaseId }),
    reply: z.object({ opened: z.boolean() }),
  }),
  record: call({
    name: 'cases.record',
    method: 'GET',
    path: '/api/cases/record',
    access: 'agreed',
    summary: 'All that one sees of a case, and what in it does not agree.',
    query: OfCase,
    reply: z.object({ record: z.nullable(CaseRecord) }),
  }),
  amend: call({
    name: 'cases.amend',
    method: 'PUT',
    path: '/api/cases/:case',
    access: 'premium',
    summary: 'Changes what both parents share of a case: its title, state and zone; and the name of a co-parent who has not joined.',
    params: InCase,
    body: z.object({
      title: z.optional(filled(80)),
      state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'it is no state'))),
      zone: z.optional(z.string().check(z.maxLength(64))),
      otherName: z.optional(filled(160)),
    }),
    reply: Kept,
  }),
  saveProfile: call({
    name: 'cases.saveProfile',
    method: 'PUT',
    path: '/api/cases/:case/profile',
    access: 'premium',
    summary: "Saves a step of one's own intake: what is not named stays as it is.",
    params: InCase,
    body: z.partial(Profile),
    reply: Kept,
  }),
  addChild: call({
    name: 'cases.addChild',
    method: 'POST',
    path: '/api/cases/:case/children',
    access: 'premium',
    summary: 'Adds a child: a first name or an initial, and the month of birth where it is wanted.',
    idempotent: true,
    params: InCase,
    body: ChildDraft,
    reply: Made,
  }),
  changeChild: call({
    name: 'cases.changeChild',
    method: 'PUT',
    path: '/api/cases/:case/children/:child',
    access: 'premium',
    summary: 'Changes how a child is named, or its month of birth.',
    params: OneChild,
    body: ChildDraft,
    reply: Kept,
  }),
  removeChild: call({
    name: 'cases.removeChild',
    method: 'POST',
    path: '/api/cases/:case/children/:child/removed',
    access: 'premium',
    summary: 'Takes a child out of the case, or takes that back. What was recorded stays.',
    params: OneChild,
    body: Removed,
    reply: Removed,
  }),
  addContact: call({
    name: 'cases.addContact',
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
    name: 'cases.changeContact',
    method: 'PUT',
    path: '/api/cases/:case/contacts/:contact',
    access: 'premium',
    summary: 'Changes a contact.',
    params: OneContact,
    body: ContactDraft,
    reply: Kept,
  }),
  removeContact: call({
    name: 'cases.removeContact',
    method: 'POST',
    path: '/api/cases/:case/contacts/:contact/removed',
    access: 'agreed',
    summary: 'Removes a contact, or takes that back.',
    params: OneContact,
    body: Removed,
    reply: Removed,
  }),
  addTask: call({
    name: 'cases.addTask',
    method: 'POST',
    path: '/api/cases/:case/tasks',
    access: 'premium',
    summary: 'Adds a task: one of the list of a phase is added once.',
    idempotent: true,
    params: InCase,
    body: z.extend(TaskDraft, { item: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'it is of no list'))) }),
    reply: Made,
  }),
  changeTask: call({
    name: 'cases.changeTask',
    method: 'PUT',
    path: '/api/cases/:case/tasks/:task',
    access: 'premium',
    summary: 'Changes a task or its day.',
    params: OneTask,
    body: TaskDraft,
    reply: Kept,
  }),
  doTask: call({
    name: 'cases.doTask',
    method: 'POST',
    path: '/api/cases/:case/tasks/:task/done',
    access: 'agreed',
    summary: 'Marks a task as done, or takes that back.',
    params: OneTask,
    body: z.object({ done: z.boolean() }),
    reply: z.object({ done: z.boolean() }),
  }),
  removeTask: call({
    name: 'cases.removeTask',
    method: 'POST',
    path: '/api/cases/:case/tasks/:task/removed',
    access: 'agreed',
    summary: 'Removes a task, or takes that back.',
    params: OneTask,
    body: Removed,
    reply: Removed,
  }),
  addOrder: call({
    name: 'cases.addOrder',
    method: 'POST',
    path: '/api/cases/:case/orders',
    access: 'premium',
    summary: 'Adds an order with what its paragraphs say.',
    idempotent: true,
    params: InCase,
    body: OrderDraft,
    reply: Made,
  }),
  changeOrder: call({
    name: 'cases.changeOrder',
    method: 'PUT',
    path: '/api/cases/:case/orders/:order',
    access: 'premium',
    summary: 'Changes what is written of an order; only who added it does.',
    params: OneOrder,
    body: OrderDraft,
    reply: Kept,
  }),
  removeOrder: call({
    name: 'cases.removeOrder',
    method: 'POST',
    path: '/api/cases/:case/orders/:order/removed',
    access: 'agreed',
    summary: 'Takes an order out of the record, or takes that back; only who added it does.',
    params: OneOrder,
    body: Removed,
    reply: Removed,
  }),
  saveView: call({
    name: 'cases.saveView',
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
    name: 'cases.removeView',
    method: 'POST',
    path: '/api/cases/:case/views/:view/removed',
    access: 'agreed',
    summary: 'Removes a view, or takes that back.',
    params: OneView,
    body: Removed,
    reply: Removed,
  }),
}
