// The pattern search takes a family's limits and returns patterns that meet them, or the limits that cannot all be met. Only
// the parent who searches sees the results, and nothing is stored until they make a draft from one.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { CaseId, Side } from '#case/cases/contract.ts'
import { WallTime, Weekday } from '#schedule/versions/contract.ts'

const Count28 = z.int().check(z.gte(0), z.lte(10_000))
const limit = { id: z.string().check(z.trim(), z.maxLength(40, reason(msg`it has more than 40 characters`))) }
const Limit = z.discriminatedUnion('kind', [
  z.strictObject({ ...limit, kind: z.literal('share'), percentA: z.int(), tolerance: z.int() }),
  z.strictObject({ ...limit, kind: z.literal('nights'), holder: Side, nights: z.array(z.int()).check(z.maxLength(28)) }),
  z.strictObject({ ...limit, kind: z.literal('away'), from: Side, most: Count28 }),
  z.strictObject({ ...limit, kind: z.literal('exchange_days'), weekdays: z.array(Weekday).check(z.maxLength(7)) }),
  z.strictObject({ ...limit, kind: z.literal('exchanges'), most: Count28 }),
  z.strictObject({ ...limit, kind: z.literal('weekends'), holder: Side, least: Count28 }),
  z.strictObject({ ...limit, kind: z.literal('driving'), most: Count28 }),
])
export type Limit = z.output<typeof Limit>
const Weights = z.strictObject({
  share: z.int(),
  exchange: z.int(),
  gap: z.int(),
  splitWeekend: z.int(),
  drivingHour: z.int(),
  change: z.int(),
})
export const Search = z.strictObject({
  cycleNights: z.union([z.literal(14), z.literal(28)]),
  exchangeAt: WallTime,
  drivePerExchange: z.int(),
  school: z.nullable(z.strictObject({ minutesFromA: z.int(), minutesFromB: z.int(), exchangesThere: z.boolean() })),
  /** Today's pattern, as many letters as the cycle has nights. */
  current: z.nullable(z.string().check(z.maxLength(28))),
  limits: z.array(Limit).check(z.maxLength(30)),
  weights: Weights,
})
export type Search = z.output<typeof Search>
const Figures = z.object({
  nightsA: z.int(),
  nightsB: z.int(),
  minutesA: z.int(),
  minutesB: z.int(),
  exchanges: z.int(),
  driving: z.int(),
  awayFromA: z.int(),
  awayFromB: z.int(),
  weekendsA: z.int(),
  weekendsB: z.int(),
  splitWeekends: z.int(),
  changed: z.int(),
})
/** A pattern, its figures for one cycle, and what each of them costs in points. */
export const Candidate = z.object({
  nights: z.string(),
  name: z.nullable(z.string()),
  figures: Figures,
  points: z.number(),
  parts: z.object({
    share: z.number(),
    exchange: z.number(),
    gap: z.number(),
    splitWeekend: z.number(),
    drivingHour: z.number(),
    change: z.number(),
  }),
  proof: z.nullable(z.enum(['best', 'best_apart', 'best_for_gap', 'found'])),
  /** The limits that today's pattern does not meet; empty for every pattern that was found. */
  broken: z.array(z.string()),
})
export type Candidate = z.output<typeof Candidate>

export const calls = {
  optimize: call({
    name: 'schedule.optimize',
    method: 'POST',
    path: '/api/cases/:case/schedule/optimize',
    access: 'premium',
    summary: 'The best patterns of 14 or 28 nights for the limits of a family, or which limits conflict.',
    limit: { most: 20, minutes: 10 },
    params: z.object({ case: CaseId }),
    body: Search,
    reply: z.object({
      kind: z.enum(['found', 'conflict', 'out_of_time']),
      patterns: z.array(Candidate),
      current: z.nullable(Candidate),
      conflict: z.array(z.string()),
      known: z.nullable(z.enum(['smallest', 'irreducible', 'conflicting'])),
    }),
  }),
}
