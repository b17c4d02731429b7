/**
 * The smallest set of limits such that every pattern breaks at least one: sets of one limit are tried, then of two, and so
 * on, in the order of the limits. Patterns that a set already breaks are not checked again.
 * @param count how many limits there are, at most 31
 * @param broken for each pattern, the bits of the limits that it breaks; each of them breaks one
 */
export function smallestConflict(count: number, broken: readonly number[]): number[] {
  const patterns = withoutWider(broken)
  const search = (from: number, left: number, chosen: number, open: readonly number[]): number | null => {
    if (open.length === 0) return chosen
    if (left === 0) return null
    for (let at = from; at < count; at += 1) {
      const still = open.filter((mask) => !((mask >> at) & 1))
      if (still.length === open.length) continue
      const found = search(at + 1, left - 1, chosen | (1 << at), still)
      if (found !== null) return found
    }
    return null
  }
  for (let size = 1; size <= count; size += 1) {
    const found = search(0, size, 0, patterns)
    if (found !== null) return Array.from({ length: count }, (_, at) => at).filter((at) => (found >> at) & 1)
  }
  return Array.from({ length: count }, (_, at) => at)
}

/** A pattern that breaks all that another breaks, and more, asks nothing further of a set. */
function withoutWider(broken: readonly number[]): number[] {
  const minimal: number[] = []
  for (const mask of broken.toSorted((one, other) => bitsIn(one) - bitsIn(other))) {
    if (!minimal.some((one) => (one & mask) === one)) minimal.push(mask)
  }
  return minimal
}

const bitsIn = (mask: number) => mask.toString(2).replaceAll('0', '').length

/**
 * An irreducible set of limits that conflict, by the deletion filter (Chinneck, Feasibility and Infeasibility in
 * Optimization, 2008): each limit is left out in turn, and stays out if the rest still conflicts.
 * @param limits that conflict
 * @param keepable whether some pattern meets all of these; `null` if that could not be decided, which counts as yes
 * @returns the set, and whether every question was answered (only then is it irreducible)
 */
export async function irreducible<L>(
  limits: readonly L[],
  keepable: (some: readonly L[]) => Promise<boolean | null>,
): Promise<{ limits: readonly L[]; sure: boolean }> {
  let left = limits
  let sure = true
  for (const limit of limits) {
    const rest = left.filter((one) => one !== limit)
    const answer = await keepable(rest)
    if (answer === null) sure = false
    if (answer === false) left = rest
  }
  return { limits: left, sure }
}
