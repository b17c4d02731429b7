// The versions of a schedule: parents draft, propose and answer them. Only their author sees drafts; both parents and every
// seat with the schedule scope see proposals. Once both parents have joined, nothing takes effect unseen.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import type { Rule } from '#domain/schedule/types.ts'
import { call } from '#http/contract.ts'
import { readDay } from '#kernel/day.ts'
import { CaseId, Side } from '#case/cases/contract.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, reason(msg`it has more than ${{ most }} characters`)))
export const Day = z.string().check(
  z.refine((value) => readDay(value) !== null, reason(msg`there is no such day in the calendar`)),
  z.refine((value) => value >= '1990' && value < '2100', reason(msg`it lies outside of the years 1990 to 2099`)),
)
export const WallTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, reason(msg`it is no time`)))
export const Weekday = z.literal([0, 1, 2, 3, 4, 5, 6])
export const Holder = z.enum(['A', 'B', 'third'])
const Turned = z.nullable(Holder)
const few = (most: number) => z.int().check(z.gte(-most), z.lte(most))
const place = z.optional(text(200))

// The words of a schedule as domain/custody/types.ts has them. An unknown key is refused: what nobody reads is not agreed on.
const Handover = z.strictObject({ at: WallTime, place })
const OfWeek = z.strictObject({ weekday: Weekday, at: WallTime, place })
const byWeekday = { 0: z.optional(Handover), 1: z.optional(Handover), 2: z.optional(Handover), 3: z.optional(Handover) }
const ByWeekday = z.strictObject({ ...byWeekday, 4: z.optional(Handover), 5: z.optional(Handover), 6: z.optional(Handover) })
const Month = z.int().check(z.gte(1), z.lte(12))
const MonthDay = z.strictObject({ month: Month, day: z.int().check(z.gte(1), z.lte(31)) })
const Days = z.strictObject({ from: Day, to: Day })
const Years = z
  .record(z.string().check(z.regex(/^\d{4}$/, reason(msg`it is no year`))), Days)
  .check(z.refine((years) => Object.keys(years).length <= 60, reason(msg`it has more than 60 years`)))
const single = [
  z.strictObject({
    type: z.literal('fixed'),
    month: Month,
    day: MonthDay.shape.day,
    inCommonYears: z.optional(z.enum(['omit', 'day-before', 'day-after'])),
  }),
  z.strictObject({ type: z.literal('nth'), month: Month, weekday: Weekday, n: few(5) }),
  z.strictObject({ type: z.literal('last'), month: Month, weekday: Weekday }),
  z.strictObject({ type: z.literal('election') }),
  z.strictObject({ type: z.literal('easter') }),
  z.strictObject({ type: z.literal('dated'), years: Years }),
] as const
const DateRule = z.discriminatedUnion('type', [
  ...single,
  z.strictObject({ type: z.literal('relative'), base: z.discriminatedUnion('type', single), offset: few(60) }),
])
const Offset = z.strictObject({ offset: few(60), at: WallTime })
const Span = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cycle'),
    anchor: z.union([Day, z.literal('window'), z.literal('week')]),
    nights: z.string().check(z.regex(/^[ABT]{1,366}$/, reason(msg`it is not 1 to 366 letters A, B and T`))),
    handover: Handover,
    on: z.optional(ByWeekday),
  }),
  z.strictObject({
    kind: z.literal('monthly'),
    numberedBy: Weekday,
    weekStart: z.optional(Weekday),
    which: z.array(few(5)).check(z.maxLength(6)),
    start: OfWeek,
    end: OfWeek,
    holder: Holder,
    otherwise: z.optional(Holder),
  }),
  z.strictObject({
    kind: z.literal('visits'),
    weekdays: z.array(Weekday).check(z.minLength(1, reason(msg`it has no weekday`)), z.maxLength(7)),
    from: WallTime,
    to: WallTime,
    every: z.optional(z.strictObject({ weeks: z.int().check(z.gte(1), z.lte(52)), anchor: Day })),
    holder: Holder,
  }),
  z.strictObject({
    kind: z.literal('block'),
    from: z.strictObject({ day: Day, at: WallTime }),
    to: z.strictObject({ day: Day, at: WallTime }),
    holder: Holder,
  }),
  z.strictObject({
    kind: z.literal('holiday'),
    date: DateRule,
    from: Offset,
    to: Offset,
    turn: z.union([z.strictObject({ every: Holder }), z.strictObject({ odd: Turned, even: Turned })]),
    split: z.optional(
      z.union([z.strictObject({ middle: Offset }), z.strictObject({ on: DateRule, at: WallTime }), z.strictObject({ half: WallTime })]),
    ),
  }),
])
const times = { at: z.optional(WallTime), until: z.optional(WallTime) }
const Season = z.union([
  z.strictObject({ each: z.strictObject({ from: MonthDay, to: MonthDay }), ...times }),
  z.strictObject({ dated: z.array(Days).check(z.maxLength(60, reason(msg`it has more than 60 years`))), ...times }),
])
const RuleShape = z.strictObject({
  id: z.string().check(z.regex(/^[a-zA-Z0-9-]{1,60}$/, reason(msg`it is no name of a rule`))),
  layer: z.enum(['base', 'season', 'vacation', 'holiday']),
  children: z.union([z.literal('all'), z.array(z.uuid()).check(z.maxLength(20))]),
  span: Span,
  within: z.optional(Season),
  place,
  label: z.optional(text(80)),
  clause: z.optional(z.strictObject({ paragraph: text(40), text: text(1000) })),
})
export const Rules = z.array(RuleShape).check(z.maxLength(200, reason(msg`it has more than 200 rules`))) as z.ZodMiniType<Rule[], Rule[]>

