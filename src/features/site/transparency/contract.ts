// Transparency: what is stored and what is not, how reviews are checked, what a court could get, and counts of
// outcomes of ratings. Anybody may read it. Counts are by month, and a count of 1 to 4 is left out, so that nobody
// can identify one rating.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

/** `null`: from 1 to 4. */
const Count = z.nullable(z.number())

export const steps = ['published', 'held', 'released', 'refused', 'withdrawn'] as const
export type Step = (typeof steps)[number]

const Month = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  published: Count,
  held: Count,
  released: Count,
  refused: Count,
  withdrawn: Count,
})
export type Month = z.output<typeof Month>

/** How many ratings of a sign there are, and how many of those were refused or taken down; rounded down to tens. */
const Signed = z.object({ n: z.number(), down: z.number() })
const Neutrality = z.object({
  /** The first day that is not counted. */
  before: z.string(),
  negative: Signed,
  positive: Signed,
  /** The odds of a bad rating against a good one, with a 95 % interval; `null` if there are too few. */
  odds: z.nullable(z.object({ ratio: z.number(), low: z.number(), high: z.number() })),
})

export const calls = {
  counts: call({
    name: 'transparency.counts',
    method: 'GET',
    path: '/api/transparency',
    access: 'public',
    summary: 'How many ratings were published, held, released, refused and withdrawn, by month; how many each check held. null is 1 to 4.',
    credentials: 'omit',
    reply: z.object({
      months: z.array(Month),
      /** All months together; a rating that two checks hold counts for both. `form`: sent without JavaScript; `other`: the rare ones. */
      reasons: z.array(z.object({ reason: z.string(), n: Count })),
    }),
  }),
  neutrality: call({
    name: 'transparency.neutrality',
    method: 'GET',
    path: '/api/transparency/neutrality',
    access: 'public',
    summary: 'Whether bad ratings are taken down more often than good ones that the same rule hit, up to the last whole month.',
    credentials: 'omit',
    reply: Neutrality,
  }),
}
