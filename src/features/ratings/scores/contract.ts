// Scores of a professional by group of raters, and everything behind them. Anybody may read them: they are counts of published
// ratings, and reveal no single one.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { groups, outcomes, parts } from '#domain/ratings/raters.ts'
import { call } from '#http/contract.ts'

/** The raters' parts by which ratings are counted. */
export const Part = z.enum(parts)
export type Part = z.output<typeof Part>
export const Outcome = z.enum(outcomes)
export type Outcome = z.output<typeof Outcome>

export const ProfessionalId = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`))),
})

const PublicFigures = {
  /** Ratings that count. */
  n: z.number(),
  /** `nothing` under 5 ratings, `interval` from 5 to 14, `score` from 15 (ratings.md, section 1). */
  show: z.enum(['nothing', 'interval', 'score']),
  mean: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
}
/** Counts of the levels 1 to 5. */
const Levels = z.array(z.number())

export const Score = z.object({
  group: z.enum(groups),
  ...PublicFigures,
  /** Hearsay ratings: they are listed, and count in no score. */
  leftOut: z.number(),
  /** The number of ratings at each level (a rating's answers share one unit); only if a score is shown. */
  levels: z.nullable(Levels),
})
export type Score = z.output<typeof Score>

/** Everything behind the score of one group of raters. */
export const Sheet = z.object({
  group: z.enum(groups),
  leftOut: z.number(),
  ...PublicFigures,
  /** What the person is compared with: ratings by the same group of others in the same role, in the state or anywhere. */
  usual: z.object({ from: z.enum(['state', 'role', 'nothing']), n: z.number(), mean: z.number(), shares: Levels }),
  /** The numbers in the formula; only if a score is shown. */
  made: z.nullable(
    z.object({
      levels: Levels,
      /** The levels with each rating weighted by age. */
      weighed: Levels,
      /** The sum of the squared weights. */
      squares: z.number(),
      months: z.array(z.object({ month: z.string(), n: z.number(), weight: z.number() })),
    }),
  ),
  /** The score with equal weights, regardless of age; the parts below have equal weights too. */
  plain: z.object(PublicFigures),
  outcomes: z.array(z.object({ outcome: Outcome, ...PublicFigures })),
  /** The ratings about events since the reply's `since`. */
  recent: z.nullable(z.object(PublicFigures)),
  criteria: z.array(z.object({ criterion: z.string(), ...PublicFigures })),
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
      /** The month as of which ratings are weighted, and the first of the last twelve months. */
      asOf: z.string(),
      since: z.string(),
      /** As in the list: the day as of which the scores are frozen. */
      frozenOn: z.nullable(z.string()),
      method: z.object({ version: z.number(), since: z.string() }),
      groups: z.array(Sheet),
    }),
  }),
}
