// Events: what a parent writes into the calendar. Each parent sees what is theirs and what was shared; only who wrote an
// event changes it, and what has begun stands as it is: words are added to it instead.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'

const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no time`)))

export const eventKinds = ['event', 'school', 'health', 'activity', 'visit', 'travel', 'deadline', 'other'] as const
export const EventKind = z.enum(eventKinds)
export type EventKind = z.output<typeof EventKind>

/** Every so many weeks on these weekdays, Monday 0 to Sunday 6. */
const Repeat = z.object({
  every: z.int().check(z.gte(1), z.lte(8)),
  on: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1, reason(msg`it has no weekday`)), z.maxLength(7)),
  until: z.nullable(Day),
})

/** What is written of an event. Days and times are those of the clock on the wall in the case's zone; without times it has whole days. */
export const Draft = z.object({
  title: requiredText(160),
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
const Was = z.object({ sequence: z.int().check(z.gte(0), z.lte(2_147_483_647)) })
const Saved = z.object({ id: z.string(), sequence: z.int() })

export const calls = {
  one: call({
    name: 'events.one',
    method: 'GET',
    path: '/api/calendar/event',
    access: 'agreed',
    summary: 'One event with what it said before and what was added to it.',
    query: z.extend(OfCase, { id: z.uuid() }),
    reply: z.nullable(EventRecord),
  }),
  add: call({
    name: 'events.add',
    method: 'POST',
    path: '/api/cases/:case/calendar/events',
    access: 'premium',
    summary: 'Adds an event, to share or for oneself.',
    idempotent: true,
    params: InCase,
    body: Draft,
    reply: Saved,
  }),
  change: call({
    name: 'events.change',
    method: 'PUT',
    path: '/api/cases/:case/calendar/events/:event',
    access: 'premium',
    summary: 'Changes an own event that has not begun; of one that repeats what is still to come.',
    params: OfEvent,
    body: z.extend(Draft, Was.shape),
    reply: Saved,
  }),
  move: call({
    name: 'events.move',
    method: 'POST',
    path: '/api/cases/:case/calendar/events/:event/move',
    access: 'premium',
    summary: 'Moves an own event to another day, at the same time of day; or to another time.',
    params: OfEvent,
    body: z.extend(Was, {
      firstDay: Day,
      to: z.optional(z.object({ lastDay: Day, from: z.nullable(WallTime), to: z.nullable(WallTime) })),
    }),
    reply: Saved,
  }),
  cancel: call({
    name: 'events.cancel',
    method: 'POST',
    path: '/api/cases/:case/calendar/events/:event/cancel',
    access: 'agreed',
    summary: 'Takes an own event that has not begun out of the calendar, or puts it back.',
    params: OfEvent,
    body: z.extend(Was, { cancelled: z.boolean() }),
    reply: z.object({ cancelled: z.boolean(), sequence: z.int(), canUndo: z.boolean() }),
  }),
  addend: call({
    name: 'events.addend',
    method: 'POST',
    path: '/api/cases/:case/calendar/events/:event/addenda',
    access: 'agreed',
    summary: 'Adds words to an event, for all who see it. They stand as they are written.',
    idempotent: true,
    params: OfEvent,
    body: z.object({ text: requiredText(2000) }),
    reply: z.object({ id: z.string() }),
  }),
  readText: call({
    name: 'events.readText',
    method: 'POST',
    path: '/api/cases/:case/calendar/text',
    access: 'agreed',
    summary: 'Finds days and times in a pasted letter or notice. Keeps nothing.',
    params: InCase,
    body: z.object({
      text: z
        .string()
        .check(z.minLength(1, reason(msg`it is empty`)), z.maxLength(20_000, reason(msg`it has more than 20,000 characters`))),
    }),
    reply: z.object({ proposals: z.array(Proposal) }),
    limit: { most: 60, minutes: 10 },
  }),
  places: call({
    name: 'events.places',
    method: 'GET',
    path: '/api/calendar/places',
    access: 'agreed',
    summary: 'The names of the places that the case keeps, for the place of an event.',
    query: OfCase,
    reply: z.object({ places: z.array(z.object({ name: z.string(), isLocated: z.boolean() })) }),
  }),
}
