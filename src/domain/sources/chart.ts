// A control chart of how many rows a source gives, run by run: Shewhart's chart for individual values with limits from the
// moving range of two (NIST/SEMATECH e-Handbook of Statistical Methods, 6.3.2.2; Montgomery, Introduction to Statistical
// Quality Control, "Control charts for individual measurements"). It sees a page that has lost a half of its table, which
// a rule about one run alone takes for a large change like any other.

/** Fewer runs say nothing of what is usual. */
export const fewest = 8
/** So many of the last runs are looked at. */
export const most = 25

/** d2 for ranges of two values (6.3.2.2): their mean, in standard deviations. */
const d2 = 1.128
/** Limits are this many standard deviations from the mean. */
const sigmas = 3

export interface Limits {
  /** Runs that they come from. */
  n: number
  mean: number
  /** Rows; never below 0. */
  lower: number
  upper: number
}

/**
 * Where the next run is expected.
 * @param counts rows of the runs that were taken for good, the oldest first
 * @returns `null` for fewer than `fewest` runs
 */
export function limitsOf(counts: readonly number[]): Limits | null {
  const seen = counts.slice(-most)
  if (seen.length < fewest) return null
  const mean = seen.reduce((sum, count) => sum + count, 0) / seen.length
  const ranges = seen.slice(1).map((count, at) => Math.abs(count - seen[at]!))
  const sigma = ranges.reduce((sum, range) => sum + range, 0) / ranges.length / d2
  // A list that has not changed for months has a range of nothing; one more person is no accident. Our own floor, of no
  // handbook: two rows, or one in fifty.
  const width = Math.max(sigmas * sigma, 2, mean / 50)
  return { n: seen.length, mean, lower: Math.max(0, mean - width), upper: mean + width }
}

/** Whether a run is no longer what is usual. Nothing is unusual where nothing is known. */
export function isOutside(count: number, limits: Limits | null): boolean {
  return limits !== null && (count < limits.lower || count > limits.upper)
}
