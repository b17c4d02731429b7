import { firstRefusal } from './first-refusal.ts'
import type { Holdings } from './holdings.ts'
import { noticeOf } from './notice.ts'
import { othersTime } from './others-time.ts'
import { childTwice, inVacation, parentTwice, share, tooFar } from './pair-rules.ts'
import { dayLater, type Wall } from './spans.ts'
import { anyNear, keysOf, type Lane } from './sweep.ts'
import type { Calendar, Fix, Item } from './types.ts'
import type { ways } from './travel.ts'

/** Everything that a calendar is asked while conflicts are looked for. */
export interface Around {
  calendar: Calendar
  wall: Wall
  holdings: Holdings
  lanes: Map<string, Lane>
  between: ReturnType<typeof ways>['between']
}

const days = 28
const vacationDays = 60
const quarter = 15 * 60_000
/** No suggestion is before or after these, minutes of the day. */
const [earliest, latest] = [7 * 60, 21 * 60]

/** Items that are easier to move come first; an item without a rank stays where it is, because a court or a school sets it. */
const ranks: Partial<Record<Item['kind'], number>> = { event: 0, visit: 1, vacation: 2, exchange: 3 }

/** Which of two gives way: the easier moved, of equals the later written. `null`: neither can. */
export function movable(a: Item, b: Item): Item | null {
  const [first, second] = [ranks[a.kind], ranks[b.kind]]
  if (first === undefined || second === undefined) return first === undefined ? (second === undefined ? null : b) : a
  if (first !== second) return first < second ? a : b
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? a : b
  return a.id > b.id ? a : b
}

/**
 * A time at which an item has no conflict: on the same day right after or before the item it conflicts with, at quarters of an hour
 * between 7 and 21; else at its own time on one of the next 28 days (a vacation: 60). `null` if there is none.
 */
export function moveOf(item: Item, met: Item, around: Around): Fix | null {
  const { wall, calendar } = around
  const lanes = keysOf(item).flatMap((key) => around.lanes.get(key) ?? [])
  const length = item.to - item.from
  // One copy for all tries: thousands of tries would otherwise leave as many copies behind.
  const moved = { ...item }
  const way = item.place && met.place ? (around.between(item.place, met.place)?.minutes ?? 0) * 60_000 : 0
  if (!item.allDay && item.kind !== 'vacation') {
    const after = Math.ceil((met.to + way) / quarter) * quarter
    const before = Math.floor((met.from - way - length) / quarter) * quarter
    for (const from of [after, before]) {
      const to = from + length
      if (wall.dayOf(from) !== wall.dayOf(item.from) || wall.dayOf(to) !== wall.dayOf(from)) continue
      if (wall.minuteOf(from) < earliest || wall.minuteOf(to) > latest) continue
      if (from >= calendar.now && isFree(item, put(moved, from, to), lanes, around)) return { kind: 'move', item: item.id, from, to }
    }
  }
  for (let day = 1; day <= (item.kind === 'vacation' ? vacationDays : days); day++) {
    shift(moved, item, day, wall)
    if (moved.from < calendar.now || !isFree(item, moved, lanes, around)) continue
    return { kind: 'move', item: item.id, from: moved.from, to: moved.to, ...(moved.allDay ? { allDay: moved.allDay } : {}) }
  }
  return null
}

function put(moved: Item, from: number, to: number): Item {
  moved.from = from
  moved.to = to
  return moved
}

/** Puts `moved` some days after `item`, at the same time of the wall; as long as before, a vacation to the same time. */
function shift(moved: Item, item: Item, by: number, wall: Wall): void {
  if (item.allDay) {
    moved.allDay = { first: dayLater(item.allDay.first, by), last: dayLater(item.allDay.last, by) }
    put(moved, wall.begin(moved.allDay.first), wall.begin(dayLater(moved.allDay.last, 1)))
    return
  }
  const from = wall.later(item.from, by)
  put(moved, from, item.kind === 'vacation' ? Math.max(from, wall.later(item.to, by)) : from + (item.to - item.from))
}

function isFree(item: Item, moved: Item, lanes: readonly Lane[], around: Around): boolean {
  const meets = (other: Item) => other.id !== item.id && isConflict(moved, other, around)
  for (const lane of lanes) if (anyNear(lane, moved.from, moved.to, meets)) return false
  const { calendar, holdings, wall } = around
  if (othersTime(moved, holdings, wall) && !othersTime(item, holdings, wall)) return false
  if (
    firstRefusal(moved, calendar.order.firstRefusal, holdings, around.lanes) &&
    !firstRefusal(item, calendar.order.firstRefusal, holdings, around.lanes)
  )
    return false
  return !noticeOf(moved, calendar.order, wall, calendar.now) || noticeOf(item, calendar.order, wall, calendar.now) !== null
}

function isConflict(a: Item, b: Item, { between }: Around): boolean {
  if (childTwice(a, b) && share(a.children, b.children)) return true
  if (share(a.people, b.people) && (parentTwice(a, b) || inVacation(a, b))) return true
  return tooFar(a, b, between) !== null
}
