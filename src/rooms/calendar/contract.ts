// The calendar: what a family has before it, in one place. Each parent sees what is theirs and what was shared; only who
// wrote an event changes it, and what has begun stands as it is. What the schedule, the orders and the hearings say is
// asked of their rooms and shown here with it.
import * as z from 'zod/mini'
import { call } from '../../http/contract.ts'
import { CaseId, Child, Clause, OfCase, Side } from '../cases/contract.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `it has more than ${most} characters`))
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'it is no day'))
const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'it is no time'))
const Holder = z.enum(['A', 'B', 'third', 'gap'])

export const eventKinds = ['event', 'school', 'health', 'activity', 'visit', 'travel', 'deadline', 'other'] as const
export const EventKind = z.enum(eventKinds)
export type EventKind = z.output<typeof EventKind>

/** Every so many weeks on these weekdays, Monday 0 to Sunday 6. */
const Repeat = z.object({
  every: z.int().check(z.gte(1), z.lte(8)),
  on: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1, 'it has no weekday'), z.maxLength(7)),
  until: z.nullable(Day),
})

/** What is written of an event. Days and times are those of the clock on the wall in the case's zone; without times it has whole days. */
export const Draft = z.object({
  title: text(160).check(z.minLength(1, 'it is empty')),
  kind: EventKind,
  firstDay: Day,
  lastDay: Day,
  from: z.nullable(WallTime),
  to: z.nullable(WallTime),
  place: text(200),
  notes: text(4000),
  childIds: z.array(z.uuid()).check(z.maxLength(20)),
  /** Which parents are to be there. */
  sides: z.array(Side).check(z.maxLength(2)),
  dropOff: z.nullable(Side),
  pickUp: z.nullable(Side),
  repeat: z.nullable(Repeat),
  isShared: z.boolean(),
})
export type Draft = z.output<typeof Draft>

/** One time that an event takes place. */
export const Occurrence = z.object({
  id: z.string(),
  title: z.string(),
  kind: EventKind,
  firstDay: z.string(),
  lastDay: z.string(),
  /** Moments, ISO 8601; `null` for whole days. */
  fromAt: z.nullable(z.string()),
  toAt: z.nullable(z.string()),
  place: z.string(),
  childIds: z.array(z.string()),
  sides: z.array(Side),
  dropOff: z.nullable(Side),
  pickUp: z.nullable(Side),
  repeats: z.boolean(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  sequence: z.int(),
  can: z.object({ move: z.boolean() }),
})
export type Occurrence = z.output<typeof Occurrence>

export const Exchange = z.object({
  at: z.string(),
  day: z.string(),
  from: z.enum(['A', 'B', 'third']),
  to: z.enum(['A', 'B', 'third']),
  place: z.nullable(z.string()),
  children: z.array(z.string()),
})
export type Exchange = z.output<typeof Exchange>

export const CourtDate = z.object({
  id: z.string(),
  title: z.string(),
  fromAt: z.string(),
  toAt: z.string(),
  day: z.string(),
  court: z.string(),
  room: z.string(),
  isShared: z.boolean(),
})
export type CourtDate = z.output<typeof CourtDate>

/** A stretch that is not of the usual weeks: a holiday, a vacation, an agreed change. */
const Special = z.object({
  layer: z.enum(['season', 'vacation', 'holiday', 'change']),
  label: z.nullable(z.string()),
  holder: Holder,
  firstDay: z.string(),
  lastDay: z.string(),
})

/** A part of a swap request that waits for its answer. Times are those of the wall's clock, `YYYY-MM-DDTHH:MM`. */
export const Asked = z.object({
  trade: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  from: z.string(),
  to: z.string(),
  children: z.array(z.string()),
  side: Side,
  isMine: z.boolean(),
})
export type Asked = z.output<typeof Asked>

export const views = ['month', 'week', 'agenda', 'list'] as const
export const View = z.enum(views)
export type View = z.output<typeof View>

export const Range = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  today: z.string(),
  /** The day that is looked at, and the first and last that are shown. */
  day: z.string(),
  from: z.string(),
  to: z.string(),
  children: z.array(Child),
  /** With whom each child sleeps in the night after a day; empty where no schedule is in force. */
  nights: z.array(z.object({ day: z.string(), by: z.array(z.object({ child: z.string(), holder: Holder })) })),
  specials: z.array(Special),
  exchanges: z.array(Exchange),
  asked: z.array(Asked),
  hearings: z.array(CourtDate),
  holidays: z.array(z.object({ day: z.string(), name: z.string(), observed: z.boolean() })),
  events: z.array(Occurrence),
  /** Whoever looks is in safety mode: what they share has no place. */
  hidesPlaces: z.boolean(),
  can: z.object({ add: z.boolean() }),
})
export type Range = z.output<typeof Range>

