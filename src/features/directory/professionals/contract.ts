// The directory of judges, attorneys, guardians ad litem and experts: one professional with the source and day of every fact,
// what changed in them, and the courts. Anyone may read all of it; people are written by other features (public.ts), by no call.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { roles } from '#domain/directory/roles.ts'
import { call } from '#http/contract.ts'

export { roles }
export const Role = z.enum(roles)
export type Role = z.output<typeof Role>

/** What someone is within a role; vocabulary.md's words. */
export const kinds = {
  judge: ['judge', 'justice', 'commissioner', 'magistrate'],
  attorney: ['attorney'],
  gal: ['guardian_ad_litem', 'minors_counsel'],
  expert: ['custody_evaluator', 'mediator', 'parenting_coordinator', 'visitation_supervisor', 'therapist'],
} as const satisfies Record<Role, readonly string[]>
/** Written out: a list spread from those above would bring zod into every visitor's browser (scripts/lean-contracts.ts). */
export const Kind = z.enum([
  'judge',
  'justice',
  'commissioner',
  'magistrate',
  'attorney',
  'guardian_ad_litem',
  'minors_counsel',
  'custody_evaluator',
  'mediator',
  'parenting_coordinator',
  'visitation_supervisor',
  'therapist',
])
export type Kind = z.output<typeof Kind>

const Day = z.string()
/** A state's postal code. */
export const State = z.string().check(z.regex(/^[A-Z]{2}$/, reason(msg`two capital letters, such as TX`)))
const Id = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`)))

const Basis = z.enum(['appointed', 'elected', 'listed'])
const Precision = z.enum(['day', 'month', 'year'])
/** How and when the newest known position came about: "elected in 2014" is that, and never "sitting today". */
const Since = z.object({
  basis: Basis,
  fromOn: z.nullable(Day),
  fromPrecision: Precision,
  toOn: z.nullable(Day),
  /** Since when they are a senior judge, with fewer cases or none. */
  seniorOn: z.optional(z.nullable(Day)),
  /** How and when someone else came to the same seat, where the source knows one. */
  next: z.optional(z.nullable(z.object({ basis: Basis, on: Day, precision: Precision }))),
})

/** Why there are facts and no ratings (domain/directory/rateable.ts). Written out, as `Kind` is. */
const Closed = z.enum(['federal', 'appellate', 'criminal', 'long_ago'])

export const Card = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  kind: z.string(),
  title: z.string(),
  courtName: z.nullable(z.string()),
  state: z.nullable(z.string()),
  county: z.nullable(z.string()),
  jurisdiction: z.enum(['state', 'federal']),
  standing: z.enum(['serving', 'ended', 'last_known']),
  since: Since,
  /** The day up to which the source speaks. */
  asOf: z.nullable(Day),
  isFictional: z.boolean(),
  /** Why this person cannot be rated; absent or `null` for the person who can. */
  closed: z.optional(z.nullable(Closed)),
})
export type Card = z.output<typeof Card>

const Position = z.object({
  /** Its place in time; facts name it as `positionSeq`. */
  seq: z.number(),
  kind: z.string(),
  title: z.string(),
  courtId: z.nullable(z.string()),
  courtName: z.nullable(z.string()),
  state: z.nullable(z.string()),
  counties: z.array(z.string()),
  since: Since,
  endReason: z.nullable(z.string()),
  /** Who came to the seat after; `since.next` says how and when. */
  nextHolder: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

const Fact = z.object({
  field: z.string(),
  value: z.string(),
  positionSeq: z.nullable(z.number()),
  sourceId: z.string(),
  sourceRef: z.string(),
  asOf: z.nullable(Day),
  seenOn: Day,
})

const Source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  url: z.nullable(z.string()),
  licence: z.string(),
  editionOn: z.nullable(Day),
})

export const Professional = z.object({
  ...Card.shape,
  goneOn: z.nullable(Day),
  positions: z.array(Position),
  facts: z.array(Fact),
  sources: z.array(Source),
})
export type Professional = z.output<typeof Professional>

export const Court = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.nullable(z.string()),
  parentName: z.nullable(z.string()),
  system: z.string(),
  level: z.string(),
  hearsFamily: z.boolean(),
  state: z.nullable(z.string()),
  county: z.nullable(z.string()),
  website: z.nullable(z.string()),
  sourceId: z.string(),
  seenOn: Day,
})
export type Court = z.output<typeof Court>

/** A fact that was added, replaced or taken back after the person was first collected. */
const Change = z.object({
  on: Day,
  field: z.string(),
  positionSeq: z.nullable(z.number()),
  was: z.nullable(z.string()),
  now: z.nullable(z.string()),
  sourceTitle: z.string(),
  sourceRef: z.string(),
})
export const Changes = z.object({
  /** The day on which the person's first facts were read. */
  firstSeenOn: Day,
  /** The newest first. */
  items: z.array(Change),
})
export type Changes = z.output<typeof Changes>

export const calls = {
  get: call({
    name: 'professionals.get',
    method: 'GET',
    path: '/api/professionals/:id',
    access: 'public',
    summary:
      'One professional: positions over time, and every fact with its source and day. A record that was merged answers with the profile that stands for it.',
    params: z.object({ id: Id }),
    reply: Professional,
  }),
  courts: call({
    name: 'professionals.courts',
    method: 'GET',
    path: '/api/courts',
    access: 'public',
    summary: 'Courts by state and name, each with the court above it.',
    query: z.object({
      q: z.optional(z.string().check(z.maxLength(100))),
      state: z.optional(State),
      family: z.optional(z.enum(['yes'])),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    reply: z.object({ items: z.array(Court), next: z.nullable(z.string()) }),
  }),
  changes: call({
    name: 'professionals.changes',
    method: 'GET',
    path: '/api/professionals/:id/changes',
    access: 'public',
    summary: 'What changed in the facts about one professional, when, and by which source.',
    params: z.object({ id: Id }),
    reply: Changes,
  }),
}
