/** Whether two lists have a word in common. A loop, for it is asked of millions of pairs. */
export function meet(a: readonly string[], b: readonly string[]): boolean {
  for (const one of a) if (b.includes(one)) return true
  return false
}
