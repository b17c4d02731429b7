import { type Month, type Step, steps } from './contract.ts'

/** Fewer than so many are not told apart. */
export const fewestTold = 5

/** A count as it may be told: 1 to 4 are not; that there is none may be. */
export function told(n: number): number | null {
  return n > 0 && n < fewestTold ? null : n
}

/** The audit of neutrality, exactly. */
export interface Audited {
  before: string
  negative: { n: number; down: number }
  positive: { n: number; down: number }
  odds: { ratio: number; low: number; high: number } | null
}

const tens = ({ n, down }: { n: number; down: number }) => ({ n: n - (n % 10), down: down - (down % 10) })

/** The audit as it may be told: two that follow each other must not tell of a single rating. */
export function toldAudit({ before, negative, positive, odds }: Audited): Audited {
  return { before, negative: tens(negative), positive: tens(positive), odds }
}

/** What became of ratings in one month, exactly. */
export type Counted = { month: string; byReason: readonly { reason: string; n: number }[] } & Record<Step, number>

/** The months as they may be told, newest first. */
export function toldMonths(months: readonly Counted[]): Month[] {
  const one = (counted: Counted) => Object.fromEntries(steps.map((step) => [step, told(counted[step])])) as Record<Step, number | null>
  return months.toSorted((a, b) => b.month.localeCompare(a.month)).map((counted) => ({ month: counted.month, ...one(counted) }))
}

/**
 * How many ratings each check held, in all months together: by month the few of one check could be told apart.
 * The few are put together as `other`, with the next smallest where they are still too few: else the months'
 * sum less the others would tell them. Ordered by name, which tells nothing of how many.
 */
export function toldReasons(months: readonly Counted[]): { reason: string; n: number | null }[] {
  const sums = new Map<string, number>()
  for (const { reason, n } of months.flatMap(({ byReason }) => byReason)) sums.set(reason, (sums.get(reason) ?? 0) + n)
  const rising = [...sums].toSorted(([, a], [, b]) => a - b)
  let together = 0
  while (rising[0] && (rising[0][1] < fewestTold || (together > 0 && together < fewestTold))) together += rising.shift()![1]
  const alone = rising.toSorted(([a], [b]) => a.localeCompare(b)).map(([reason, n]) => ({ reason, n }))
  return together === 0 ? alone : [...alone, { reason: 'other', n: told(together) }]
}
