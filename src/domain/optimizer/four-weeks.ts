import { boundsOf } from './bounds.ts'
import { irreducible } from './conflict.ts'
import { orderedFortnights } from './fortnights.ts'
import { type Front, frontOf } from './front.ts'
import { modelOf } from './model.ts'
import { type Candidate, foundOf, inOrder, mostPatterns, onePerShape, takeDifferent } from './order.ts'
import { type Tally, tallyOf, withLimits } from './tally.ts'
import type { Limit, Outcome, Problem, Proof, Solve } from './types.ts'
import { unitsOf } from './weights.ts'

/** For all calls of the solver for one question together: what is done around them stays below the 200 that are left of 2 seconds. */
const solverMilliseconds = 1800

/**
 * The best patterns of 28 nights. The solver has the front of the longest stretch away against the rest of the
 * score; the best of it is the best there is. Beside it stand all patterns that repeat after 14 nights: where
 * one of them has the same score it is steadier, and they fill up what the front leaves out.
 * @param solve what solves mixed integer programs
 */
export async function bestOfFourWeeks(problem: Problem, solve: Solve, milliseconds = solverMilliseconds): Promise<Outcome> {
  const { cycleNights } = problem.setting
  const tally = tallyOf(problem.setting)
  const twice = repeated(problem, tally)
  const different = (found: readonly Candidate[]) => takeDifferent(inOrder([...found, ...twice], tally, cycleNights), cycleNights)
  const widest = widestOf(problem, different([]))
  const front = await frontOf(problem, tally, solve, milliseconds, widest, (found, bound) => {
    const taken = different(found)
    return taken.length === mostPatterns && taken.every(({ cost }) => cost <= bound)
  })
  const found = [...front.steps.flatMap(({ best }) => (best ? [best] : [])), ...front.unproved]
  if (found.length === 0 && twice.length === 0) return front.isUnknown ? { kind: 'out_of_time' } : conflictOf(problem, solve, milliseconds)
  const patterns = different(found).map((one, at) => foundOf(problem, one, proofOf(problem, tally, front, one, at)))
  return { kind: 'found', patterns }
}

/**
 * The longest stretch away that can still come among the best: with five patterns at hand, any other that is
 * better than the last of them is paid for by its stretch and the least driving already.
 */
function widestOf({ setting, weights }: Problem, atHand: readonly Candidate[]): number {
  const { cycleNights, school } = setting
  const units = unitsOf(weights, cycleNights)
  const last = atHand[mostPatterns - 1]
  if (!last || units.gap === 0) return cycleNights
  const waysToSchool = ((school?.weekdays.length ?? 0) * 2 * cycleNights) / 7
  const leastDriving = waysToSchool * Math.min(school?.minutesFromA ?? 0, school?.minutesFromB ?? 0)
  return Math.min(cycleNights, Math.floor((last.cost - units.minute * leastDriving) / units.gap))
}

/** All patterns that repeat after 14 nights and keep the limits of 28: the best of each shape. */
function repeated(problem: Problem, tally: Tally): Candidate[] {
  const cost = tally.coster(problem)
  const bounds = boundsOf(problem.limits, problem.setting)
  const twice = (fortnight: number) => fortnight | (fortnight << 14)
  const ordered = orderedFortnights(
    (fortnight) => tally.keepsAll(twice(fortnight), bounds),
    (fortnight) => cost(twice(fortnight)),
    (fortnight) => tally.unsteadiness(twice(fortnight)) / 2,
  )
  return onePerShape(ordered, 14).map((one) => ({ bits: twice(one.bits), cost: one.cost }))
}

function proofOf(problem: Problem, tally: Tally, front: Front, { bits, cost }: Candidate, at: number): Proof {
  const proved = front.steps.flatMap(({ best }) => (best ? [best.cost] : []))
  if (at === 0 && proved.length > 0 && cost <= Math.min(front.bound, ...proved)) return 'best'
  const gap = tally.gapOf(bits)
  const rest = cost - unitsOf(problem.weights, problem.setting.cycleNights).gap * gap
  return front.steps.some((step) => step.cap >= gap && step.rest === rest) ? 'best_for_gap' : 'found'
}

/** Why no pattern of 28 nights keeps the limits: an irreducible set of them. */
async function conflictOf(problem: Problem, solve: Solve, milliseconds: number): Promise<Outcome> {
  let left = milliseconds
  async function keepable(limits: readonly Limit[]): Promise<boolean | null> {
    const model = modelOf(withLimits(problem, limits), boundsOf(limits, problem.setting), problem.setting.cycleNights, false)
    if (model === null) return false
    if (left <= 0) return null
    const { status, values, milliseconds: took } = await solve(model, left)
    left -= took
    return status === 'infeasible' ? false : status === 'optimal' || values !== null ? true : null
  }
  const { limits, sure } = await irreducible(problem.limits, keepable)
  return { kind: 'conflict', limits: limits.map(({ id }) => id), known: sure ? 'irreducible' : 'conflicting' }
}
