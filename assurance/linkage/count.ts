/** How many of the pairs that were called one person are, and how many of those that are were called so. */
export interface Count {
  called: number
  right: number
  /** All pairs that are one person. */
  all: number
  precision: number
  recall: number
  f1: number
}

/** Counts pairs against the truth. `NaN` where there is nothing to divide by. */
export function countPairs(called: Iterable<readonly [number, number]>, isTrue: (a: number, b: number) => boolean, all: number): Count {
  let total = 0
  let right = 0
  for (const [a, b] of called) {
    total += 1
    if (isTrue(a, b)) right += 1
  }
  const [precision, recall] = [right / total, right / all]
  return { called: total, right, all, precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}

/** Every two of each group. */
export function* pairsWithin(groups: readonly (readonly number[])[]): Generator<readonly [number, number]> {
  for (const group of groups) for (const [at, a] of group.entries()) for (const b of group.slice(at + 1)) yield [a, b]
}
