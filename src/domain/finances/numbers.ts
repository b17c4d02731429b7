/** The middle of numbers; of two in the middle the half of their sum. @throws RangeError where there are none */
export function medianOf(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing.')
  const sorted = values.toSorted((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** The median distance from the median (MAD): how much numbers usually differ, whatever a few of them do. */
export function spreadOf(values: readonly number[]): number {
  const middle = medianOf(values)
  return medianOf(values.map((value) => Math.abs(value - middle)))
}
