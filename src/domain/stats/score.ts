import { credibleInterval } from './interval.ts'
import type { Levels } from './levels.ts'
import { meanOf, posteriorOf } from './posterior.ts'

/** With this many ratings an interval is shown; with `fewestForScore`, a score too (ratings.md, section 1). */
const fewestForInterval = 5
const fewestForScore = 15

export type Show = 'nothing' | 'interval' | 'score'

/** What may be shown for `n` ratings: too few say more about chance than about the person. */
export function showRule(n: number): Show {
  if (n < fewestForInterval) return 'nothing'
  return n < fewestForScore ? 'interval' : 'score'
}

/** The public numbers of one group's ratings: from 1 to 5, `null` where the rule shows none. */
export interface PublicFigures {
  n: number
  show: Show
  mean: number | null
  low: number | null
  high: number | null
}

/**
 * The score of one group of raters: the shrunk mean with its 90 % credible interval, as far as the
 * number of ratings allows.
 * @param ratings the group's ratings as levels; weighed by age, they add up to less than `n` (recency.ts)
 * @param n the number of ratings, each counted as one: it decides what may be shown
 * @param usual p0, from `usualShares`
 */
export function scoreOf(ratings: Levels, n: number, usual: Levels): PublicFigures {
  const show = showRule(n)
  if (show === 'nothing') return { n, show, mean: null, low: null, high: null }
  const posterior = posteriorOf(ratings, usual)
  const { low, high } = credibleInterval(posterior)
  return { n, show, mean: show === 'score' ? meanOf(posterior) : null, low, high }
}
