import type { Mark, Place, Reason } from '#domain/redaction/marks.ts'

/** A place on a page as its author chose it. */
export interface Chosen extends Place {
  id: string
  page: number
  /** Its words; empty for a box that was drawn. */
  words: string
  /** What is printed on the bar; `null` for nothing. */
  label: Reason | null
  /** The word or phrase of which it is one find; `null` for another. */
  phrase: string | null
}

export interface State {
  marks: readonly Chosen[]
  /** How many places each phrase has that was looked for and hidden. */
  finds: Readonly<Record<string, number>>
}

/** Phrases of which every find is hidden: the server then makes sure that none is left. */
export const wholePhrases = ({ marks, finds }: State): string[] =>
  Object.entries(finds)
    .filter(([phrase, count]) => marks.filter((mark) => mark.phrase === phrase).length === count)
    .map(([phrase]) => phrase)

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** As the server takes it. */
export const markOf = ({ page, x, y, w, h, label }: Chosen): Mark => ({
  page,
  x: rounded(x),
  y: rounded(y),
  w: Math.max(0.0005, rounded(w)),
  h: Math.max(0.0005, rounded(h)),
  reason: label ?? 'other',
  isNamed: label !== null,
})

/** A place moved by shares of the page, or made larger; it stays on the page. */
export function moved(place: Place, by: { x: number; y: number }, isResized: boolean): Place {
  const { x, y, w, h } = place
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
  return isResized
    ? { x, y, w: within(w + by.x, 0.005, 1 - x), h: within(h + by.y, 0.005, 1 - y) }
    : { x: within(x + by.x, 0, 1 - w), y: within(y + by.y, 0, 1 - h), w, h }
}

/** The place between two points, in shares. */
export const between = (from: { x: number; y: number }, to: { x: number; y: number }): Place => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  w: Math.abs(to.x - from.x),
  h: Math.abs(to.y - from.y),
})
