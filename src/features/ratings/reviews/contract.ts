// Ratings as they are stored and shown. Anybody may read what is published. What an author sends is `features/ratings/ratings`, what a receipt
// opens `features/ratings/receipts`, what they add up to `features/ratings/scores` (decision 0044).
import * as z from 'zod/mini'
import { checkIds, reasonCodes } from '#domain/screening/types.ts'
import { call } from '#http/contract.ts'
import { Role, State } from '#directory/professionals/contract.ts'
import { Outcome, Part, ProfessionalId, Score } from '#ratings/scores/contract.ts'

export { Outcome, Part }

/** A field of the text that screening reads. */
export const textFields = ['saw', 'wentWell', 'shouldKnow'] as const
export const TextField = z.enum(textFields)
export type TextField = z.output<typeof TextField>

/** What screening found (`domain/screening`), with the words that the author may accept in its place. */
export const Finding = z.object({
  field: TextField,
  check: z.enum(checkIds),
  version: z.number(),
  /** Where in the field, in UTF-16 units; the end is exclusive. */
  span: z.array(z.number()),
  reason: z.enum(reasonCodes),
  action: z.enum(['nudge', 'edit', 'hold', 'block']),
  rewrites: z.array(z.object({ text: z.string() })),
})
export type Finding = z.output<typeof Finding>

/** What an author said, as it is stored. */
export const Kept = {
  criteria: z.record(z.string(), z.nullable(z.number())),
  saw: z.string(),
  wentWell: z.nullable(z.string()),
  shouldKnow: z.nullable(z.string()),
  part: Part,
  outcome: Outcome,
  eventMonth: z.string(),
}

/** What the person rated says. `month`: `YYYY-MM`. */
const BySubject = z.object({ text: z.string(), month: z.string() })

export const Review = z.object({
  id: z.string(),
  ...Kept,
  /** Tells only what others said: it is listed, and counts in no score. */
  isHearsay: z.boolean(),
  /** Someone disputes what it says; a person has looked, and it stands with that label (decision 0030). */
  isDisputed: z.boolean(),
  /** What the person rated said to it (`features/ratings/profile-claims`), and in which month. */
  reply: z.nullable(BySubject),
})
export type Review = z.output<typeof Review>

export const calls = {
  list: call({
    name: 'reviews.list',
    method: 'GET',
    path: '/api/professionals/:id/reviews',
    access: 'public',
    summary: 'The published reviews of one professional, with the scores of each group of raters.',
    credentials: 'omit',
    params: ProfessionalId,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(400))) }),
    reply: z.object({
      scores: z.array(Score),
      /** Unusual activity: the scores are as of this day, the last quiet one. `null` as a rule. */
      frozenOn: z.nullable(z.string()),
      items: z.array(Review),
      total: z.number(),
      next: z.nullable(z.string()),
      /** What the person says on the page, not to one rating. */
      statement: z.nullable(BySubject),
      /** What we say of notices without ground about reviews of this page (`features/ratings/takedown`), in words; and the day. */
      note: z.nullable(z.object({ title: z.string(), text: z.string(), on: z.string() })),
    }),
  }),
  latest: call({
    name: 'reviews.latest',
    method: 'GET',
    path: '/api/reviews',
    access: 'public',
    summary: 'Published reviews of all professionals, by role and state.',
    credentials: 'omit',
    query: z.object({
      role: z.optional(Role),
      state: z.optional(State),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    reply: z.object({
      items: z.array(z.object({ ...Review.shape, professionalId: z.string(), professionalName: z.string(), isFictional: z.boolean() })),
      next: z.nullable(z.string()),
    }),
  }),
}
