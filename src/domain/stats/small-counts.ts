// Counts that may be published: a small one is not, so that nobody finds one rating or one notice in it.

/** A count below this is not published. */
export const fewestPublished = 5

/** A count as it may be published: 1 to 4 may not, none at all may. */
export function publishedCount(n: number): number | null {
  return n > 0 && n < fewestPublished ? null : n
}

/**
 * How many ratings each check held, in all months together: by month the few of one check could be found.
 * The few are put together as `other`, with the next smallest where they are still too few: else the months'
 * sum less the others would give them away. The order is by name, which says nothing of how many.
 */
export function publishedReasons(
  months: readonly { byReason: readonly { reason: string; n: number }[] }[],
): { reason: string; n: number | null }[] {
  const sums = new Map<string, number>()
  for (const { reason, n } of months.flatMap(({ byReason }) => byReason)) sums.set(reason, (sums.get(reason) ?? 0) + n)
  const rising = [...sums].toSorted(([, a], [, b]) => a - b)
  let together = 0
  while (rising[0] && (rising[0][1] < fewestPublished || (together > 0 && together < fewestPublished))) together += rising.shift()![1]
  const alone = rising.toSorted(([a], [b]) => a.localeCompare(b)).map(([reason, n]) => ({ reason, n }))
  return together === 0 ? alone : [...alone, { reason: 'other', n: publishedCount(together) }]
}
