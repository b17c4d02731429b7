import type { Outcome } from '#domain/takedown/steps.ts'
import { fewestPublished, publishedCount, publishedReasons } from '#domain/stats/small-counts.ts'
import { type Ground, Ground as GroundShape, type Published } from './contract.ts'

export interface Ending {
  receivedAt: Date
  closedAt: Date | null
  ground: Ground
  outcome: Outcome | null
  isAbusive: boolean
}

const monthOf = (at: Date) => at.toISOString().slice(0, 7)
const dayLong = 24 * 3_600_000

function tally<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}

/** How long the decision took, in coarse steps, so that nobody can identify a notice by its duration. */
function tookOf({ receivedAt, closedAt }: Ending): 'day' | 'weeks' | 'longer' {
  const days = ((closedAt ?? receivedAt).getTime() - receivedAt.getTime()) / dayLong
  if (days <= 1) return 'day'
  return days <= 15 ? 'weeks' : 'longer'
}

const columns = {
  received: () => true,
  kept: ({ outcome }: Ending) => outcome === 'kept',
  changed: ({ outcome }: Ending) => outcome === 'disputed' || outcome === 'affirm_asked' || outcome === 'edit_asked',
  down: ({ outcome }: Ending) => outcome === 'hidden' || outcome === 'removed',
  withdrawn: ({ outcome, closedAt }: Ending) => outcome === null && closedAt !== null,
} as const

/**
 * The public figures about notices. Counts of 1 to 4 are left out. The list identifies no notice: it names a month only if five
 * notices of that month were decided, a ground only if five were; with fewer than five decided notices there is no list.
 */
export function publishedOf(endings: readonly Ending[]): Omit<Published, 'notes'> {
  const months = [...new Set(endings.map(({ receivedAt }) => monthOf(receivedAt)))].toSorted().toReversed()
  const count = (month: string, is: (one: Ending) => boolean) =>
    publishedCount(endings.filter((one) => monthOf(one.receivedAt) === month && is(one)).length)
  const byReason = [...tally(endings, ({ ground }) => ground)].map(([reason, n]) => ({ reason, n }))

  const decided = endings.filter(({ outcome }) => outcome !== null)
  const ofMonth = tally(decided, ({ receivedAt }) => monthOf(receivedAt))
  const ofGround = tally(decided, ({ ground }) => ground)
  const list = decided.map((one) => {
    const month = monthOf(one.receivedAt)
    return {
      month: (ofMonth.get(month) ?? 0) >= fewestPublished ? month : null,
      ground: (ofGround.get(one.ground) ?? 0) >= fewestPublished ? one.ground : null,
      outcome: one.outcome!,
      took: tookOf(one),
    }
  })
  // Sorted by the published values, so that the order reveals nothing else.
  const sign = ({ month, ground, outcome, took }: (typeof list)[number]) => `${month ?? '0'} ${ground ?? ''} ${outcome} ${took}`
  return {
    months: months.map((month) => ({
      month,
      received: count(month, columns.received),
      kept: count(month, columns.kept),
      changed: count(month, columns.changed),
      down: count(month, columns.down),
      withdrawn: count(month, columns.withdrawn),
    })),
    grounds: publishedReasons([{ byReason }]).map(({ reason, n }) => ({
      ground: GroundShape.options.find((ground) => ground === reason) ?? null,
      n,
    })),
    abusive: publishedCount(endings.filter(({ isAbusive }) => isAbusive).length),
    notices: decided.length < fewestPublished ? [] : list.toSorted((one, other) => (sign(one) < sign(other) ? 1 : -1)),
  }
}
