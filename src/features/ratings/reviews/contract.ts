// Ratings as they are stored and listed. Anybody may read published ones. The calls that take a rating are in `features/ratings/ratings`,
// those of its receipt in `features/ratings/receipts`, the scores in `features/ratings/scores` (decision 0044).
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

/** A finding of screening (`domain/screening`), with other words that the author may accept. */
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

/** The author's statements, as they are stored. */
export const Statements = {
  criteria: z.record(z.string(), z.nullable(z.number())),
  saw: z.string(),
  wentWell: z.nullable(z.string()),
  shouldKnow: z.nullable(z.string()),
  part: Part,
  outcome: Outcome,
  eventMonth: z.string(),
}

/** A text by the professional. `month`: `YYYY-MM`. */
const BySubject = z.object({ text: z.string(), month: z.string() })

export const Review = z.object({
  id: z.string(),
  ...Statements,
  /** The author reports only what others said: it is listed, and counts in no score. */
  isHearsay: z.boolean(),
  /** A notice disputes it; a moderator has reviewed it, and it is shown with that label (decision 0030). */
  isDisputed: z.boolean(),
  /** The professional's reply (`features/ratings/profile-claims`), and its month. */
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
      /** Set during unusual activity: the scores are as of this day, the last quiet one. Otherwise `null`. */
      frozenOn: z.nullable(z.string()),
      items: z.array(Review),
      total: z.number(),
      next: z.nullable(z.string()),
      /** The professional's statement on the profile, which answers no single rating. */
      statement: z.nullable(BySubject),
      /** The public note about notices without ground (`features/ratings/takedown`), as text, and its day. */
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
