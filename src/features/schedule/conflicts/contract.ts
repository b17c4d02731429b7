// Conflicts: what in a family's calendar cannot be as it stands, found again whenever someone asks (domain/calendar), from
// what that person sees, and shown to the people whom it concerns. Only what a person dismisses, for themselves, is stored.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { conflictKinds } from '#domain/calendar/types.ts'
import { call } from '#http/contract.ts'
import { Day } from '#http/fields.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'
import { Clause } from '#case/orders/contract.ts'

const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no time`)))

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
  /** What meets, by name and day, the earlier first. */
  items: z.array(z.object({ id: z.string(), what: z.enum(['event', 'hearing', 'exchange']), title: z.string(), day: z.string() })),
  from: z.string(),
  to: z.string(),
  severity: z.enum(['low', 'medium', 'high']),
  clause: z.nullable(Clause),
  reason: Reason,
  /** Who planned the one thing that it is about; `null` where it is about two, or none. */
  author: z.nullable(Side),
  fix: z.object({
    kind: z.enum(['swap_request', 'move', 'move_exchange', 'ask_first', 'give_notice', 'confirm']),
    /** A swap request, ready for `/time-trade-requests?draft=`; `null` for a person who can send none. */
    draft: z.nullable(z.string()),
    /** Where an own event would be free of it. */
    move: z.nullable(
      z.object({ event: z.string(), sequence: z.int(), firstDay: Day, lastDay: Day, from: z.nullable(WallTime), to: z.nullable(WallTime) }),
    ),
  }),
  letBe: z.boolean(),
})
export type Conflict = z.output<typeof Conflict>

export const calls = {
  list: call({
    name: 'conflicts.list',
    method: 'GET',
    path: '/api/calendar/conflicts',
    access: 'agreed',
    summary:
      'What cannot be as it stands and concerns whoever asks, by day and harm, from today for six weeks or in a range of 62 days at most.',
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
    name: 'conflicts.letBe',
    method: 'POST',
    path: '/api/cases/:case/calendar/conflicts/:conflict',
    access: 'agreed',
    summary: 'Lets a conflict be as it is, for oneself; or takes that back.',
    params: z.object({ case: CaseId, conflict: z.string().check(z.regex(/^[0-9a-f]{32}$/, reason(msg`it is no conflict`))) }),
    body: z.object({ letBe: z.boolean() }),
    reply: z.object({ letBe: z.boolean() }),
  }),
}
