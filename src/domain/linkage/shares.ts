/**
 * Which share of the records has each value: the table behind the frequency of a name.
 * @param values one of each record; `''` for a record that has none, which is not counted
 */
export function sharesOf(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  let total = 0
  for (const value of values) {
    if (value === '') continue
    counts.set(value, (counts.get(value) ?? 0) + 1)
    total += 1
  }
  for (const [value, count] of counts) counts.set(value, count / total)
  return counts
}
