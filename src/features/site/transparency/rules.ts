import { publishedCount } from '#domain/stats/small-counts.ts'
import { type Month, type Step, steps } from './contract.ts'

/** The audit of neutrality, with exact counts. */
export interface Audited {
  before: string
  negative: { n: number; down: number }
  positive: { n: number; down: number }
  odds: { ratio: number; low: number; high: number } | null
}

const tens = ({ n, down }: { n: number; down: number }) => ({ n: n - (n % 10), down: down - (down % 10) })

/** The audit as it is published: rounded, so that two audits in a row do not reveal a single rating. */
export function publishedAudit({ before, negative, positive, odds }: Audited): Audited {
  return { before, negative: tens(negative), positive: tens(positive), odds }
}

/** The outcomes of ratings in one month, with exact counts. */
export type Counted = { month: string; byReason: readonly { reason: string; n: number }[] } & Record<Step, number>

/** The months as they are published, newest first. */
export function publishedMonths(months: readonly Counted[]): Month[] {
  const one = (counted: Counted) =>
    Object.fromEntries(steps.map((step) => [step, publishedCount(counted[step])])) as Record<Step, number | null>
  return months.toSorted((a, b) => b.month.localeCompare(a.month)).map((counted) => ({ month: counted.month, ...one(counted) }))
}
