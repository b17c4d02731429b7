import type { Day } from '#kernel/day.ts'
import type { Clause } from '../schedule/types.ts'
import { dayLater, type Wall } from './spans.ts'
import type { Item, OrderFacts } from './types.ts'

export interface Notice {
  kind: string
  days: number
  /** The last day on which notice is in time. */
  due: Day
  /** The day it was given; `null`: not yet. */
  given: Day | null
  late: boolean
  clause: Clause | undefined
}

/**
 * The notice that an item still needs or that came late, by whole days of the wall: seven days before
 * a Saturday is the Saturday before. `null`: none is asked for, it was in time, or the other parent agreed.
 */
export function noticeOf(item: Item, order: OrderFacts, wall: Wall, now: number): Notice | null {
  if (item.noticeOf === undefined || item.agreed) return null
  const periods = order.notices.filter(({ kind }) => kind === item.noticeOf)
  if (periods.length === 0) return null
  // Of several periods for one kind the longest is the one to keep.
  const { kind, days, clause } = periods.reduce((a, b) => (b.days > a.days ? b : a))
  const due = dayLater(wall.dayOf(item.from), -days)
  const at = item.noticeGivenAt === undefined ? item.createdAt : item.noticeGivenAt
  const given = at === null ? null : wall.dayOf(at)
  if (given !== null && given <= due) return null
  return { kind, days, due, given, late: (given ?? wall.dayOf(now)) > due, clause }
}
