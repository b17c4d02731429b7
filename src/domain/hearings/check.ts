import { type FamilyWays, familyWays } from '../calendar/family-ways.ts'
import { exchangesOf } from '../schedule/exchanges.ts'
import { layOut } from '../schedule/lay-out.ts'
import type { Clause, Parent, Plan, Stretch } from '../schedule/types.ts'
import { dayOfWall, writeTime } from '../time/wall.ts'
import { dayAt } from '../time/calendar.ts'
import { zoneOf } from '../time/zone.ts'

// How a hearing affects the children's time: who has them while a parent must be in court, and which exchanges are close to it.
// Source: issue "One family, one calendar", section 3, and the court calendar of the product's pages.

export interface HearingTime {
  /** Instants in ms. */
  from: number
  to: number
  /** Who must attend. */
  sides: readonly Parent[]
  /** The place as written; `null` if the hearing is online or has no place. */
  place?: string | null
}

/** Children who are with a parent while that parent must attend. */
export interface Care {
  side: Parent
  children: readonly string[]
  /** Instants in ms: the part of the hearing in which they are. */
  from: number
  to: number
  /** The same on the wall of the plan's zone, `YYYY-MM-DDTHH:MM`. */
  fromWall: string
  toWall: string
  clause: Clause | null
  /** The other parent need not attend. */
  otherIsFree: boolean
}

/** An exchange on the way to, during, or after a hearing. */
export interface Close {
  at: number
  place: string | null
  children: readonly string[]
  when: 'before' | 'during' | 'after'
  /** Whole minutes between the two; 0 during the hearing. */
  minutes: number
  /**
   * Travel time between the two for a parent who must be at both, in whole minutes, and whether it is longer than the time
   * between them; `null` if neither parent must be at both, or the travel time is unknown.
   */
  way: { minutes: number; isShort: boolean } | null
}

/** Minutes: exchanges further from the hearing than this are not on the way. */
const closeBy = 3 * 60

const wallOf = (wall: number) => `${dayAt(dayOfWall(wall))}T${writeTime(wall)}`

/** Who needs childcare meanwhile: the stretches of parents who must attend, children together. */
function careOf(plan: Plan, children: readonly string[], { from, to, sides }: HearingTime): Care[] {
  const zone = zoneOf(plan.zone)!
  const wall = (instant: number) => zone.wallOf(Math.floor(instant / 60_000))
  const [first, last] = [dayAt(dayOfWall(wall(from))), dayAt(dayOfWall(wall(to)))]
  const found = new Map<string, Care & { children: string[] }>()
  for (const child of children) {
    const held = layOut(plan, child, first, last).filter((stretch): stretch is Stretch & { holder: Parent } =>
      sides.some((side) => side === stretch.holder),
    )
    for (const { holder, clause, ...stretch } of held) {
      const [begin, end] = [Math.max(from, stretch.from), Math.min(to, stretch.to)]
      if (begin >= end) continue
      const key = `${holder} ${begin} ${end}`
      const same = found.get(key)
      if (same) same.children.push(child)
      else {
        const otherIsFree = !sides.includes(holder === 'A' ? 'B' : 'A')
        const [fromWall, toWall] = [wallOf(wall(begin)), wallOf(wall(end))]
        found.set(key, { side: holder, children: [child], from: begin, to: end, fromWall, toWall, clause, otherIsFree })
      }
    }
  }
  return [...found.values()].toSorted((one, other) => one.from - other.from || (one.side < other.side ? -1 : 1))
}

type Ways = Pick<FamilyWays, 'placeOf' | 'between'>

/** The exchanges within `closeBy` of the hearing. */
function closeTo(
  plan: Plan,
  children: readonly string[],
  { from, to, sides, place: here = null }: HearingTime,
  { placeOf, between }: Ways,
): Close[] {
  const zone = zoneOf(plan.zone)!
  const dayOf = (instant: number) => dayAt(dayOfWall(zone.wallOf(Math.floor(instant / 60_000))))
  const reach = closeBy * 60_000
  return exchangesOf(plan, children, { from: dayOf(from - reach), to: dayOf(to + reach) })
    .filter(({ at }) => at >= from - reach && at <= to + reach)
    .map(({ at, place, children: who, ...hands }) => {
      const when = at < from ? 'before' : at > to ? 'after' : 'during'
      const gap = when === 'before' ? from - at : when === 'after' ? at - to : 0
      const isAtBoth = when !== 'during' && sides.some((side) => side === hands.from || side === hands.to)
      const [court, there] = [placeOf(here).place, placeOf(place).place]
      const way = isAtBoth && court && there ? between(court, there) : null
      return {
        at,
        place,
        children: who,
        when,
        minutes: Math.floor(gap / 60_000),
        way: way && { minutes: way.minutes, isShort: gap < way.minutes * 60_000 },
      }
    })
}

/**
 * Checks a hearing against the schedule.
 * @param children ids; without a version of the schedule there are no findings
 * @param ways the travel times that the calendar uses for conflicts; without them travel is not checked
 * @returns stretches in which a parent who must attend has children, and exchanges close by, both in order of time
 * @throws RangeError for an unknown zone or a time that does not exist
 */
export function checkHearing(
  plan: Plan,
  children: readonly string[],
  hearing: HearingTime,
  ways: Ways = familyWays([]),
): { care: Care[]; close: Close[] } {
  if (plan.versions.length === 0 || !(hearing.from < hearing.to)) return { care: [], close: [] }
  return { care: careOf(plan, children, hearing), close: closeTo(plan, children, hearing, ways) }
}
