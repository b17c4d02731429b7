import { type SavedPlace, placeFor } from './places.ts'
import { byCar, type Way, ways } from './travel.ts'
import type { Place, Travel } from './types.ts'

export interface FamilyWays {
  /** The place of an item from its written words (places.ts). */
  placeOf: ReturnType<typeof placeFor>
  /** The same for the conflict finder, which has its own look at all places. */
  travel: Travel
  /** Whole minutes from one place to another, or `null` if unknown. */
  between: (a: Place, b: Place) => Way | null
}

/**
 * A family's travel times: between the places of its case with a position, by car, estimated. Every feature that shows a travel time
 * takes it from here, so that all pages agree about an exchange.
 */
export function familyWays(places: readonly SavedPlace[]): FamilyWays {
  const travel: Travel = { table: [], ...byCar }
  return { placeOf: placeFor(places), travel, between: ways(travel, []).between }
}
