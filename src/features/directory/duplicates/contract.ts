// Duplicates: which profiles of the directory are likely one person, and what an admin says of them. A merge lets one profile
// stand for another and can be undone (docs/decisions/0036); "not the same" is remembered. For admins alone; every act is audited.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'

const admin = { staff: 'admin' } as const
const n = z.int()
const orNull = <T extends z.ZodMiniType>(of: T) => z.nullable(of)
const Id = z.uuid(reason(msg`it is no id`))
const Both = z.object({ a: Id, b: Id })
const longestReason = 500
const Reason = z.nullable(z.string().check(z.trim(), z.minLength(3, reason(msg`write at least 3 characters`)), z.maxLength(longestReason)))

/** What speaks against it, however alike two records are (domain/linkage). */
const Conflict = z.enum(['two_seats', 'two_numbers', 'suffix', 'names', 'two_times', 'one_suffix'])
/** Why two profiles cannot be merged by anybody. */
export const Bar = z.enum(['fictional', 'role', 'two_seats', 'two_numbers', 'not_same', 'two_holders'])
export type Bar = z.output<typeof Bar>

const Face = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  courtName: orNull(z.string()),
  state: orNull(z.string()),
  county: orNull(z.string()),
  isFictional: z.boolean(),
})
export type Face = z.output<typeof Face>

const Pair = z.object({ a: Face, b: Face, probability: z.number(), conflict: orNull(Conflict) })
export type Pair = z.output<typeof Pair>

const Counts = z.object({
  open: n,
  /** Of these, how many may be accepted at once: 0.99 and more, and nothing speaks against it. */
  sure: n,
  /** Merges in force, those of them that were drawn for a second look and wait for it, and what was decided otherwise. */
  merged: n,
  toLookAt: n,
  kept: n,
  notSame: n,
  /** Records that wait to be compared, and how many are compared. */
  due: n,
  compared: n,
  /** The day on which the rates were learnt; nothing before the first time. */
  modelOn: orNull(z.string()),
})
export type Counts = z.output<typeof Counts>

const Value = z.object({ value: z.string(), source: z.string(), ref: z.string(), url: orNull(z.string()), day: z.string() })
export type Value = z.output<typeof Value>
const Weight = z.object({ field: z.string(), level: orNull(z.string()), bits: z.number(), frequencyBits: z.number() })
export type Weight = z.output<typeof Weight>

const PairSeen = z.object({
  ...Pair.shape,
  state: z.enum(['open', 'merged', 'kept', 'not_same']),
  priorBits: z.number(),
  weights: z.array(Weight),
  /** Each field that one of them has, with what both say and where that was read. */
  fields: z.array(z.object({ field: z.string(), a: z.array(Value), b: z.array(Value) })),
  /** Published ratings of each. */
  ratings: z.object({ a: n, b: n }),
  /** Which of them the other would be shown in, unless someone chooses. */
  survivor: z.enum(['a', 'b']),
  /** Why they cannot be merged; nothing where they can. */
  bar: orNull(Bar),
})
export type PairSeen = z.output<typeof PairSeen>

const Merge = z.object({
  id: z.string(),
  survivor: Face,
  merged: z.object({ id: z.string(), name: z.string() }),
  probability: orNull(z.number()),
  isBulk: z.boolean(),
  isDrawn: z.boolean(),
  mergedOn: z.string(),
  lookedOn: orNull(z.string()),
  undoneOn: orNull(z.string()),
})
export type Merge = z.output<typeof Merge>

const Decided = z.object({ ...Pair.shape, state: z.enum(['kept', 'not_same']), on: z.string() })
export type Decided = z.output<typeof Decided>

const Choices = z.enum(['a', 'b'])

