// The current schedule: whose time it is by the versions in effect and the agreed changes, in days, nights and hours, and why.
// Each seat sees only its own days. Proposals that wait for an answer are in features/schedule/versions.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { CaseId, Child, OfCase } from '#case/cases/contract.ts'
import { Day, Holder, StoredRule, StoredRules, Problem, Rules, Version } from '#schedule/versions/contract.ts'

const Say = z.enum(['keep', 'drop'])
/** A change that was agreed before the newest version, for days on which that version is in effect. */
export const ToConfirm = z.object({
  id: z.string(),
  label: z.nullable(z.string()),
  holder: Holder,
  fromAt: z.string(),
  toAt: z.string(),
  underway: z.boolean(),
  mine: z.nullable(Say),
  others: z.nullable(Say),
  can: z.object({ answer: z.boolean() }),
})
export type ToConfirm = z.output<typeof ToConfirm>

const Count = z.object({ A: z.number(), B: z.number(), third: z.number(), gap: z.number() })
/** Nights and minutes in a range; shares in percent of all nights and of all hours. */
export const Sums = z.object({
  from: z.string(),
  to: z.string(),
  days: z.int(),
  nights: Count,
  minutes: Count,
  nightShares: Count,
  hourShares: Count,
  longest: z.object({ A: z.int(), B: z.int() }),
  exchanges: z.int(),
})
export type Sums = z.output<typeof Sums>

/** A range of days, expanded. One letter for each night: A, B, T (third), `-` nobody; one for its layer: b s v h c, or `-`. */
export const ExpandedDays = z.object({
  child: z.nullable(z.string()),
  from: z.string(),
  nights: z.string(),
  layers: z.string(),
  /** Exchanges by day and local minute of the day. */
  exchanges: z.array(
    z.object({ day: z.string(), minute: z.int(), from: Holder, to: Holder, place: z.nullable(z.string()), at: z.string() }),
  ),
  /** Named holidays, seasons and vacations, by first day. */
  names: z.array(z.object({ day: z.string(), name: z.string() })),
  /** `total`: all months from the first counted day; `year`: the first twelve. */
  total: Sums,
  year: Sums,
  months: z.array(Sums),
})
export type ExpandedDays = z.output<typeof ExpandedDays>

/** The days that a seat sees, first and last included; an open end is `null`. */
export const Shows = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) })
export type Shows = z.output<typeof Shows>

/** Nights before and after a version, letter by letter, from a day on; the balance is after minus before. */
export const Difference = z.object({
  from: z.string(),
  before: z.string(),
  after: z.string(),
  changed: z.int(),
  balance: z.object({ nights: Count, minutes: Count }),
})
export type Difference = z.output<typeof Difference>

/** Two versions side by side, each as if only it were in effect: rules that differ, nights, hours. */
export const Comparison = z.object({
  from: z.string(),
  to: z.string(),
  words: z.object({
    gone: StoredRules,
    added: StoredRules,
    changed: z.array(z.object({ before: StoredRule, after: StoredRule })),
    same: z.int(),
  }),
  before: Sums,
  after: ExpandedDays,
  difference: Difference,
})
export type Comparison = z.output<typeof Comparison>

/** Why a part of a day belongs to a parent: the rule that decides first, then the rules that would apply without it. */
export const Reason = z.object({
  from: z.string(),
  to: z.string(),
  holder: z.enum(['A', 'B', 'third', 'gap']),
  links: z.array(
    z.object({
      layer: z.enum(['base', 'season', 'vacation', 'holiday', 'change']),
      holder: Holder,
      label: z.nullable(z.string()),
      clause: z.nullable(z.object({ paragraph: z.string(), text: z.string() })),
      version: z.nullable(z.string()),
      /** The `Because` of domain/custody. */
      because: z.object({
        key: z.enum(['cycle', 'month_week', 'otherwise', 'visit', 'block', 'holiday']),
        night: z.optional(z.int()),
        of: z.optional(z.int()),
        n: z.optional(z.int()),
        month: z.optional(z.int()),
        weekday: z.optional(z.int()),
        year: z.optional(z.int()),
        turn: z.optional(z.enum(['every', 'odd', 'even'])),
        part: z.optional(z.enum(['whole', 'first', 'second'])),
      }),
    }),
  ),
})
export type Reason = z.output<typeof Reason>

