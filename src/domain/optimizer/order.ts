import { nightsOf } from './bits.ts'
import { differentFrom, distanceOf, type Shape, shapeOf } from './distance.ts'
import { measure } from './measure.ts'
import type { Tally } from './tally.ts'
import type { Figures, Found, Problem, Proof } from './types.ts'
import { costOf, unitsOf, unitsPerPoint } from './weights.ts'

/** How many patterns are offered at most. */
export const mostPatterns = 5

export interface Candidate {
  bits: number
  cost: number
}

/** The better score first; then what is steadier from week to week; then A as early as possible, so that the order is always the same. */
export function inOrder(candidates: readonly Candidate[], tally: Tally, cycleNights: number): Candidate[] {
  const key = ({ bits, cost }: Candidate) => ({ bits, cost, unsteady: tally.unsteadiness(bits), early: earliness(bits, cycleNights) })
  return candidates.map(key).toSorted((one, other) => one.cost - other.cost || one.unsteady - other.unsteady || other.early - one.early)
}

/** The bits read from the first night on: the more A at the beginning, the greater. */
function earliness(bits: number, cycleNights: number): number {
  let early = 0
  for (let night = 0; night < cycleNights; night += 1) early = early * 2 + ((bits >> night) & 1)
  return early
}

/** Takes from an ordered list, one after the other, what is structurally different from all that was taken before. */
export function takeDifferent(ordered: Iterable<Candidate>, cycleNights: number): Candidate[] {
  const taken: { candidate: Candidate; shape: Shape }[] = []
  for (const candidate of ordered) {
    const shape = shapeOf(candidate.bits, cycleNights)
    if (taken.every((one) => distanceOf(one.shape, shape) >= differentFrom(cycleNights))) taken.push({ candidate, shape })
    if (taken.length === mostPatterns) break
  }
  return taken.map(({ candidate }) => candidate)
}

/** The first of each shape: what has the shape of an earlier one is never taken. */
export function onePerShape(ordered: Iterable<Candidate>, cycleNights: number): Candidate[] {
  const first = new Map<string, Candidate>()
  for (const candidate of ordered) {
    const { ofA, ofB } = shapeOf(candidate.bits, cycleNights)
    const key = `${ofA.join(' ')}/${ofB.join(' ')}`
    if (!first.has(key)) first.set(key, candidate)
  }
  return [...first.values()]
}

/** A found pattern with its figures. */
export function foundOf(problem: Problem, { bits }: Candidate, proof: Proof): Found {
  const nights = nightsOf(bits, problem.setting.cycleNights)
  return { nights, ...figuresAndScore(problem, nights), proof }
}

/** What any pattern comes to, such as today's. */
export function figuresAndScore({ setting, limits, weights }: Problem, nights: string): { figures: Figures; score: number } {
  const figures = measure(nights, setting)
  return { figures, score: costOf(figures, limits, unitsOf(weights, setting.cycleNights)) / unitsPerPoint }
}
