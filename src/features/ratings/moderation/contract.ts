// The desk of moderators: what waits for a person, harm first, one at a time, decided with a canned letter and a rule.
// They see the text, what the checks find in it, what was reported and what became of it; no receipt, no hour, nothing of an
// author, and of who reported it nothing either. Their decision on a rating decides the notices about it.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { deskStates, deskVerbs, letters } from '#domain/moderation/letters.ts'
import { actors, states } from '#domain/moderation/states.ts'
import { events } from '#domain/moderation/table.ts'
import { checkIds, reasonCodes } from '#domain/screening/types.ts'
import { call } from '#http/contract.ts'
import { Ground, Low } from '#ratings/takedown/contract.ts'
import { Role } from '#directory/professionals/contract.ts'
import { Outcome, Part } from '#ratings/reviews/contract.ts'

const moderator = { staff: 'moderator' } as const
const Id = z.uuid(reason(msg`it is no id`))
const n = z.int()
const Day = z.string()

export const DeskState = z.enum(deskStates)
export type DeskState = z.output<typeof DeskState>
const State = z.enum(states)
const LetterId = z.enum(letters.map(({ id }) => id))
export type LetterId = z.output<typeof LetterId>

const Count = z.object({ state: DeskState, n })

const Waiting = z.object({
  id: z.string(),
  name: z.string(),
  state: DeskState,
  /** The day of the step that brought it here. */
  since: Day,
  rules: z.array(z.string()),
  /** Notices about it that nobody has decided. */
  reports: n,
  isHarm: z.boolean(),
  /** Its author has to do something first. */
  waitsForAuthor: z.boolean(),
  /** Who looks at it now. */
  taken: z.nullable(z.enum(['you', 'other'])),
  /** Taken down by two: who proposed it. */
  proposed: z.nullable(z.enum(['you', 'other'])),
  /** An appeal against what the one who asks had a part in: someone else decides. */
  hadPart: z.boolean(),
})
export type Waiting = z.output<typeof Waiting>

const Line = z.object({
  event: z.enum(events),
  actor: z.enum(actors),
  isYours: z.boolean(),
  rules: z.array(z.string()),
  letter: z.nullable(LetterId),
  said: z.nullable(z.string()),
  /** There are words that only the author can open. */
  isSealed: z.boolean(),
  dueOn: z.nullable(Day),
  onDay: Day,
  /** What its author answered. */
  answer: z.nullable(z.string()),
})
export type Line = z.output<typeof Line>

/** Another rating whose text is this one, rewritten: to be read beside it. Of its author nothing, of its time the day. */
const Alike = z.object({
  id: z.string(),
  /** How much the two texts share, 0 to 1, estimated. */
  share: z.number(),
  professional: z.object({ id: z.string(), name: z.string() }),
  state: State,
  receivedOn: Day,
  saw: z.string(),
  wentWell: z.nullable(z.string()),
  shouldKnow: z.nullable(z.string()),
})
export type Alike = z.output<typeof Alike>

/** A notice about it that nobody has decided: what is said, and nothing of who says it. */
const Report = z.object({
  ground: Ground,
  /** The exact words that are meant. */
  words: z.nullable(z.string()),
  why: z.string(),
  evidence: z.nullable(z.string()),
  onDay: Day,
  /** It hid the rating, or left it shown. */
  effect: z.enum(['hidden', 'flagged', 'none']),
  /** The same was decided before. */
  isRepeat: z.boolean(),
})

