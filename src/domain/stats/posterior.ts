import { countOf, type Levels, sumOf, times, together } from './levels.ts'

/**
 * k: how many ratings the prior weighs. Iowa's surveys of random lawyers give about 4 (within-judge
 * variance over between-judge variance); raters who chose to rate need a stated, more careful 10
 * (ratings.md, section 1.2).
 */
export const priorStrength = 10

/** Fewer ratings than this say nothing about what is usual for a role in a state. */
export const fewestForPrior = 50

const even: Levels = [0.2, 0.2, 0.2, 0.2, 0.2]

/** Which of the samples tells what is usual: the place of the first that is large enough; -1 when none is. */
export function sampleFor(samples: readonly Levels[]): number {
  return samples.findIndex((levels) => countOf(levels) >= fewestForPrior)
}

/**
 * p0: what share of ratings each level usually has, before this person's own are seen. Taken from the
 * first of the samples that is large enough (same role and state, then same role), with one rating
 * added to each level so that none is ruled out; else every level alike, which has the mean 3.
 */
export function usualShares(samples: readonly Levels[]): Levels {
  const sample = samples[sampleFor(samples)]
  if (!sample) return even
  const raised = together(sample, [1, 1, 1, 1, 1])
  return times(1 / countOf(raised), raised)
}

/** What is believed of someone's shares of the five levels: a Dirichlet distribution with these counts. */
export interface Posterior {
  readonly counts: Levels
  /** The ratings behind it, without the prior. */
  readonly n: number
}

/** Dirichlet-multinomial: the prior's counts k * p0 and those of the ratings, level by level. */
export function posteriorOf(ratings: Levels, usual: Levels): Posterior {
  return { counts: together(times(priorStrength, usual), ratings), n: countOf(ratings) }
}

/** The posterior mean, which is the shrunk mean `(k m + sum x) / (k + n)` with `m` the mean of p0 (ratings.md, section 1.2). */
export function meanOf({ counts }: Posterior): number {
  return sumOf(counts) / countOf(counts)
}

/** The posterior variance of the mean, exact: `(E[x^2] - E[x]^2) / (n + k + 1)` (ratings.md, section 1.2). */
export function varianceOf(posterior: Posterior): number {
  const { counts } = posterior
  const total = countOf(counts)
  const [a, b, c, d, e] = counts
  const squares = (a + 4 * b + 9 * c + 16 * d + 25 * e) / total
  return (squares - meanOf(posterior) ** 2) / (total + 1)
}

/**
 * The shrunk mean of ratings of which only sum and number are known.
 * @param m the mean that is usual for the role and state
 */
export function shrunkMean({ sum, n }: { sum: number; n: number }, m: number): number {
  return (priorStrength * m + sum) / (priorStrength + n)
}
