import type { Around } from './free-time.ts'
import { holdingsOf } from './holdings.ts'
import { byCode } from './identity.ts'
import { pairConflicts } from './pair-conflicts.ts'
import { itemConflicts, scheduleConflicts } from './schedule-conflicts.ts'
import { settle, type Wall, wallIn } from './spans.ts'
import { lanesOf } from './sweep.ts'
import { ways } from './travel.ts'
import { type Calendar, type Conflict, conflictKinds, type Found, type Severity } from './types.ts'

/**
 * What in a family's calendar cannot be as it stands: with each conflict its kind, items, clause, a reason in data
 * and a fix that is ready to be sent. The same calendar gives the same answer, in whatever order its items
 * and stretches are given. Touching edges are no conflict. O(n log n) and what is found.
 * Source: issue "One family, one calendar", section 3; the unified calendar of the product's pages.
 * @param calendar instants in ms, days and times of the wall in `calendar.zone`
 * @throws RangeError for a zone that is none, or a time of the order that is none
 */
export function conflictsOf(calendar: Calendar): Found {
  const wall = wallIn(calendar.zone)
  const { items, refused } = settle(calendar.items, wall)
  const { between, most } = ways(
    calendar.travel,
    items.flatMap(({ place }) => (place ? [place] : [])),
  )
  const around: Around = { calendar, wall, holdings: holdingsOf(calendar.stretches), lanes: lanesOf(items, most * 60_000), between }
  const settled = new Set(calendar.settled)
  const conflicts = [...pairConflicts(around), ...itemConflicts(items, around), ...scheduleConflicts(around)]
  return {
    conflicts: inOrder(
      conflicts.filter(({ id }) => !settled.has(id)),
      wall,
    ),
    refused,
  }
}

const harm: readonly Severity[] = ['high', 'medium', 'low']

/** By the day, of one day the gravest first. */
function inOrder(conflicts: readonly Conflict[], wall: Wall): Conflict[] {
  const days = new Map(conflicts.map((conflict) => [conflict, wall.dayOf(conflict.from)]))
  return conflicts.toSorted(
    (a, b) =>
      byCode(days.get(a)!, days.get(b)!) ||
      harm.indexOf(a.severity) - harm.indexOf(b.severity) ||
      a.from - b.from ||
      conflictKinds.indexOf(a.kind) - conflictKinds.indexOf(b.kind) ||
      byCode(a.id, b.id),
  )
}
