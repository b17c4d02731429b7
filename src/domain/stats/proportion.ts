/** How many of how many. */
export interface Share {
  of: number
  n: number
}

/** The 97.5 % point of the normal distribution: 95 % lie within so many standard deviations. */
const z = 1.959964

/**
 * Where a proportion lies with 95 %, by Wilson's score interval (E. B. Wilson 1927): sensible for few cases and for
 * all or none of them. `null` of none.
 *
 * @returns low and high, 0 to 1
 */
export function wilson({ of, n }: Share): readonly [low: number, high: number] | null {
  if (n === 0) return null
  const p = of / n
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/**
 * Agreement of two readings beyond chance (J. Cohen 1960): 1 is all, 0 is what chance would give. `null` where both
 * readings say the same of everything, so that there is nothing to agree on.
 */
export function kappa(pairs: readonly (readonly [boolean, boolean])[]): number | null {
  const n = pairs.length
  const first = pairs.filter(([a]) => a).length / n
  const second = pairs.filter(([, b]) => b).length / n
  const same = pairs.filter(([a, b]) => a === b).length / n
  const chance = first * second + (1 - first) * (1 - second)
  return n === 0 || chance === 1 ? null : (same - chance) / (1 - chance)
}