const bases = ['agreed', 'order', 'own'] as const
const Basis = z.enum(bases)
export type Basis = z.output<typeof Basis>

/** The parts of a version that its author writes. */
export const Draft = z.object({
  title: text(120).check(z.minLength(1, reason(msg`it is empty`))),
  basis: Basis,
  /** The order that it comes from. */
  orderId: z.nullable(z.uuid()),
  effective: Day,
  rules: Rules,
  note: text(1000),
})
export type Draft = z.output<typeof Draft>

/** A rule as stored: rules from an older release, or from another feature, are shown and not validated again. */
export const StoredRule = z.looseObject({ id: z.string() }) as unknown as z.ZodMiniType<Rule, Rule>
export const StoredRules = z.array(StoredRule)

/** The state of a version; an unanswered proposal is `expired` after its deadline. */
const State = z.enum(['draft', 'proposed', 'approved', 'declined', 'withdrawn', 'expired'])
export type VersionState = z.output<typeof State>

/** `alone`: in effect because its author made it effective before the other parent had joined. */
export const Version = z.extend(Draft, {
  rules: StoredRules,
  id: z.string(),
  state: State,
  side: z.nullable(Side),
  /** The author's name when it was proposed. */
  author: z.string(),
  isMine: z.boolean(),
  /** 1: its rules are interpreted as they were when it was proposed (`Version` in domain/custody). */
  reading: z.nullable(z.literal(1)),
  alone: z.boolean(),
  /** In effect today. */
  isNow: z.boolean(),
  proposedAt: z.nullable(z.string()),
  respondBy: z.nullable(z.string()),
  viewedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  answerNote: z.string(),
  /** Digest of the content: a change names the one that it started from. */
  digest: z.string(),
  /** Another version took effect since this one was begun. */
  isBehind: z.boolean(),
  can: z.object({
    change: z.boolean(),
    propose: z.boolean(),
    answer: z.boolean(),
    withdraw: z.boolean(),
    discard: z.boolean(),
    /** It is closed, and its content may be proposed again. */
    again: z.boolean(),
  }),
})
export type Version = z.output<typeof Version>

export const Problem = z.object({
  level: z.enum(['stops', 'wrong', 'settled']),
  key: z.string(),
  rule: z.nullable(z.string()),
  sentence: z.string(),
})
export type Problem = z.output<typeof Problem>

const Params = z.object({ case: CaseId })
const OfVersion = z.object({ case: CaseId, version: z.uuid() })
/** The version that took effect last, as the page showed it; if there is a newer one, the request is refused with a message. */
const Upon = { base: z.nullable(z.uuid()) }
const stated = z.object({ state: State })

export const calls = {
  draft: call({
    name: 'schedule.draft',
    method: 'POST',
    path: '/api/cases/:case/schedule/versions',
    access: 'premium',
    summary: 'Keeps a draft of a version, for its author alone.',
    idempotent: true,
    largest: 256 * 1024,
    params: Params,
    body: Draft,
    reply: z.object({ id: z.string(), digest: z.string() }),
  }),
  change: call({
    name: 'schedule.change',
    method: 'PUT',
    path: '/api/cases/:case/schedule/versions/:version',
    access: 'premium',
    summary: 'Changes a draft.',
    largest: 256 * 1024,
    params: OfVersion,
    body: z.extend(Draft, { was: z.string().check(z.maxLength(64)) }),
    reply: z.object({ digest: z.string() }),
  }),
  discard: call({
    name: 'schedule.discard',
    method: 'POST',
    path: '/api/cases/:case/schedule/versions/:version/discard',
    access: 'agreed',
    summary: 'Throws a draft away, with all its words.',
    params: OfVersion,
    reply: stated,
  }),
  propose: call({
    name: 'schedule.propose',
    method: 'POST',
    path: '/api/cases/:case/schedule/versions/:version/propose',
    access: 'premium',
    summary: 'Proposes a draft to the other parent; before that one has joined, puts it in force and says so.',
    params: OfVersion,
    body: z.object({ ...Upon, respondBy: z.nullable(Day) }),
    reply: stated,
  }),
  view: call({
    name: 'schedule.view',
    method: 'POST',
    path: '/api/cases/:case/schedule/versions/:version/view',
    access: 'agreed',
    summary: 'Notes that the other parent has opened a proposal.',
    params: OfVersion,
    reply: z.object({ viewedAt: z.string() }),
  }),
  approve: call({
    name: 'schedule.approve',
    method: 'POST',
    path: '/api/cases/:case/schedule/versions/:version/approve',
    access: 'agreed',
    summary: "Says yes to the other parent's proposal, which is then in force from its day.",
    params: OfVersion,
    body: z.object(Upon),
    reply: stated,
  }),
  decline: call({
    name: 'schedule.decline',
    method: 'POST',
    path: '/api/cases/:case/schedule/versions/:version/decline',
    access: 'agreed',
    summary: "Says no to the other parent's proposal, with a reason.",
    params: OfVersion,
    body: z.object({ reason: text(1000).check(z.minLength(1, reason(msg`it is empty`))) }),
    reply: stated,
  }),
  withdraw: call({
    name: 'schedule.withdraw',
    method: 'POST',
    path: '/api/cases/:case/schedule/versions/:version/withdraw',
    access: 'agreed',
    summary: "Takes one's own proposal back before it is answered.",
    params: OfVersion,
    reply: stated,
  }),
}