export const EventRecord = z.extend(Draft, {
  id: z.string(),
  zone: z.string(),
  sequence: z.int(),
  isMine: z.boolean(),
  begun: z.boolean(),
  cancelled: z.boolean(),
  changes: z.array(z.object({ at: z.string(), what: z.array(z.object({ field: z.string(), was: z.string(), is: z.string() })) })),
  addenda: z.array(z.object({ id: z.string(), text: z.string(), at: z.string(), isMine: z.boolean() })),
  can: z.object({ change: z.boolean(), add: z.boolean() }),
})
export type EventRecord = z.output<typeof EventRecord>

const conflictKinds = [
  'gap',
  'order_against_schedule',
  'hearing_in_vacation',
  'double_booking',
  'overlap',
  'travel',
  'others_time',
  'notice',
  'first_refusal',
] as const

/** Why, in data (domain/calendar, `Reason`): what a key does not have is not there. */
export const Reason = z.object({
  key: z.string(),
  child: z.optional(z.string()),
  children: z.optional(z.array(z.string())),
  people: z.optional(z.array(Side)),
  parent: z.optional(Side),
  holder: z.optional(Side),
  minutes: z.optional(z.number()),
  needed: z.optional(z.number()),
  hours: z.optional(z.number()),
  times: z.optional(z.number()),
  ordered: z.optional(z.string()),
  planned: z.optional(z.string()),
  notice: z.optional(z.string()),
  days: z.optional(z.number()),
  due: z.optional(z.string()),
})
export type Reason = z.output<typeof Reason>

export const Conflict = z.object({
  /** By which it is let be. */
  key: z.string(),
  kind: z.enum(conflictKinds),
  /** What meets, by name and day. */
  items: z.array(z.object({ id: z.string(), what: z.enum(['event', 'hearing', 'exchange']), title: z.string(), day: z.string() })),
  from: z.string(),
  to: z.string(),
  severity: z.enum(['low', 'medium', 'high']),
  clause: z.nullable(Clause),
  reason: Reason,
  fix: z.object({
    kind: z.enum(['swap_request', 'move', 'move_exchange', 'ask_first', 'give_notice', 'confirm']),
    /** A swap request, ready for `/time-trade-requests?draft=`. */
    draft: z.nullable(z.string()),
    /** Where an own event would be free of it. */
    move: z.nullable(
      z.object({ event: z.string(), sequence: z.int(), firstDay: Day, lastDay: Day, from: z.nullable(WallTime), to: z.nullable(WallTime) }),
    ),
  }),
  letBe: z.boolean(),
})
export type Conflict = z.output<typeof Conflict>

/** What a feed holds; `names` and `places` are no layers of their own but what the others say. */
export const feedLayers = ['events', 'private', 'hearings', 'exchanges', 'schedule', 'names', 'places'] as const
export const FeedLayer = z.enum(feedLayers)
export type FeedLayer = z.output<typeof FeedLayer>

const Feed = z.object({
  id: z.string(),
  name: z.string(),
  layers: z.array(FeedLayer),
  createdAt: z.string(),
  lastReadAt: z.nullable(z.string()),
})

const file = { name: text(120).check(z.minLength(1, 'it is empty')), file: z.string() }
/** A file of 10 MB, as JSON writes it. */
const largestFile = 21 * 1024 * 1024

const Incoming = z.object({
  key: z.string(),
  title: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  place: z.string(),
  /** It came in with an earlier file. */
  isThere: z.boolean(),
})

