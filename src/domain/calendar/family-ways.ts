import { type KeptPlace, placeFor } from './places.ts'
import { byCar, type Way, ways } from './travel.ts'
import type { Place, Travel } from './types.ts'

export interface FamilyWays {
  /** Where something is that says its place in words (places.ts). */
  placeOf: ReturnType<typeof placeFor>
  /** The same for the conflict finder, which has its own look at all places. */
  travel: Travel
  /** Whole minutes from one place to another, or `null` where nobody knows. */
  between: (a: Place, b: Place) => Way | null
}

/**
 * The ways of a family: between the places that its case keeps with a position, by car, as an estimate. A person who tells of a way
 * takes it from here, so that one hand-over is not near on one page and too far on another.
 */
export function familyWays(kept: readonly KeptPlace[]): FamilyWays {
  const travel: Travel = { table: [], ...byCar }
  return { placeOf: placeFor(kept), travel, between: ways(travel, []).between }
}
