import { boundsOf } from './bounds.ts'
import { modelOf, patternIn } from './model.ts'
import type { Candidate } from './order.ts'
import type { Tally } from './tally.ts'
import type { Problem, Solve } from './types.ts'
import { unitsOf } from './weights.ts'

/** What is known of the best pattern whose longest stretch away is at most `cap` nights. */
export interface Step {
  cap: number
  /** The best one; `null`: there is none. */
  best: Candidate | null
  /** Its score without the longest stretch; infinity where there is none. */
  rest: number
}

export interface Front {
  steps: readonly Step[]
  /** Found when time was over: they keep the limits. */
  unproved: readonly Candidate[]
  /** No pattern of the front that is not among the steps costs less. */
  bound: number
  /** Whether time was over before the first answer. */
  isUnknown: boolean
}

/** Caps between two that are known, and what any pattern that needs one of them costs at least. */
interface Between {
  below: Step
  above: Step
  bound: number
}

/**
 * The front of the longest stretch away against all other points. For a cap the solver has the best rest of the
 * score, which can only grow when the cap shrinks. So between two caps with the same rest nothing is to be found,
 * and everywhere else a pattern costs at least the rest of the wider cap and the stretch of the narrower one:
 * the interval that promises most is halved until `isEnough`, or time is over.
 * @param widest the longest stretch away that is asked for
 * @param isEnough whether what was found is enough, given that nothing else costs less than `bound`
 * @param milliseconds for all calls of the solver together
 */
export async function frontOf(
  problem: Problem,
  tally: Tally,
  solve: Solve,
  milliseconds: number,
  widest: number,
  isEnough: (found: readonly Candidate[], bound: number) => boolean,
): Promise<Front> {
  const cycle = problem.setting.cycleNights
  const cost = tally.coster(problem)
  const perNight = unitsOf(problem.weights, cycle).gap
  const bounds = boundsOf(problem.limits, problem.setting)
  const steps: Step[] = []
  const unproved: Candidate[] = []
  let left = milliseconds
  let abandoned = Number.POSITIVE_INFINITY

  async function stepAt(cap: number): Promise<Step | null> {
    const model = modelOf(problem, bounds, cap, true)
    if (model === null) return { cap, best: null, rest: Number.POSITIVE_INFINITY }
    if (left <= 0) return null
    const solved = await solve(model, left)
    left -= solved.milliseconds
    if (solved.status === 'infeasible') return { cap, best: null, rest: Number.POSITIVE_INFINITY }
    const bits = solved.values ? patternIn(solved.values, cycle) : null
    // A solver rounds; what it calls a solution is believed only if the limits say so too.
    const best = bits === null || !tally.keepsAll(bits, bounds) || tally.gapOf(bits) > cap ? null : { bits, cost: cost(bits) }
    if (solved.status === 'stopped' || best === null) {
      if (best) unproved.push(best)
      return null
    }
    return { cap, best, rest: best.cost - perNight * tally.gapOf(best.bits) }
  }

  const top = await stepAt(widest)
  if (top === null) return { steps, unproved, bound: 0, isUnknown: unproved.length === 0 }
  steps.push(top)
  if (top.best === null) return { steps, unproved, bound: Number.POSITIVE_INFINITY, isUnknown: false }

  const betweenOf = (below: Step, above: Step): Between[] => {
    // The best of a cap may stay below it by itself: then it is the best of all caps down to there.
    const known = above.best ? tally.gapOf(above.best.bits) : above.cap
    const isEmpty = below.rest === above.rest || known - below.cap <= 1
    return isEmpty ? [] : [{ below, above: { ...above, cap: known }, bound: above.rest + perNight * (below.cap + 1) }]
  }
  const open = betweenOf({ cap: 0, best: null, rest: Number.POSITIVE_INFINITY }, top)
  const found = () => steps.flatMap(({ best }) => (best ? [best] : []))
  while (open.length > 0) {
    open.sort((one, other) => one.bound - other.bound || one.below.cap - other.below.cap)
    const next = open[0]!
    if (isEnough(found(), Math.min(next.bound, abandoned))) break
    open.shift()
    const middle = await stepAt(Math.floor((next.below.cap + next.above.cap) / 2))
    if (middle === null) {
      abandoned = Math.min(abandoned, next.bound)
      continue
    }
    steps.push(middle)
    open.push(...betweenOf(middle, next.above), ...betweenOf(next.below, middle))
  }
  return { steps, unproved, bound: Math.min(abandoned, ...open.map(({ bound }) => bound)), isUnknown: false }
}