export const Proposal = z.object({
  kind: z.enum(['hearing', 'school', 'exchange', 'deadline', 'event']),
  title: z.string(),
  day: z.string(),
  last: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  place: z.nullable(z.string()),
  confidence: z.enum(['high', 'medium', 'low']),
  doubts: z.array(z.string()),
})
export type Proposal = z.output<typeof Proposal>

const InCase = z.object({ case: CaseId })
const OfEvent = z.object({ case: CaseId, event: z.uuid() })
/** Which state of it a change began from: another's or another window's is not written over unseen. */
const Was = z.object({ sequence: z.int() })
const Kept = z.object({ id: z.string(), sequence: z.int() })

export const calls = {
  range: call({
    name: 'calendar.range',
    method: 'GET',
    path: '/api/calendar/range',
    access: 'agreed',
    summary: 'Everything of a stretch of days: of a view around a day, or from one day to another, 62 at most.',
    query: z.extend(OfCase, { view: z.optional(View), day: z.optional(Day), from: z.optional(Day), to: z.optional(Day) }),
    reply: Range,
  }),
  tonight: call({
    name: 'calendar.tonight',
    method: 'GET',
    path: '/api/calendar/tonight',
    access: 'agreed',
    summary: 'With whom each child is tonight, and when they change hands next.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      today: z.string(),
      now: z.string(),
      hasSchedule: z.boolean(),
      children: z.array(z.object({ id: z.string(), name: z.string(), tonight: Holder })),
      next: z.nullable(Exchange),
    }),
  }),
  event: call({
    name: 'calendar.event',
    method: 'GET',
    path: '/api/calendar/event',
    access: 'agreed',
    summary: 'One event with what it said before and what was added to it.',
    query: z.extend(OfCase, { id: z.uuid() }),
    reply: z.nullable(EventRecord),
  }),
  add: call({
    name: 'calendar.add',
    method: 'POST',
    path: '/api/cases/:case/calendar/events',
    access: 'premium',
    summary: 'Adds an event, to share or for oneself.',
    idempotent: true,
    params: InCase,
    body: Draft,
    reply: Kept,
  }),
  change: call({
    name: 'calendar.change',
    method: 'PUT',
    path: '/api/cases/:case/calendar/events/:event',
    access: 'premium',
    summary: 'Changes an own event that has not begun; of one that repeats what is still to come.',
    params: OfEvent,
    body: z.extend(Draft, Was.shape),
    reply: Kept,
  }),
  move: call({
    name: 'calendar.move',
    method: 'POST',
    path: '/api/cases/:case/calendar/events/:event/move',
    access: 'premium',
    summary: 'Moves an own event to another day, at the same time of day; or to another time.',
    params: OfEvent,
    body: z.extend(Was, {
      firstDay: Day,
      to: z.optional(z.object({ lastDay: Day, from: z.nullable(WallTime), to: z.nullable(WallTime) })),
    }),
    reply: Kept,
  }),
  cancel: call({
    name: 'calendar.cancel',
    method: 'POST',
    path: '/api/cases/:case/calendar/events/:event/cancel',
    access: 'agreed',
    summary: 'Takes an own event that has not begun out of the calendar, or puts it back.',
    params: OfEvent,
    body: z.extend(Was, { cancelled: z.boolean() }),
    reply: z.object({ cancelled: z.boolean(), sequence: z.int(), canUndo: z.boolean() }),
  }),
  addend: call({
    name: 'calendar.addend',
    method: 'POST',
    path: '/api/cases/:case/calendar/events/:event/addenda',
    access: 'agreed',
    summary: 'Adds words to an event, for all who see it. They stand as they are written.',
    idempotent: true,
    params: OfEvent,
    body: z.object({ text: text(2000).check(z.minLength(1, 'it is empty')) }),
    reply: z.object({ id: z.string() }),
  }),
  conflicts: call({
    name: 'calendar.conflicts',
    method: 'GET',
    path: '/api/calendar/conflicts',
    access: 'agreed',
    summary: 'What cannot be as it stands, from today for six weeks or in a range of 62 days at most.',
    query: z.extend(OfCase, { from: z.optional(Day), to: z.optional(Day) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      from: z.string(),
      to: z.string(),
      conflicts: z.array(Conflict),
      can: z.object({ letBe: z.boolean() }),
    }),
  }),
  letBe: call({
    name: 'calendar.letBe',
    method: 'POST',
    path: '/api/cases/:case/calendar/conflicts/:conflict',
    access: 'agreed',
    summary: 'Lets a conflict be as it is, for oneself; or takes that back.',
    params: z.object({ case: CaseId, conflict: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'it is no conflict')) }),
    body: z.object({ letBe: z.boolean() }),
    reply: z.object({ letBe: z.boolean() }),
  }),
  feeds: call({
    name: 'calendar.feeds',
    method: 'GET',
    path: '/api/calendar/feeds',
    access: 'agreed',
    summary: "One's own private addresses from which a calendar program reads.",
    query: OfCase,
    reply: z.object({ feeds: z.array(Feed), hidesPlaces: z.boolean(), can: z.object({ add: z.boolean() }) }),
  }),
  addFeed: call({
    name: 'calendar.addFeed',
    method: 'POST',
    path: '/api/cases/:case/calendar/feeds',
    access: 'agreed',
    summary: 'Makes a private address. It is told this once.',
    params: InCase,
    body: z.object({
      name: text(60).check(z.minLength(1, 'it is empty')),
      layers: z.array(FeedLayer).check(z.minLength(1, 'nothing is chosen'), z.maxLength(12)),
    }),
    reply: z.object({ id: z.string(), address: z.string() }),
    limit: { most: 30, minutes: 60 },
  }),
  revokeFeed: call({
    name: 'calendar.revokeFeed',
    method: 'POST',
    path: '/api/cases/:case/calendar/feeds/:feed/revoke',
    access: 'agreed',
    summary: 'Ends a private address at once.',
    params: z.object({ case: CaseId, feed: z.uuid() }),
    reply: z.object({ revoked: z.literal(true) }),
  }),
  preview: call({
    name: 'calendar.preview',
    method: 'POST',
    path: '/api/cases/:case/calendar/preview',
    access: 'premium',
    summary: 'Reads a file of a calendar program and tells what would come in, and what not and why. Keeps nothing.',
    params: InCase,
    body: z.object(file),
    largest: largestFile,
    limit: { most: 30, minutes: 10 },
    reply: z.object({
      events: z.array(Incoming),
      leftOut: z.array(z.object({ line: z.int(), why: z.string(), about: z.string() })),
      warnings: z.array(z.object({ line: z.int(), why: z.string(), about: z.string() })),
    }),
  }),
  takeIn: call({
    name: 'calendar.takeIn',
    method: 'POST',
    path: '/api/cases/:case/calendar/imports',
    access: 'premium',
    summary: 'Takes the chosen events of a file in, as one thing that can be taken back.',
    idempotent: true,
    params: InCase,
    body: z.object({ ...file, leave: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(5000)), isShared: z.boolean() }),
    largest: largestFile,
    limit: { most: 30, minutes: 10 },
    reply: z.object({ id: z.string(), events: z.int() }),
  }),
  imports: call({
    name: 'calendar.imports',
    method: 'GET',
    path: '/api/calendar/imports',
    access: 'agreed',
    summary: "One's own files that were taken in.",
    query: OfCase,
    reply: z.object({
      imports: z.array(z.object({ id: z.string(), name: z.string(), events: z.int(), at: z.string(), undone: z.boolean() })),
    }),
  }),
  undoImport: call({
    name: 'calendar.undoImport',
    method: 'POST',
    path: '/api/cases/:case/calendar/imports/:import/undo',
    access: 'agreed',
    summary: 'Takes a file back: within a day all of it, later what has not begun.',
    params: z.object({ case: CaseId, import: z.uuid() }),
    reply: z.object({ removed: z.int(), stay: z.int() }),
  }),
  readText: call({
    name: 'calendar.readText',
    method: 'POST',
    path: '/api/cases/:case/calendar/text',
    access: 'agreed',
    summary: 'Finds days and times in a pasted letter or notice. Keeps nothing.',
    params: InCase,
    body: z.object({ text: z.string().check(z.minLength(1, 'it is empty'), z.maxLength(20_000, 'it has more than 20,000 characters')) }),
    reply: z.object({ proposals: z.array(Proposal) }),
    limit: { most: 60, minutes: 10 },
  }),
}
