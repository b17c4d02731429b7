import { slipsBetween } from './edits.ts'
import { type KnownToken, spellingsOf } from './spelling.ts'

/** What the directory's places know about one typed word. */
export interface KnownPlaceWord {
  /** Some place has this word, or (the last one) a word that begins with it. */
  isKnown: boolean
  /** Words of places that share a key with it, and how many groups of people have them. */
  near: readonly KnownToken[]
}

/** A typed word, and how the directory's places spell it. */
export interface PlaceWord {
  typed: string
  spelled: string
}

/** Shorter words are one slip from too many others. */
const shortest = 4

/** Words that say "court" or "county", and are no part of any name of a place; one slip away they are meant. */
const said = ['court', 'county']

/**
 * Typed words as the directory's places spell them: "los angelos" is "los angeles". Words that are known
 * stay, and those that are no place in any spelling; "cuort" is left out.
 * @returns `null` when nothing would be spelled otherwise
 */
export function placeSpelling(terms: readonly string[], known: readonly KnownPlaceWord[]): PlaceWord[] | null {
  const words = terms.flatMap((typed, at): PlaceWord[] => {
    const { isKnown = false, near = [] } = known[at] ?? {}
    if (isKnown || typed.length < shortest) return [{ typed, spelled: typed }]
    const [best] = spellingsOf(typed, near, 1)
    if (!best && said.some((word) => slipsBetween(typed, word, 1) <= 1)) return []
    return [{ typed, spelled: best?.token ?? typed }]
  })
  return words.some(({ typed, spelled }) => typed !== spelled) ? words : null
}
