/**
 * Weights as text, one sign each: a level from -32 to 31, `step` apart. Zero is `A`, then 1, -1, 2, -2 ... along the
 * alphabet, so that a table of small weights packs well. A text of it is the same on every machine.
 */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
/** The greatest level on both sides: 63 levels. */
export const mostLevel = 31

const signOf = (level: number) => signs[level > 0 ? 2 * level - 1 : -2 * level]!
const levelOf = (place: number) => (place % 2 === 1 ? (place + 1) / 2 : -place / 2)

/** Levels as signs. Levels beyond the greatest are that one. */
export function written(levels: Int8Array): string {
  let text = ''
  for (const level of levels) text += signOf(Math.max(-mostLevel, Math.min(mostLevel, level)))
  return text
}

/** The levels of a text of signs. What is no sign counts as zero. */
export function read(text: string): Int8Array {
  const places = new Map([...signs].map((sign, place) => [sign, levelOf(place)]))
  return Int8Array.from(text, (sign) => places.get(sign) ?? 0)
}
