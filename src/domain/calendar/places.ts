import type { Place } from './types.ts'

/** A place on the case's list; `position` in degrees, `null` if it was not given. */
export interface SavedPlace {
  name: string
  position: { latitude: number; longitude: number } | null
}

const folded = (name: string) => name.trim().toLowerCase()

/**
 * The place of an item from its written words: the place of the list with this name, ignoring case; otherwise a place
 * of unknown position, so that no travel time is guessed. Of two with one name, the first on the list.
 * @returns a function of the written words: it gives an item's `place`, or nothing if no place was written
 */
export function placeFor(saved: readonly SavedPlace[]): (written: string | null) => { place?: Place } {
  const known = new Map(saved.toReversed().map((place) => [folded(place.name), place]))
  return (written) => {
    if (written === null || written.trim() === '') return {}
    const label = folded(written)
    return { place: { label, ...known.get(label)?.position } }
  }
}
