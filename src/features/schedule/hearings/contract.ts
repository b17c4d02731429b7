// Hearings: when and where a court wants whom, and what is to be ready by then. Each parent keeps their own list; a
// hearing is the other parent's to see only where it was shared. What it said before a change stays with it.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'

const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no time`)))

export const hearingKinds = ['hearing', 'status_conference', 'trial', 'mediation', 'settlement_conference', 'evaluation', 'other'] as const
export const HearingKind = z.enum(hearingKinds)
export type HearingKind = z.output<typeof HearingKind>

const Preparation = z
  .array(z.object({ text: z.string().check(z.trim(), z.minLength(1, reason(msg`it is empty`)), z.maxLength(200)), done: z.boolean() }))
  .check(z.maxLength(40, reason(msg`it has more than 40 lines`)))

/** What is written of a hearing. The day and the times are those of the clock on the wall in `zone`. */
export const Draft = z.object({
  title: requiredText(160),
  kind: HearingKind,
  day: Day,
  from: WallTime,
  to: WallTime,
  zone: z.string().check(z.maxLength(64)),
  court: text(160),
  room: text(60),
  /** A link or a number to attend by. */
  remote: text(500),
  judge: text(160),
  /** Who must attend. */
  sides: z.array(Side).check(z.maxLength(2)),
  preparation: Preparation,
  documentsDueOn: z.nullable(Day),
  notes: text(4000),
  isShared: z.boolean(),
})
export type Draft = z.output<typeof Draft>

/** One thing that a change changed, before and after, as they were written. */
const Alteration = z.object({ field: z.string(), was: z.string(), is: z.string() })

export const Hearing = z.extend(Draft, {
  id: z.string(),
  /** Moments, ISO 8601. */
  fromAt: z.string(),
  toAt: z.string(),
  sequence: z.int(),
  isMine: z.boolean(),
  cancelledAt: z.nullable(z.string()),
  updatedAt: z.string(),
  /** What was changed last, and when; empty where nothing was. */
  changes: z.array(z.object({ at: z.string(), what: z.array(Alteration) })),
  can: z.object({ change: z.boolean(), tick: z.boolean() }),
})
export type Hearing = z.output<typeof Hearing>

/** What a coming hearing means for the children's time, as the schedule has it. */
export const Check = z.object({
  hearing: z.string(),
  /** Children who are with a parent that must attend then. */
  care: z.array(
    z.object({
      side: Side,
      children: z.array(z.object({ id: z.string(), name: z.string() })),
      from: z.string(),
      to: z.string(),
      /** The same on the wall of the case's zone, as a swap request names it. */
      fromWall: z.string(),
      toWall: z.string(),
      clause: z.nullable(z.object({ paragraph: z.string(), text: z.string() })),
      /** The other parent need not attend. */
      otherIsFree: z.boolean(),
      /** It is longer than the order lets someone else care for them without asking. */
      askFirst: z.nullable(z.object({ hours: z.int(), paragraph: z.string() })),
    }),
  ),
  /** Hand-overs within three hours. */
  close: z.array(
    z.object({
      at: z.string(),
      place: z.nullable(z.string()),
      names: z.array(z.string()),
      when: z.enum(['before', 'during', 'after']),
      minutes: z.int(),
      /** By car, as an estimate, for a parent who must be at both; `isShort`: it is more than there is between them. */
      way: z.nullable(z.object({ minutes: z.int(), isShort: z.boolean() })),
    }),
  ),
})
export type Check = z.output<typeof Check>

/** An event of a calendar file, as it would come in. `no_end`: it is taken to last an hour; the others cannot be hearings. */
export const Incoming = z.object({
  id: z.string(),
  title: z.string(),
  day: Day,
  from: WallTime,
  to: WallTime,
  zone: z.string(),
  court: z.string(),
  why: z.nullable(z.enum(['no_end', 'whole_day', 'several_days'])),
  isThere: z.boolean(),
})
export type Incoming = z.output<typeof Incoming>

const File = z.string().check(z.minLength(1, reason(msg`it is empty`)), z.maxLength(2_000_000, reason(msg`it is too large`)))

const Params = z.object({ case: CaseId, hearing: z.uuid() })
/** Which state of it a change began from: another's or another tab's is not written over unseen. */
const Was = z.object({ sequence: z.int().check(z.gte(0), z.lte(2_147_483_647)) })

export const calls = {
  list: call({
    name: 'hearings.list',
    method: 'GET',
    path: '/api/hearings',
    access: 'agreed',
    summary: 'The hearings of a case that one sees, the next first, then those that were.',
    query: OfCase,
    reply: z.object({ caseId: z.nullable(z.string()), zone: z.string(), hearings: z.array(Hearing), can: z.object({ add: z.boolean() }) }),
  }),
  checks: call({
    name: 'hearings.checks',
    method: 'GET',
    path: '/api/hearings/checks',
    access: 'agreed',
    summary: 'The coming hearings held against the schedule: who has the children, and which hand-overs lie close by.',
    query: OfCase,
    reply: z.object({ checks: z.array(Check) }),
  }),
  preview: call({
    name: 'hearings.preview',
    method: 'POST',
    path: '/api/cases/:case/hearings/file/preview',
    access: 'premium',
    summary: 'Reads the coming events of a calendar file, and keeps nothing of it.',
    largest: 4 * 1024 * 1024,
    limit: { most: 30, minutes: 10 },
    params: z.object({ case: CaseId }),
    body: z.object({ file: File }),
    reply: z.object({ events: z.array(Incoming) }),
  }),
  takeIn: call({
    name: 'hearings.takeIn',
    method: 'POST',
    path: '/api/cases/:case/hearings/file',
    access: 'premium',
    summary: 'Adds the chosen events of a calendar file as hearings; one that is there already is left as it is.',
    largest: 4 * 1024 * 1024,
    limit: { most: 30, minutes: 10 },
    params: z.object({ case: CaseId }),
    body: z.object({ file: File, take: z.array(z.uuid()).check(z.minLength(1, reason(msg`nothing is chosen`)), z.maxLength(500)) }),
    reply: z.object({ added: z.int() }),
  }),
  add: call({
    name: 'hearings.add',
    method: 'POST',
    path: '/api/cases/:case/hearings',
    access: 'premium',
    summary: 'Adds a hearing.',
    idempotent: true,
    params: z.object({ case: CaseId }),
    body: Draft,
    reply: z.object({ id: z.string() }),
  }),
  change: call({
    name: 'hearings.change',
    method: 'PUT',
    path: '/api/cases/:case/hearings/:hearing',
    access: 'premium',
    summary: 'Changes a hearing; what it said before stays with it.',
    params: Params,
    body: z.extend(Draft, Was.shape),
    reply: z.object({ sequence: z.int() }),
  }),
  cancel: call({
    name: 'hearings.cancel',
    method: 'POST',
    path: '/api/cases/:case/hearings/:hearing/cancel',
    access: 'agreed',
    summary: 'Marks a hearing as cancelled, or takes that back.',
    params: Params,
    body: z.object({ cancelled: z.boolean() }),
    reply: z.object({ cancelled: z.boolean() }),
  }),
  tick: call({
    name: 'hearings.tick',
    method: 'POST',
    path: '/api/cases/:case/hearings/:hearing/tick',
    access: 'agreed',
    summary: 'Ticks or unticks a line of what is to be prepared.',
    params: Params,
    body: z.object({ line: z.int().check(z.gte(0), z.lte(39)), text: z.string(), done: z.boolean() }),
    reply: z.object({ done: z.boolean() }),
  }),
}
