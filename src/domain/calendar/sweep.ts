import type { Item } from './types.ts'

/** The items of one parent or one child, by begin; `latest[i]` is the latest end up to and with item i. */
export interface Lane {
  items: readonly Item[]
  latest: readonly number[]
  /** How far in ms an item reaches beyond its end: the longest way. */
  reach: number
}

/** A lane for each parent and each child. @param items in order (`inOrder`) @param reach ms that anybody needs to get about */
export function lanesOf(items: readonly Item[], reach: number): Map<string, Lane> {
  const lists = new Map<string, Item[]>()
  const put = (key: string, item: Item) => {
    const list = lists.get(key)
    if (list) list.push(item)
    else lists.set(key, [item])
  }
  for (const item of items) for (const key of keysOf(item)) put(key, item)
  const lanes = new Map<string, Lane>()
  for (const [key, list] of lists) {
    let most = -Infinity
    lanes.set(key, { items: list, latest: list.map(({ to }) => (most = Math.max(most, to))), reach })
  }
  return lanes
}

/** The lanes that an item runs in. A deadline takes nobody's time. */
export function keysOf(item: Item): readonly string[] {
  if (item.kind === 'deadline') return []
  const keys = item.people.map((person) => `parent ${person}`).concat(item.children.map((child) => `child ${child}`))
  return keys.length > 1 ? [...new Set(keys)] : keys
}

/**
 * Calls `meet` once for each pair that shares a lane and comes near in time: a sweep over each lane's begins,
 * O(n log n + pairs).
 */
export function sweep(lanes: Map<string, Lane>, meet: (a: Item, b: Item) => void): void {
  const met = new Map<Item, Set<Item>>()
  for (const { items, reach } of lanes.values()) {
    for (let i = 0; i < items.length; i++) {
      const a = items[i]!
      // Touching edges share no time, and the person who has the whole longest way for it is in time.
      const end = a.to + reach
      for (let j = i + 1; j < items.length; j++) {
        const b = items[j]!
        if (b.from >= end) break
        let others = met.get(a)
        if (!others) met.set(a, (others = new Set()))
        if (others.has(b)) continue
        others.add(b)
        meet(a, b)
      }
    }
  }
}

/** Whether `test` is true of an item of the lane that comes near `from`-`to`. */
export function anyNear({ items, latest, reach }: Lane, from: number, to: number, test: (item: Item) => boolean): boolean {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (items[middle]!.from <= to + reach) low = middle + 1
    else high = middle
  }
  for (let i = low - 1; i >= 0 && latest[i]! + reach >= from; i--) if (items[i]!.to + reach >= from && test(items[i]!)) return true
  return false
}

/** The items of a lane that come near `from`-`to` and of which `test` is true. */
export function near(lane: Lane, from: number, to: number, test: (item: Item) => boolean): Item[] {
  const found: Item[] = []
  anyNear(lane, from, to, (item) => {
    if (test(item)) found.push(item)
    return false
  })
  return found
}
