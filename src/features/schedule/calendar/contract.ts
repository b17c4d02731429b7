// The calendar shows everything that a family has coming up in one place. It reads the schedule, orders, hearings and events
// from their features, and each feature decides what the reader may see of it.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Day } from '#http/fields.ts'
import { Child, OfCase, Side } from '#case/cases/contract.ts'
import { Occurrence } from '#schedule/events/contract.ts'

const Holder = z.enum(['A', 'B', 'third', 'gap'])

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

/** A range of days that differs from the usual weeks: a holiday, a vacation, an agreed change. */
const Special = z.object({
  layer: z.enum(['season', 'vacation', 'holiday', 'change']),
  label: z.nullable(z.string()),
  holder: Holder,
  firstDay: z.string(),
  lastDay: z.string(),
})

/** A leg of a swap request that waits for an answer. Times are local, `YYYY-MM-DDTHH:MM`. */
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

/** Support that is due on a day, for those who may see payments. */
const Due = z.object({
  id: z.string(),
  day: z.string(),
  payer: Side,
  cents: z.int(),
  open: z.int(),
  state: z.enum(['coming', 'open', 'part', 'settled', 'unknown']),
  to: z.string(),
})
export type Due = z.output<typeof Due>

export const views = ['month', 'week', 'agenda', 'list'] as const
export const View = z.enum(views)
export type View = z.output<typeof View>

export const Range = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  today: z.string(),
  /** The selected day; `from` and `to` are the first and last day shown. */
  day: z.string(),
  from: z.string(),
  to: z.string(),
  children: z.array(Child),
  /** Who each child is with in the night after a day; empty where no schedule is in effect. */
  nights: z.array(z.object({ day: z.string(), by: z.array(z.object({ child: z.string(), holder: Holder })) })),
  specials: z.array(Special),
  exchanges: z.array(Exchange),
  asked: z.array(Asked),
  hearings: z.array(CourtDate),
  dues: z.array(Due),
  holidays: z.array(z.object({ day: z.string(), name: z.string(), observed: z.boolean() })),
  events: z.array(Occurrence),
  /** The reader is in safety mode: events that they share have no place. */
  hidesPlaces: z.boolean(),
  can: z.object({ add: z.boolean() }),
})
export type Range = z.output<typeof Range>

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
      /** Why no next exchange is shown: the reader's seat has ended, or a hold separates them from the other parent. */
      stopped: z.nullable(z.enum(['ended', 'held'])),
    }),
  }),
}