/** One rating, as who decides sees it. */
export const Case = z.object({
  id: z.string(),
  state: State,
  version: n,
  professional: z.object({ id: z.string(), name: z.string(), role: Role, kind: z.string() }),
  criteria: z.record(z.string(), z.nullable(z.number())),
  saw: z.string(),
  wentWell: z.nullable(z.string()),
  shouldKnow: z.nullable(z.string()),
  part: Part,
  outcome: Outcome,
  /** `YYYY-MM`. */
  month: z.string(),
  isHearsay: z.boolean(),
  receivedOn: Day,
  /** What the checks find in it today; `heldFor` is what they found when it came. */
  heldFor: z.array(z.string()),
  findings: z.array(
    z.object({
      field: z.enum(['saw', 'wentWell', 'shouldKnow']),
      check: z.enum(checkIds),
      version: n,
      /** In UTF-16 units; the end is exclusive. */
      span: z.array(n),
      reason: z.enum(reasonCodes),
      action: z.enum(['nudge', 'edit', 'hold', 'block']),
    }),
  ),
  log: z.array(Line),
  reports: z.array(Report),
  verbs: z.array(z.enum(deskVerbs)),
  proposed: z.nullable(z.enum(['you', 'other'])),
  /** Words to the author are sealed to their receipt. */
  canSeal: z.boolean(),
  /** Of the rated person, never of an author. */
  byState: z.array(z.object({ state: State, n })),
  others: z.array(z.object({ id: z.string(), state: State, month: z.string(), mean: z.nullable(z.number()), begins: z.string() })),
  /** How many texts are this one, rewritten, and the nearest of them. */
  alike: z.object({ n, nearest: z.array(Alike) }),
})
export type Case = z.output<typeof Case>

export const longestWords = 1_000
const one = z.object({ id: Id })
const Decided = z.object({ state: State, undoSeconds: n })

export const calls = {
  queue: call({
    name: 'moderation.queue',
    method: 'GET',
    path: '/api/moderation',
    access: moderator,
    summary: 'What waits for a person, harm first, then the longest waiting; how many are in each state.',
    query: z.object({ state: z.optional(DeskState) }),
    /** `low`: pools of what notices may hide at once that run low. */
    reply: z.object({ counts: z.array(Count), waiting: z.array(Waiting), low: z.array(Low) }),
  }),
  next: call({
    name: 'moderation.next',
    method: 'POST',
    path: '/api/moderation/next',
    access: moderator,
    summary: 'Takes the next rating that whoever asks can decide, for ten minutes. `not`: those that were passed over.',
    body: z.object({ state: z.optional(DeskState), not: z.array(Id).check(z.maxLength(200)) }),
    reply: z.object({ case: z.nullable(Case) }),
  }),
  open: call({
    name: 'moderation.open',
    method: 'POST',
    path: '/api/moderation/:id/open',
    access: moderator,
    summary: 'Takes this rating for ten minutes, and shows it. Refused while somebody else looks at it.',
    params: one,
    reply: Case,
  }),
  leave: call({
    name: 'moderation.leave',
    method: 'POST',
    path: '/api/moderation/:id/leave',
    access: moderator,
    summary: 'Gives a rating back that was taken, undecided.',
    params: one,
    reply: z.object({ left: z.literal(true) }),
  }),
  decide: call({
    name: 'moderation.decide',
    method: 'POST',
    path: '/api/moderation/:id/decide',
    access: moderator,
    summary:
      'Decides, with a canned letter and the rule that it belongs to. Taking a rating down asks for a recent password; some grounds need two people.',
    idempotent: true,
    params: one,
    body: z.object({
      verb: z.enum(deskVerbs),
      letter: LetterId,
      words: z.optional(z.string().check(z.trim(), z.maxLength(longestWords, reason(msg`write at most ${{ longestWords }} characters`)))),
      /** How many lines its log had when it was opened, and how many reports: a decision answers those that were seen. */
      lines: n.check(z.gte(0)),
      reports: z.optional(n.check(z.gte(0))),
    }),
    reply: Decided,
  }),
  undo: call({
    name: 'moderation.undo',
    method: 'POST',
    path: '/api/moderation/:id/undo',
    access: moderator,
    summary: 'Takes back what whoever asks decided last on this rating, within a minute.',
    params: one,
    reply: z.object({ state: State }),
  }),
}
