import { countOf, fullOf, shifted } from './bits.ts'

/**
 * How many stays of ones last k nights or longer, for k = 1, 2, ... up to the cycle; this list tells the lengths
 * of all stays and nothing of their order or place.
 */
function staysOf(bits: number, cycleNights: number, full: number): number[] {
  const atLeast: number[] = []
  let left = bits
  for (let nights = 1; nights <= cycleNights; nights += 1) {
    // Each night that is left is the last of `nights` ones in a row; those beside each other belong to one stay.
    atLeast.push(left === full && left !== 0 ? 1 : countOf(left & ~shifted(left, cycleNights, full)))
    left &= shifted(left, cycleNights, full)
  }
  return atLeast
}

/** The stays of both parents. Two patterns with the same shape differ by where they begin or in the order of their stays. */
export interface Shape {
  ofA: readonly number[]
  ofB: readonly number[]
}

export function shapeOf(bits: number, cycleNights: number): Shape {
  const full = fullOf(cycleNights)
  return { ofA: staysOf(bits, cycleNights, full), ofB: staysOf(~bits & full, cycleNights, full) }
}

const apart = (one: readonly number[], other: readonly number[]) => one.reduce((sum, count, at) => sum + Math.abs(count - other[at]!), 0)

/**
 * How far apart two patterns are, in nights: write down the stays of a parent, the longest first, beside those of
 * the same parent in the other pattern (nothing counts as 0 nights), add up the differences, and do so for both
 * parents. (Counting stays by "k nights or longer" gives the same sum.) Turning a pattern, reading it backwards
 * and swapping the parents change nothing; moving one change of hands by a night changes it by 2 at most.
 */
export function distanceOf(one: Shape, other: Shape): number {
  return Math.min(apart(one.ofA, other.ofA) + apart(one.ofB, other.ofB), apart(one.ofA, other.ofB) + apart(one.ofB, other.ofA))
}

/** From this distance on two patterns are structurally different: 4 nights in 14, 8 in 28. */
export const differentFrom = (cycleNights: number) => Math.round((4 * cycleNights) / 14)
