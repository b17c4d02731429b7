/** Two records that are thought to be one person. */
export interface Link {
  a: number
  b: number
  /** 0 to 1. */
  probability: number
}

/** A link that was not followed, because someone of one group cannot be someone of the other. */
export interface HeldLink<C> extends Link {
  /** The two records that stand against it; they need not be the linked ones. */
  between: readonly [number, number]
  why: C
}

export interface Clusters<C> {
  /** Groups of two and more records, each by place, smallest first; the groups by their smallest. */
  groups: number[][]
  held: HeldLink<C>[]
}

/** What is done with a pair of this probability. */
export type Verdict = 'merge' | 'review' | 'reject'

/** From 0.99 on a pair may be merged with others at once; below 0.5 it is likelier two people, and is left alone below 0.1. */
export const thresholds = { merge: 0.99, same: 0.5, review: 0.1 } as const

/** What is to be done with a pair: a person looks between the two thresholds. */
export function verdictOf(probability: number): Verdict {
  if (probability >= thresholds.merge) return 'merge'
  return probability >= thresholds.review ? 'review' : 'reject'
}

/**
 * Groups records by links from `least` on: connected components, the surest links first. Before two groups become
 * one each record of the one is held against each of the other; where `conflict` names a reason the link is held
 * for a person, and the groups stay apart. So a chain of likenesses never makes two living judges one.
 * @param conflict why two records cannot be one person, or `null`
 */
export function clustersOf<C>(
  records: number,
  links: Iterable<Link>,
  { least, conflict }: { least: number; conflict?: (a: number, b: number) => C | null },
): Clusters<C> {
  const groupOf = new Int32Array(records).fill(-1)
  const groups: number[][] = []
  const held: HeldLink<C>[] = []
  const membersOf = (record: number) => (groupOf[record] === -1 ? [record] : groups[groupOf[record]!]!)
  const surest = [...links]
    .filter(({ probability }) => probability >= least)
    .toSorted((one, other) => other.probability - one.probability || one.a - other.a || one.b - other.b)
  for (const link of surest) {
    const { a, b } = link
    if (a === b || (groupOf[a] !== -1 && groupOf[a] === groupOf[b])) continue
    const [left, right] = [membersOf(a), membersOf(b)]
    const against = conflict && firstConflict(left, right, conflict)
    if (against) {
      held.push({ ...link, ...against })
      continue
    }
    const group = groupOf[a] === -1 ? (groupOf[b] === -1 ? groups.push([]) - 1 : groupOf[b]!) : groupOf[a]!
    const all = [...left, ...right]
    for (const record of all) groupOf[record] = group
    // The group that was taken in is empty from now on.
    for (const member of [left, right]) member.length = 0
    groups[group] = all
  }
  return {
    groups: groups
      .filter(({ length }) => length > 1)
      .map((group) => group.toSorted((one, other) => one - other))
      .toSorted((one, other) => one[0]! - other[0]!),
    held,
  }
}

function firstConflict<C>(left: readonly number[], right: readonly number[], conflict: (a: number, b: number) => C | null) {
  for (const a of left) {
    for (const b of right) {
      const why = conflict(a, b)
      if (why !== null) return { between: [a, b] as const, why }
    }
  }
  return null
}
