import { useState } from 'react'
import type { Group } from '#domain/filing/reduce.ts'
import type { Reply } from '#http/contract.ts'
import type { calls, Left } from '../contract.ts'

export type CheckedFinding = Reply<typeof calls.file>['findings'][number]

/** The decision that leaves a group: one that has all its places, so that a place that came later is asked about. The latest is shown. */
function decisionOf({ places }: Group<CheckedFinding>, left: readonly Left[]): Left | null {
  const named = new Set(places.map((one) => one.left))
  return named.has(null) ? null : (left.findLast(({ id }) => named.has(id)) ?? null)
}

/**
 * Which groups stay as they are: by a saved decision, or for now, which is `open`.
 * @param first what is open from the start
 */
export function useDecisions(
  groups: readonly Group<CheckedFinding>[],
  left: readonly Left[],
  first: () => ReadonlySet<string> = () => new Set(),
) {
  const [open, setOpen] = useState(first)
  const decided = new Map(
    groups.flatMap((group) => {
      const decision = decisionOf(group, left)
      return decision ? [[group.id, decision] as const] : []
    }),
  )
  return {
    open,
    setOpen,
    decided,
    isLeft: (id: string) => open.has(id) || decided.has(id),
    undecided: groups.filter(({ id }) => !decided.has(id)),
  }
}
