import { tailOf } from './tail.ts'

/** The ratings of one professional that arrived on one day. Nothing finer than the day is stored. */
export interface DayOfArrivals {
  /** Days since some day, whole numbers. */
  day: number
  /** The overall answer of each rating, 1 to 5. */
  scores: readonly number[]
}

/** How often someone in the same role and state is rated, over all of them. */
export interface Usual {
  /** Ratings a day of one professional. */
  rate: number
  /** How much the rate varies between professionals: the shape of a gamma. */
  shape: number
  /** How much one professional's days vary beyond chance (a hearing that many attend): the shape of a day's own gamma. */
  dayShape: number
  /** Mean score, for a professional with none. */
  mean: number
}

export interface Burst {
  /** First and last day of the window. */
  from: number
  to: number
  n: number
  /** The expected number of ratings in the window. */
  expected: number
  /** The probability of this many or more. */
  chance: number
  /** Mean of the window, less the mean before it. */
  shift: number
}

/** Windows in days: a hearing in the news, a weekend's campaign, a slow one. */
const windows = [1, 3, 7] as const
/**
 * Smaller than the 1e-3 of ratings.md 1.3: that is the probability for one window, and each professional is tested 30 times a month
 * in three windows. The few false alarms allowed in 1,000 professional-months require it (docs/manipulation.md has the simulation).
 */
const rarest = 2e-5
const smallestShift = 1
/** Fewer may be one family on the day of a hearing, and are no sign of a campaign. */
const fewest = 5
/** How many days of earlier arrivals are considered. */
const memory = 365
/** Weight of the usual mean against their own ratings, in ratings (docs/decisions/0014: k of the score). */
const weight = 10

const meanOf = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length

/**
 * Looks whether what arrived for one professional up to a day is a burst: more than chance would send (negative binomial,
 * the rate learnt from a year before the window and from everybody in the role), and of another opinion than before, by
 * more than one point (ratings.md, section 1.3: both, for news brings many ratings and a changed judge brings others).
 * @param days in rising order, days without arrivals left out; none after `today`
 * @returns the least likely window that ends today, or `null`
 */
export function burstOn(today: number, days: readonly DayOfArrivals[], usual: Usual): Burst | null {
  let found: Burst | null = null
  for (const length of windows) {
    const from = today - length + 1
    const inside = days.filter(({ day }) => day >= from && day <= today).flatMap(({ scores }) => scores)
    if (inside.length < fewest) continue
    const before = days.filter(({ day }) => day < from && day >= from - memory).flatMap(({ scores }) => scores)
    // The gamma of the rate after a year: its shape grows by what came, its rate by the days.
    const shape = usual.shape + before.length
    const expected = (length * shape) / (usual.shape / usual.rate + memory)
    // Knowing the rate better does not make single days steadier: both variances add up.
    const size = 1 / (1 / shape + 1 / (usual.dayShape * length))
    const chance = tailOf(inside.length, { mean: expected, size })
    const settled = (weight * usual.mean + before.reduce((sum, score) => sum + score, 0)) / (weight + before.length)
    const shift = meanOf(inside) - settled
    if (chance >= rarest || Math.abs(shift) <= smallestShift) continue
    if (found === null || chance < found.chance) found = { from, to: today, n: inside.length, expected, chance, shift }
  }
  return found
}
