// Parenting plans: clauses from a library with the parents' answers, proposed one by one until both said yes to the same
// text. Only its author sees a draft; a proposed version is never changed.
// What was agreed keeps its text and its names until both agree on something else (decision 0061).
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { acts, states } from '#domain/plan/negotiation.ts'
import { sections } from '#domain/plan/sections.ts'
import type { SectionId } from '#domain/plan/types.ts'
import { call } from '#http/contract.ts'
import { readDay } from '#kernel/day.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'
import { StoredRules } from '#schedule/versions/contract.ts'

const Section = z.enum(sections.map(({ id }) => id) as [SectionId, ...SectionId[]])
/** Answers by blank; the clause says what each blank takes (domain/plan/answers.ts). */
const Answers = z.record(z.string().check(z.maxLength(40)), z.unknown())
const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, reason(msg`it is no digest`)))
const Title = z
  .string()
  .check(z.trim(), z.minLength(1, reason(msg`it is empty`)), z.maxLength(120, reason(msg`it has more than 120 characters`)))
const Day = z.string().check(z.refine((value) => readDay(value) !== null, reason(msg`there is no such day in the calendar`)))

/** One version of a clause: its text, and how it was answered. Later versions do not change it. */
export const Version = z.object({
  id: z.string(),
  state: z.enum(states),
  by: Side,
  at: z.string(),
  sentences: z.array(z.string()),
  digest: z.string(),
  answeredBy: z.nullable(Side),
  answeredAt: z.nullable(z.string()),
})
export type Version = z.output<typeof Version>

/** A clause of a plan in its current state. */
export const Item = z.object({
  id: z.string(),
  /** Its place in the plan: "5.2". */
  number: z.string(),
  clause: z.string(),
  section: Section,
  title: z.string(),
  answers: z.record(z.string(), z.unknown()),
  state: z.enum(states),
  /** The side that wrote this text. */
  by: Side,
  /** Which sides said yes to this text. */
  yes: z.object({ A: z.boolean(), B: z.boolean() }),
  sentences: z.array(z.string()),
  /** The current version and the digest of its text: a change sends both, so that it applies only to what its author saw. */
  version: z.string(),
  digest: z.string(),
  /**
   * How the text compares with the same clause written today. `otherwise`: today's names or wording give another text, in
   * `today`. `lost`: agreed before texts were stored, and not recoverable. `gone`: not readable here.
   */
  reads: z.enum(['same', 'otherwise', 'lost', 'gone']),
  today: z.nullable(z.array(z.string())),
  /** What both agreed on: this version, or an earlier one that applies until both agree on a change. */
  agreed: z.nullable(
    z.object({ version: z.string(), title: z.string(), sentences: z.array(z.string()), digest: z.string(), at: z.string() }),
  ),
  waitsOn: z.nullable(Side),
  acts: z.array(z.enum(acts)),
  /** All versions, the latest first. */
  history: z.array(Version),
})
export type Item = z.output<typeof Item>

export const PlanLine = z.object({
  id: z.string(),
  title: z.string(),
  by: Side,
  isMine: z.boolean(),
  isShared: z.boolean(),
  isAgreed: z.boolean(),
  agreedAt: z.nullable(z.string()),
  createdAt: z.string(),
  clauses: z.int(),
  agreed: z.int(),
  waits: z.object({ A: z.int(), B: z.int() }),
})
export type PlanLine = z.output<typeof PlanLine>

const Names = z.object({ A: z.string(), B: z.string(), children: z.array(z.string()) })

const OfPlan = z.object({ case: CaseId, plan: z.uuid() })
const OfItem = z.extend(OfPlan, { item: z.uuid() })
/** The version that the user saw when they acted. */
const Seen = z.object({ version: z.uuid(), digest: Digest })
const Moved = z.object({ item: z.string(), isAgreed: z.boolean() })