const Months = z.optional(z.string().check(z.regex(/^([1-9]|1\d|2[0-4])$/, reason(msg`it is not 1 to 24`))))

export const calls = {
  current: call({
    name: 'schedule.current',
    method: 'GET',
    path: '/api/schedule',
    access: 'agreed',
    summary: 'The schedule of a case: its versions, what waits for an answer, and what is to be confirmed.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      today: z.string(),
      children: z.array(Child),
      orders: z.array(z.object({ id: z.string(), title: z.string(), effective: z.string() })),
      versions: z.array(Version),
      /** The days that this seat sees, if it does not see all of them. */
      shows: z.nullable(Shows),
      base: z.nullable(z.string()),
      toConfirm: z.array(ToConfirm),
      otherJoined: z.boolean(),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  days: call({
    name: 'schedule.days',
    method: 'GET',
    path: '/api/schedule/days',
    access: 'agreed',
    summary: 'The schedule of a child laid out over months, in force or as it would be with a version, with nights and hours.',
    query: z.extend(OfCase, {
      child: z.optional(z.uuid()),
      version: z.optional(z.uuid()),
      from: z.optional(Day),
      months: Months,
    }),
    reply: z.object({ caseId: z.nullable(z.string()), expanded: z.nullable(ExpandedDays), difference: z.nullable(Difference) }),
  }),
  why: call({
    name: 'schedule.why',
    method: 'GET',
    path: '/api/schedule/why',
    access: 'agreed',
    summary: 'Why each part of a day is whose it is.',
    query: z.extend(OfCase, { day: Day, child: z.optional(z.uuid()), version: z.optional(z.uuid()) }),
    reply: z.object({ caseId: z.nullable(z.string()), parts: z.array(Reason) }),
  }),
  compare: call({
    name: 'schedule.compare',
    method: 'GET',
    path: '/api/schedule/compare',
    access: 'agreed',
    summary: 'What is otherwise in one version than in another: rules, nights and hours, from the day on which both would count.',
    query: z.extend(OfCase, { before: z.uuid(), after: z.uuid(), child: z.optional(z.uuid()), months: Months }),
    reply: z.object({ caseId: z.nullable(z.string()), comparison: z.nullable(Comparison) }),
  }),
  preview: call({
    name: 'schedule.preview',
    method: 'POST',
    path: '/api/cases/:case/schedule/preview',
    access: 'agreed',
    summary: 'Lays out rules that are not kept yet: nights, hours, what is wrong with them, and what would change hands.',
    limit: { most: 400, minutes: 10 },
    largest: 256 * 1024,
    params: z.object({ case: CaseId }),
    body: z.object({ effective: Day, rules: Rules, child: z.nullable(z.uuid()), months: z.int().check(z.gte(1), z.lte(24)) }),
    reply: z.object({ problems: z.array(Problem), expanded: z.nullable(ExpandedDays), difference: z.nullable(Difference) }),
  }),
  confirm: call({
    name: 'schedule.confirm',
    method: 'POST',
    path: '/api/cases/:case/schedule/changes/:change/confirm',
    access: 'agreed',
    summary: 'Says whether something that was agreed before the newest version still counts; it is dropped when both say so.',
    params: z.object({ case: CaseId, change: z.uuid() }),
    body: z.object({ say: Say, version: z.uuid() }),
    reply: z.object({ is: z.enum(['open', 'confirmed', 'dropped']) }),
  }),
}
