/** Something that claims `from`-`to` (`to` not counted) with a strength. */
export interface Claim {
  from: number
  to: number
  rank: number
}

/** Where a claim, or nobody (`null`), decides without a break. */
export interface Won<C extends Claim> {
  from: number
  to: number
  claim: C | null
}

/** Which of two decides: the higher rank; within one rule the one that begins later. */
const stronger = (one: Claim, other: Claim) => one.rank > other.rank || (one.rank === other.rank && one.from > other.from)

/** A heap with the strongest claim at index 0. */
function push<C extends Claim>(heap: C[], claim: C): void {
  let at = heap.length
  heap.push(claim)
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!stronger(claim, heap[parent]!)) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = claim
}

function pop<C extends Claim>(heap: C[]): void {
  const moved = heap.pop()!
  const size = heap.length
  if (size === 0) return
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= size) break
    if (child + 1 < size && stronger(heap[child + 1]!, heap[child]!)) child += 1
    if (!stronger(heap[child]!, moved)) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = moved
}

/**
 * Lays claims over each other: every point from `from` to `to` goes to exactly one claim, or to nobody.
 * In time n log n for n claims.
 * @param claims in the order of their beginning
 */
export function sweep<C extends Claim>(claims: readonly C[], from: number, to: number): Won<C>[] {
  const won: Won<C>[] = []
  const heap: C[] = []
  let next = 0
  let at = from
  while (at < to) {
    while (next < claims.length && claims[next]!.from <= at) push(heap, claims[next++]!)
    while (heap.length > 0 && heap[0]!.to <= at) pop(heap)
    const claim = heap[0] ?? null
    let end = claim ? Math.min(to, claim.to) : to
    if (next < claims.length) end = Math.min(end, claims[next]!.from)
    const before = won.at(-1)
    if (before && before.claim === claim) before.to = end
    else won.push({ from: at, to: end, claim })
    at = end
  }
  return won
}
