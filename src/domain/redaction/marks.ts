// What someone wants hidden on the pages of a file: places, why, and what is printed on the bar.
import type { PlacedWord } from '#domain/evidence/placed-words.ts'

/** Why something is hidden. The rules behind most of them: Federal Rules of Civil Procedure 5.2(a). */
export const reasons = ['minor', 'birth', 'ssn', 'account', 'address', 'privileged', 'other'] as const
export type Reason = (typeof reasons)[number]

/** What is printed on a bar: in English, because courts in the United States read it. Letters of ASCII alone. */
export const barWords: Readonly<Record<Reason, string>> = {
  minor: "Minor's name",
  birth: 'Birth date',
  ssn: 'SSN',
  account: 'Account number',
  address: 'Address',
  privileged: 'Privileged',
  other: 'Redacted',
}

/** How much one copy can hide, and of how long a file it is made. */
export const limits = { marks: 2000, phrases: 50, phrase: 200, pages: 500 } as const

/** A place on a page, in shares of its width and height from the upper left corner. */
export interface Place {
  x: number
  y: number
  w: number
  h: number
}

export interface Mark extends Place {
  /** From 1 on. */
  page: number
  reason: Reason
  /** Whether the reason is printed on the bar. */
  isNamed: boolean
}

const right = ({ x, w }: Place) => x + w
const bottom = ({ y, h }: Place) => y + h

/** Whether two places have more in common than an edge, which rounding can make out of nothing. */
export function touches(one: Place, other: Place): boolean {
  const edge = 0.0003
  return (
    Math.min(right(one), right(other)) - Math.max(one.x, other.x) > edge &&
    Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) > edge
  )
}

export const placeOf = ([, x, y, w, h]: PlacedWord): Place => ({ x, y, w, h })

/** The words of a page that stay readable, and those that a mark touches, which go whole. */
export function divided(words: readonly PlacedWord[], places: readonly Place[]): { stays: PlacedWord[]; hidden: PlacedWord[] } {
  const [stays, hidden]: [PlacedWord[], PlacedWord[]] = [[], []]
  for (const word of words) (places.some((place) => touches(place, placeOf(word))) ? hidden : stays).push(word)
  return { stays, hidden }
}

/** A word's place, a little larger than what a program measured: letters reach beyond that. Never beyond the page. */
export function around({ x, y, w, h }: Place, shape: number): Place {
  const [high, wide] = [h * 0.12, h * 0.12 * shape]
  const [left, top] = [Math.max(0, x - wide), Math.max(0, y - high)]
  return { x: left, y: top, w: Math.min(1, x + w + wide) - left, h: Math.min(1, y + h + high) - top }
}

/** Words that stand beside each other on one line, as one place; those of other lines as others. */
export function placesOf(words: readonly PlacedWord[], shape: number): Place[] {
  const places: Place[] = []
  for (const word of words) {
    const place = placeOf(word)
    const last = places.at(-1)
    const isBeside = last && place.x >= last.x && Math.abs(place.y + place.h / 2 - last.y - last.h / 2) < Math.max(place.h, last.h) * 0.6
    if (!isBeside) places.push(place)
    else {
      const [top, low] = [Math.min(last.y, place.y), Math.max(bottom(last), bottom(place))]
      places[places.length - 1] = { x: last.x, y: top, w: Math.max(right(last), right(place)) - last.x, h: low - top }
    }
  }
  return places.map((place) => around(place, shape))
}

/**
 * The words that a stretch of a page's text touches. The text is its lines, joined by line breaks, and their words, joined by blanks.
 * @param start the first character, from 0 on
 * @param end the character after the last one
 */
export function wordsBetween(lines: readonly (readonly PlacedWord[])[], start: number, end: number): PlacedWord[] {
  const found: PlacedWord[] = []
  let at = 0
  for (const line of lines) {
    for (const word of line) {
      if (at < end && at + word[0].length > start) found.push(word)
      at += word[0].length + 1
    }
    if (line.length === 0) at += 1
  }
  return found
}
