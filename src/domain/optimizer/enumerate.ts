import { boundsOf } from './bounds.ts'
import { smallestConflict } from './conflict.ts'
import { fortnights, orderedFortnights } from './fortnights.ts'
import { foundOf, takeDifferent } from './order.ts'
import { tallyOf } from './tally.ts'
import type { Outcome, Problem } from './types.ts'

/**
 * The best patterns of 14 nights, by looking at all 16,384: nothing is left out, so the first is the best there
 * is, and each further one the best of all that are structurally different from those before it.
 */
export function bestOfFortnight(problem: Problem): Outcome {
  const { setting, limits } = problem
  const tally = tallyOf(setting)
  const cost = tally.coster(problem)
  const bounds = boundsOf(limits, setting)
  const ordered = orderedFortnights((bits) => tally.keepsAll(bits, bounds), cost, tally.unsteadiness)
  const taken = takeDifferent(ordered, setting.cycleNights)
  if (taken.length === 0) return conflictOfFortnight(problem)
  return { kind: 'found', patterns: taken.map((one, at) => foundOf(problem, one, at === 0 ? 'best' : 'best_apart')) }
}

/** The smallest set of limits that no pattern of 14 nights keeps. */
function conflictOfFortnight({ setting, limits }: Problem): Outcome {
  const tally = tallyOf(setting)
  const single = limits.map((limit) => boundsOf([limit], setting))
  // Of each pattern, which limits it breaks: a set conflicts if every pattern breaks one of it.
  const broken = new Set<number>()
  for (let bits = 0; bits < fortnights; bits += 1) {
    let mask = 0
    for (const [at, bounds] of single.entries()) if (!tally.keepsAll(bits, bounds)) mask |= 1 << at
    broken.add(mask)
  }
  return { kind: 'conflict', limits: smallestConflict(limits.length, [...broken]).map((at) => limits[at]!.id), known: 'smallest' }
}
