import type { Place } from './types.ts'

/** A place that people keep on a list; `position` in degrees, `null` where nobody said it. */
export interface KeptPlace {
  name: string
  position: { latitude: number; longitude: number } | null
}

const folded = (name: string) => name.trim().toLowerCase()

/**
 * Where something is that says its place in words: the place of the list that goes by this name, great or small; else one of
 * which nobody knows where it lies, so that no way to it is guessed. Of two with one name the first on the list.
 * @returns a function that is asked with what was written: an item's `place`, or nothing where no place was written
 */
export function placeFor(kept: readonly KeptPlace[]): (written: string | null) => { place?: Place } {
  const known = new Map(kept.toReversed().map((place) => [folded(place.name), place]))
  return (written) => {
    if (written === null || written.trim() === '') return {}
    const label = folded(written)
    return { place: { label, ...known.get(label)?.position } }
  }
}
