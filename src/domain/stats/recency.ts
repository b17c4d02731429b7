import { countOf, type Levels, none, times } from './levels.ts'

/** After so many months a rating weighs half (ratings.md, section 1.2: half-life 3 years, in the displayed score only). */
export const halfLife = 36

/** So many months, the current one among them, are "the last 12 months". */
export const recentMonths = 12

/** Months since year 0 of a month `YYYY-MM` (a day `YYYY-MM-DD` counts as its month). */
const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))

/** Whole months from one month `YYYY-MM` to another; 0 where the first is not earlier. */
export function monthsBetween(from: string, to: string): number {
  return Math.max(0, monthNumber(to) - monthNumber(from))
}

/** The month `YYYY-MM` that lies so many months before another. */
export function monthBefore(month: string, months: number): string {
  const at = monthNumber(month) - 1 - months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** What a rating weighs whose event lies so many months back: 1 this month, 1/2 after 36, 1/4 after 72. */
export function weightOf(months: number): number {
  return 2 ** (-months / halfLife)
}

/** Ratings added up with a weight each. */
export interface Weighed {
  /** Level by level the sum of the weights. */
  readonly levels: Levels
  /** The sum of the squared weights. */
  readonly squares: number
}

/**
 * How many ratings of equal weight say as much: `(sum w)^2 / sum w^2` (Kish, Survey Sampling, 1965,
 * section 11.7). Never more than the ratings that were given, and exactly that when all weigh alike.
 * @returns 0 without ratings
 */
export function worthOf({ levels, squares }: Weighed): number {
  return squares === 0 ? 0 : countOf(levels) ** 2 / squares
}

/**
 * Weighed ratings as levels that add up to what they are worth, which is what a posterior may count. The
 * sum of the weights would not do: it falls as time passes, and the interval would grow though nothing
 * has become less sure (docs/decisions/0014). Only the weights' proportions matter here, so that no score
 * moves by time alone.
 */
export function levelsWorth(weighed: Weighed): Levels {
  const total = countOf(weighed.levels)
  return total === 0 ? none : times(worthOf(weighed) / total, weighed.levels)
}
