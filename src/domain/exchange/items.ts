import type { Parent } from '../schedule/types.ts'

// What goes along when children change hands: a bag, medicine, things for school. Where a thing is follows from what both
// parents ticked, and from nothing else.

/** What each side says of a thing: who gave the children, and who received them. */
export const itemTicks = ['handed_over', 'received'] as const
export type ItemTick = (typeof itemTicks)[number]

/** A thing at one exchange. */
export interface ItemAt {
  id: string
  /** The row with which the thing was first put on a list: its own id, or another row's. */
  origin: string
  /** Instant in ms of the exchange that it was put down for, and to whom. */
  due: number
  to: Parent
  /** Ticked by who gave the children, or by who received them. */
  isTicked: boolean
  /** Taken off the list: it goes along no more. */
  isOff: boolean
}

/** An exchange that a thing may go along with. `isOpen`: it can still be recorded, and was not called off. */
export interface Stop {
  due: number
  to: Parent
  isOpen: boolean
  /** In the schedule no longer, or called off. */
  isVoid: boolean
}

export interface Going<T extends ItemAt> {
  item: T
  /** Nothing was ticked for it at this exchange yet: it goes back from the one at which it went, or waits from one that fell away. */
  isCarried: boolean
}

const other = (side: Parent): Parent => (side === 'A' ? 'B' : 'A')
/** The name of an exchange among others. */
export const stopKey = ({ due, to }: { due: number; to: Parent }): string => `${due} ${to}`

/**
 * What goes along with each exchange.
 * - What was ticked stands at the exchange at which it was ticked.
 * - What was not ticked yet stands at its own exchange; if that fell away, at the next one to the same parent.
 * - What went to the other parent goes back with the next open exchange to the parent from whom it first went, until it is
 *   ticked there or taken off the list.
 * @param stops in order of time
 * @param rows any order; rows of one thing share `origin`
 * @returns by `stopKey`, in the order of `rows`
 */
export function goingAlong<T extends ItemAt>(stops: readonly Stop[], rows: readonly T[]): ReadonlyMap<string, readonly Going<T>[]> {
  const found = new Map<string, Going<T>[]>()
  const put = (stop: { due: number; to: Parent } | undefined, going: Going<T>) => {
    if (stop) found.set(stopKey(stop), [...(found.get(stopKey(stop)) ?? []), going])
  }
  const standing = new Set(stops.filter(({ isVoid }) => !isVoid).map(stopKey))
  const nextTo = (to: Parent, after: number) => stops.find((stop) => stop.to === to && stop.due > after && stop.isOpen && !stop.isVoid)

  const things = new Map<string, T[]>()
  for (const row of rows) things.set(row.origin, [...(things.get(row.origin) ?? []), row])
  for (const thing of things.values()) {
    const chain = thing.toSorted((one, its) => one.due - its.due)
    const home = other(chain[0]!.to)
    for (const item of chain) if (item.isTicked) put(item, { item, isCarried: false })
    const isOff = chain.some((row) => row.isOff)
    const last = chain.findLast(({ isTicked }) => isTicked)
    if (isOff) continue
    if (!last) {
      const item = chain[0]!
      const isThere = standing.has(stopKey(item))
      put(isThere ? item : nextTo(item.to, item.due), { item, isCarried: !isThere })
    } else if (last.to !== home) put(nextTo(home, last.due), { item: last, isCarried: true })
  }
  return found
}
