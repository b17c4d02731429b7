const hour = 3_600_000

/** How long ago a source was last looked at, against how often that should be. `never`: not once. */
export const freshnesses = ['fresh', 'due', 'late', 'never'] as const
export type Freshness = (typeof freshnesses)[number]

/**
 * @param checkedAt the last time that it was read, or said that nothing had changed. Milliseconds
 * @param everyHours its cadence
 */
export function freshnessOf(checkedAt: number | null, everyHours: number, now: number): Freshness {
  if (checkedAt === null) return 'never'
  const turns = (now - checkedAt) / (everyHours * hour)
  if (turns <= 1) return 'fresh'
  return turns <= 2 ? 'due' : 'late'
}

/**
 * When a source is asked again. After a failure sooner than its cadence, and later with each one in a row: an hour, two, four.
 * @param failures in a row; 0 after a run that came through
 */
export function nextAt(now: number, everyHours: number, failures: number): number {
  const wait = failures === 0 ? everyHours : Math.min(everyHours, 2 ** Math.min(failures - 1, 12))
  return now + wait * hour
}
