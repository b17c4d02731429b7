/** Only so many letters of a word are looked up by; what comes after them is compared letter by letter. */
const looked = 7

/** How many slips a word of this length may hold and still be found: one, from five letters on two. */
export function slipsOf(word: string): 1 | 2 {
  return word.length >= 5 ? 2 : 1
}

/**
 * How many slips lead from one word to the other: a letter left out, put in or changed, or two
 * neighbours swapped (optimal string alignment, Damerau 1964). Answers `most + 1` as soon as it is more.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  const over = most + 1
  if (Math.abs(a.length - b.length) > most) return over
  return lastRow(a, b, most)?.[b.length] ?? over
}

/**
 * The same, from a word to the nearest beginning of another: `"abbud"` is one slip from the
 * beginning of `"abudu"`.
 */
export function slipsToPrefix(typed: string, word: string, most: number): number {
  if (typed.length - word.length > most) return most + 1
  const begun = word.slice(0, typed.length + most)
  const row = lastRow(typed, begun, most)
  return row ? Math.min(most + 1, ...row) : most + 1
}

/** The last row of the table of distances, each no greater than `most + 1`; `null` when a whole row is over. */
function lastRow(a: string, b: string, most: number): number[] | null {
  const over = most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => Math.min(at, over))
  for (let i = 1; i <= a.length; i += 1) {
    const row = [Math.min(i, over)]
    let least = row[0]!
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(above[j - 1]! + (same ? 0 : 1), above[j]! + 1, row[j - 1]! + 1, over)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > most && Math.min(...above) > most) return null
    before = above
    above = row
  }
  return above
}

/** A signed 32-bit number for a text (FNV-1a). Two texts with one number only cost a comparison. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

/**
 * The keys under which a word is found in spite of slips: numbers of the word's first letters with up
 * to one letter, from five letters on two, left out. Two words within their slips share a key
 * (symmetric deletes, W. Garbe, SymSpell, with its prefix rule).
 */
export function keysOf(word: string): number[] {
  const begun = word.slice(0, looked)
  const texts = new Set([begun])
  let last = [begun]
  for (let left = slipsOf(word); left > 0; left -= 1) {
    const shorter = new Set<string>()
    for (const text of last) {
      for (let at = 0; at < text.length; at += 1) shorter.add(text.slice(0, at) + text.slice(at + 1))
    }
    for (const text of shorter) texts.add(text)
    last = [...shorter]
  }
  texts.delete('')
  return [...new Set([...texts].map(numberOf))]
}
