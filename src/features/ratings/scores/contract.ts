// Scores of a professional by group of raters, and everything behind them. Anybody may read them: they are counts of published
// ratings, and say nothing of one.
import * as z from 'zod/mini'
import { groups, outcomes, parts } from '#domain/ratings/raters.ts'
import { call } from '#http/contract.ts'

/** What ratings are counted by. */
export const Part = z.enum(parts)
export type Part = z.output<typeof Part>
export const Outcome = z.enum(outcomes)
export type Outcome = z.output<typeof Outcome>

export const ProfessionalId = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'an id of 32 hexadecimal digits with dashes')),
})

const Shown = {
  /** Ratings that count. */
  n: z.number(),
  /** `nothing` under 5 ratings, `interval` from 5 to 14, `score` from 15 (ratings.md, section 1). */
  show: z.enum(['nothing', 'interval', 'score']),
  mean: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
}
/** How much fell to each of the levels 1 to 5. */
const Levels = z.array(z.number())

export const Score = z.object({
  group: z.enum(groups),
  ...Shown,
  /** Ratings that tell only what others said: they are listed and count in nothing. */
  leftOut: z.number(),
  /** How the ratings spread over the levels, in ratings (a rating's answers share one unit); only where a score is shown. */
  levels: z.nullable(Levels),
})
export type Score = z.output<typeof Score>

/** Everything behind the score of one group of raters. */
export const Sheet = z.object({
  group: z.enum(groups),
  leftOut: z.number(),
  ...Shown,
  /** What the person is compared with: the same group's ratings of the same role, in the state or anywhere. */
  usual: z.object({ from: z.enum(['state', 'role', 'nothing']), n: z.number(), mean: z.number(), shares: Levels }),
  /** The numbers of the formula; only where a score is shown. */
  made: z.nullable(
    z.object({
      levels: Levels,
      /** The same with each rating weighed by age. */
      weighed: Levels,
      /** The sum of the squared weights. */
      squares: z.number(),
      months: z.array(z.object({ month: z.string(), n: z.number(), weight: z.number() })),
    }),
  ),
  /** The score with every rating counting alike, whatever its age; so do the parts below. */
  plain: z.object(Shown),
  outcomes: z.array(z.object({ outcome: Outcome, ...Shown })),
  /** The ratings of what happened since the reply's `since`. */
  recent: z.nullable(z.object(Shown)),
  criteria: z.array(z.object({ criterion: z.string(), ...Shown })),
})
export type Sheet = z.output<typeof Sheet>

export const calls = {
  score: call({
    name: 'reviews.score',
    method: 'GET',
    path: '/api/professionals/:id/score',
    access: 'public',
    summary: 'Everything behind the scores of one professional, group by group of raters: the numbers of the formula, and the parts.',
    credentials: 'omit',
    params: ProfessionalId,
    reply: z.object({
      /** The month by which ratings are weighed, and the first of the last twelve. */
      asOf: z.string(),
      since: z.string(),
      /** As in the list: scores stand as on this day. */
      frozenOn: z.nullable(z.string()),
      method: z.object({ version: z.number(), since: z.string() }),
      groups: z.array(Sheet),
    }),
  }),
}