export const calls = {
  queue: call({
    name: 'duplicates.queue',
    method: 'GET',
    path: '/api/staff/duplicates',
    access: admin,
    summary: 'Pairs of profiles that may be one person, the likeliest first, with counts.',
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
    reply: z.object({ items: z.array(Pair), next: orNull(z.string()), counts: Counts }),
  }),
  pair: call({
    name: 'duplicates.pair',
    method: 'GET',
    path: '/api/staff/duplicates/pair/:a/:b',
    access: admin,
    summary: 'Two profiles side by side: what each source says, and how much each field says for or against it.',
    params: Both,
    reply: PairSeen,
  }),
  merge: call({
    name: 'duplicates.merge',
    method: 'POST',
    path: '/api/staff/duplicates/pair/:a/:b/merge',
    access: admin,
    summary: 'Lets one of two profiles stand for the other. Can be undone; needs a recent password.',
    params: Both,
    body: z.object({ survivor: Choices, name: Choices, seat: Choices, reason: Reason }),
    reply: z.object({ merge: z.string() }),
  }),
  decide: call({
    name: 'duplicates.decide',
    method: 'POST',
    path: '/api/staff/duplicates/pair/:a/:b/decide',
    access: admin,
    summary: 'Keeps both profiles, or says that they are two people; or takes that back. What was decided is not proposed again.',
    params: Both,
    body: z.object({ decision: z.enum(['kept', 'not_same', 'open']), reason: Reason }),
    reply: z.object({ done: z.literal(true) }),
  }),
  sure: call({
    name: 'duplicates.sure',
    method: 'GET',
    path: '/api/staff/duplicates/sure',
    access: admin,
    summary: 'Pairs of 0.99 and more against which nothing speaks: what may be accepted at once. Nobody stands in it twice.',
    reply: z.object({ items: z.array(Pair) }),
  }),
  accept: call({
    name: 'duplicates.accept',
    method: 'POST',
    path: '/api/staff/duplicates/accept',
    access: admin,
    summary: 'Merges the named pairs of that list. One in twenty, and one at least, is drawn for a second look. Needs a recent password.',
    body: z.object({
      pairs: z
        .array(Both)
        .check(z.minLength(1, reason(msg`choose at least one pair`)), z.maxLength(100, reason(msg`choose at most 100 pairs`))),
    }),
    reply: z.object({ merged: n, passedOver: n, drawn: n }),
  }),
  merges: call({
    name: 'duplicates.merges',
    method: 'GET',
    path: '/api/staff/duplicates/merges',
    access: admin,
    summary: 'Merges and other decisions, the newest first; those first that wait for a second look.',
    reply: z.object({ merges: z.array(Merge), decided: z.array(Decided) }),
  }),
  undo: call({
    name: 'duplicates.undo',
    method: 'POST',
    path: '/api/staff/duplicates/merges/:id/undo',
    access: admin,
    summary: 'Undoes a merge: both profiles are as they were, each with its own ratings and address.',
    params: z.object({ id: Id }),
    body: z.object({ reason: Reason }),
    /** Claims that were granted while they were one, and stand: to be looked at again. */
    reply: z.object({ claims: n }),
  }),
  look: call({
    name: 'duplicates.look',
    method: 'POST',
    path: '/api/staff/duplicates/merges/:id/look',
    access: admin,
    summary: 'Says of a merge that was drawn for a second look that it is right.',
    params: z.object({ id: Id }),
    reply: z.object({ done: z.literal(true) }),
  }),
  like: call({
    name: 'duplicates.like',
    method: 'GET',
    path: '/api/staff/duplicates/like',
    access: admin,
    summary: 'Who in the directory is likely somebody of this name: asked before somebody is added.',
    query: z.object({
      given: z.string().check(z.trim(), z.minLength(1, reason(msg`write the given name`)), z.maxLength(80)),
      family: z.string().check(z.trim(), z.minLength(1, reason(msg`write the family name`)), z.maxLength(80)),
      role: z.enum(['judge', 'attorney', 'gal', 'expert']),
      state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, reason(msg`two capital letters, such as TX`)))),
      county: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    }),
    reply: z.object({ items: z.array(z.object({ ...Face.shape, probability: z.number() })) }),
  }),
}
