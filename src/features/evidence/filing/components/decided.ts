import type { Group } from '#domain/filing/reduce.ts'
import type { Reply } from '#http/contract.ts'
import type { calls, Left } from '../contract.ts'

export type CheckedFinding = Reply<typeof calls.file>['findings'][number]

/** The decision that leaves a group: one that has all its places, so that a place that came later is asked about. The latest is shown. */
export function decisionOf({ places }: Group<CheckedFinding>, left: readonly Left[]): Left | null {
  const named = new Set(places.map((one) => one.left))
  return named.has(null) ? null : (left.findLast(({ id }) => named.has(id)) ?? null)
}
