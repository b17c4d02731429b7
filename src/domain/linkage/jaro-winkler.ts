/** Letters of a common beginning that count, and how much each does (Winkler 1990). */
const mostPrefix = 4
const perLetter = 0.1

/** Which letters of the longer and the shorter text have found a partner; used again by every call, for it is called millions of times. */
let takenOfA = new Uint8Array(64)
let takenOfB = new Uint8Array(64)

/**
 * How alike two texts are, letter by letter: Jaro's share of common letters in nearly the same places
 * (M. Jaro, JASA 1989), raised by what they begin with in common (W. Winkler, "String Comparator Metrics",
 * 1990, weight 0.1 for each of at most 4 letters).
 * @returns 0 (nothing in common) to 1 (equal); two empty texts are 1, an empty and another one 0.
 * It is the same in both directions.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1
  // Which letter finds which partner may depend on the direction: the shorter one, then the first by alphabet, always asks.
  const jaro = a.length < b.length || (a.length === b.length && a < b) ? jaroOf(a, b) : jaroOf(b, a)
  let prefix = 0
  while (prefix < mostPrefix && prefix < a.length && prefix < b.length && a[prefix] === b[prefix]) prefix += 1
  return jaro + prefix * perLetter * (1 - jaro)
}

function jaroOf(a: string, b: string): number {
  if (a.length === 0 || b.length === 0) return 0
  if (takenOfA.length < a.length) takenOfA = new Uint8Array(a.length * 2)
  if (takenOfB.length < b.length) takenOfB = new Uint8Array(b.length * 2)
  takenOfA.fill(0, 0, a.length)
  takenOfB.fill(0, 0, b.length)
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  let common = 0
  for (let i = 0; i < a.length; i += 1) {
    const last = Math.min(b.length - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= last; j += 1) {
      if (takenOfB[j] === 1 || a.charCodeAt(i) !== b.charCodeAt(j)) continue
      takenOfA[i] = 1
      takenOfB[j] = 1
      common += 1
      break
    }
  }
  if (common === 0) return 0
  let turned = 0
  let j = 0
  for (let i = 0; i < a.length; i += 1) {
    if (takenOfA[i] === 0) continue
    while (takenOfB[j] === 0) j += 1
    if (a.charCodeAt(i) !== b.charCodeAt(j)) turned += 1
    j += 1
  }
  return (common / a.length + common / b.length + (common - turned / 2) / common) / 3
}