export const calls = {
  list: call({
    name: 'plans.list',
    method: 'GET',
    path: '/api/plans',
    access: 'agreed',
    summary: 'The parenting plans of a case that one sees.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      side: z.nullable(Side),
      plans: z.array(PlanLine),
      can: z.object({ begin: z.boolean() }),
    }),
  }),
  one: call({
    name: 'plans.one',
    method: 'GET',
    path: '/api/plans/:plan',
    access: 'agreed',
    summary: 'A parenting plan: its clauses with their text, who said yes, what each said before, and what is missing.',
    params: z.object({ plan: z.uuid() }),
    query: OfCase,
    reply: z.object({
      caseId: z.string(),
      zone: z.string(),
      today: z.string(),
      /** The reader's own side; `null` for a granted seat. */
      side: z.nullable(Side),
      otherJoined: z.boolean(),
      /** The other parent had joined, and their seat has ended. */
      otherLeft: z.boolean(),
      names: Names,
      plan: PlanLine,
      items: z.array(Item),
      /** Two clauses that settle the same thing, by their ids. */
      conflicts: z.array(z.object({ about: z.string(), first: z.string(), second: z.string() })),
      /** The rules that a schedule made from the plan would have: the page shows overlaps before the schedule is made. */
      rules: StoredRules,
      /** Sections without a clause. */
      missing: z.array(Section),
      /** What was already made from the agreed plan. */
      installed: z.nullable(z.object({ effective: z.string(), schedule: z.boolean(), order: z.boolean() })),
      can: z.object({ add: z.boolean(), remove: z.boolean(), install: z.boolean() }),
    }),
  }),
  begin: call({
    name: 'plans.begin',
    method: 'POST',
    path: '/api/cases/:case/plans',
    access: 'premium',
    summary: 'Begins a parenting plan; it is its author’s alone until a clause of it is proposed.',
    idempotent: true,
    params: z.object({ case: CaseId }),
    body: z.object({ title: Title }),
    reply: z.object({ id: z.string() }),
  }),
  remove: call({
    name: 'plans.remove',
    method: 'POST',
    path: '/api/cases/:case/plans/:plan/remove',
    access: 'agreed',
    summary: 'Takes away a plan of one’s own that nobody else has seen, or takes that back.',
    params: OfPlan,
    body: z.object({ removed: z.boolean() }),
    reply: z.object({ removed: z.boolean() }),
  }),
  draft: call({
    name: 'plans.draft',
    method: 'POST',
    path: '/api/cases/:case/plans/:plan/clauses',
    access: 'premium',
    summary: 'Takes a clause of the library into a plan, with its answers, as a draft.',
    idempotent: true,
    params: OfPlan,
    body: z.object({ clause: z.string().check(z.maxLength(60)), answers: Answers }),
    reply: z.object({ item: z.string() }),
  }),
  edit: call({
    name: 'plans.edit',
    method: 'PUT',
    path: '/api/cases/:case/plans/:plan/clauses/:item',
    access: 'premium',
    summary: 'Changes the answers of a draft.',
    params: OfItem,
    body: z.extend(Seen, { answers: Answers }),
    reply: Moved,
  }),
  propose: call({
    name: 'plans.propose',
    method: 'POST',
    path: '/api/cases/:case/plans/:plan/clauses/:item/propose',
    access: 'premium',
    summary: 'Puts a draft to the other parent, or a clause that was agreed, declined or taken back anew.',
    idempotent: true,
    params: OfItem,
    body: z.extend(Seen, { answers: Answers }),
    reply: Moved,
  }),
  counter: call({
    name: 'plans.counter',
    method: 'POST',
    path: '/api/cases/:case/plans/:plan/clauses/:item/counter',
    access: 'agreed',
    summary: 'Answers a clause with other words of the same clause.',
    idempotent: true,
    params: OfItem,
    body: z.extend(Seen, { answers: Answers }),
    reply: Moved,
  }),
  answer: call({
    name: 'plans.answer',
    method: 'POST',
    path: '/api/cases/:case/plans/:plan/clauses/:item/answer',
    access: 'agreed',
    summary: 'Says yes or no to the text of a clause.',
    params: OfItem,
    body: z.extend(Seen, { act: z.enum(['accept', 'decline']) }),
    reply: Moved,
  }),
  withdraw: call({
    name: 'plans.withdraw',
    method: 'POST',
    path: '/api/cases/:case/plans/:plan/clauses/:item/withdraw',
    access: 'agreed',
    summary: 'Takes back one’s own words, or throws a draft away.',
    params: OfItem,
    body: Seen,
    reply: Moved,
  }),
  install: call({
    name: 'plans.install',
    method: 'POST',
    path: '/api/cases/:case/plans/:plan/install',
    access: 'premium',
    summary: 'Makes a proposed schedule, and an order record with its notice times, of a plan that both parents agreed on.',
    params: OfPlan,
    body: z.object({ effective: Day }),
    reply: z.object({ schedule: z.boolean(), order: z.boolean() }),
  }),
}
