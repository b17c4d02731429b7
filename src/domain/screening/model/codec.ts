/**
 * Weights as text. Of the few cells that have one: how many without one lie before it, and its level from -31 to 31, a sign
 * each. Levels are written 1, -1, 2, -2 ... along the alphabet; its last sign in place of a gap says "so many are passed, go on".
 * A text of it is the same on every machine.
 */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
/** The greatest level on both sides. */
export const mostLevel = 31
/** A gap of so many cells or more takes more than one sign. */
const mostGap = signs.length - 1

const signOf = (level: number) => signs[level > 0 ? 2 * level - 1 : -2 * level]!
const levelOf = (place: number) => (place % 2 === 1 ? (place + 1) / 2 : -place / 2)

/** Levels as signs. Levels beyond the greatest are that one. */
export function written(levels: Int8Array): string {
  let text = ''
  let gap = 0
  for (const level of levels) {
    if (level === 0) {
      gap += 1
      continue
    }
    text +=
      signs[mostGap]!.repeat(Math.floor(gap / mostGap)) + signs[gap % mostGap]! + signOf(Math.max(-mostLevel, Math.min(mostLevel, level)))
    gap = 0
  }
  return text
}

/** The levels of a text of signs, `size` of them. What is no sign counts as the first; what lies beyond the end is left out. */
export function read(text: string, size: number): Int8Array {
  const places = new Map([...signs].map((sign, place) => [sign, place]))
  const levels = new Int8Array(size)
  let cell = 0
  for (let at = 0; at < text.length; at += 1) {
    const gap = places.get(text[at]!) ?? 0
    cell += gap
    if (gap === mostGap) continue
    at += 1
    if (cell < size) levels[cell] = levelOf(places.get(text[at] ?? '') ?? 0)
    cell += 1
  }
  return levels
}
