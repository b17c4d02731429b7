import { minutesOfDay, numberOf } from '../time/calendar.ts'
import { layMinutes } from './lay-out.ts'
import { beginOf, type Times, timesOf } from './times.ts'
import type { Holder, Parent, Plan, Range, Stretch, Version } from './types.ts'

/** A hand-over of children who go the same way at the same time and place. */
export interface Exchange {
  /** Instant in ms, and the same minute on the wall. */
  at: number
  wall: number
  from: Holder
  to: Holder
  place: string | null
  children: string[]
  /** The child arrives at the other parent than the one it was with last; else it goes to, or comes back from, a third. */
  betweenParents: boolean
  /** The rule that begins here, and the version it stands in; null for what was agreed outside one. */
  rule: string | null
  version: string | null
}

/** Who had the child before the range: a stay with a third is looked back over for 400 days. */
function parentBefore(plan: Plan, child: string, instant: number, times: Times): Parent | null {
  const before = layMinutes(plan, child, instant - 400 * minutesOfDay, instant, times)
  const last = before.findLast(({ holder }) => holder === 'A' || holder === 'B')
  return last ? (last.holder as Parent) : null
}

const holderOf = ({ holder }: Stretch): Holder | null => (holder === 'gap' ? null : holder)

function ofChild(plan: Plan, child: string, begin: number, end: number, times: Times): Exchange[] {
  const stretches = layMinutes(plan, child, begin - 1, end, times)
  let now = holderOf(stretches[0]!)
  let parent: Parent | null = now === 'A' || now === 'B' ? now : parentBefore(plan, child, begin, times)
  const found: Exchange[] = []
  for (const stretch of stretches.slice(1)) {
    const to = holderOf(stretch)
    if (to === null) continue // nobody: a person who comes next takes over from the last
    const isParent = to === 'A' || to === 'B'
    if (now !== null && now !== to) {
      const betweenParents = isParent && parent !== null && parent !== to
      const { from: at, fromWall: wall, place, rule, version } = stretch
      found.push({ at, wall, from: now, to, place, children: [child], betweenParents, rule, version })
    }
    now = to
    if (isParent) parent = to
  }
  return found
}

/**
 * The instants between which one set of versions was approved, with the plan as it was then: nobody was asked to come to an
 * exchange before the version that names it was approved.
 */
function asApproved(plan: Plan, begin: number, end: number, times: Times): { from: number; to: number; plan: Plan }[] {
  const minute = ({ approved }: Version) => Math.ceil(approved! / 60_000)
  const late = plan.versions.filter((version) => version.approved !== undefined && minute(version) > times.instantOf(beginOf(version)))
  const cuts = [...new Set(late.map(minute))].filter((at) => at > begin && at < end).toSorted((one, other) => one - other)
  const edges = [begin, ...cuts, end]
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!
    return { from, to, plan: { ...plan, versions: plan.versions.filter((version) => !late.includes(version) || minute(version) <= from) } }
  })
}

/**
 * Every hand-over of a range in order of time, children together who go from and to the same people at the
 * same minute and place. Over a gap the child goes from the person who had it last. A version makes none before it was approved.
 * @throws RangeError for an unknown zone or a time that is none
 */
export function exchangesOf(plan: Plan, children: readonly string[], range: Range): Exchange[] {
  const times = timesOf(plan)
  const begin = times.instantOf(numberOf(range.from) * minutesOfDay)
  const end = times.instantOf((numberOf(range.to) + 1) * minutesOfDay)
  const together = new Map<string, Exchange>()
  const parts = asApproved(plan, begin, end, times)
  for (const child of children)
    for (const exchange of parts.flatMap((part) => ofChild(part.plan, child, part.from, part.to, times))) {
      const key = JSON.stringify([exchange.at, exchange.from, exchange.to, exchange.place, exchange.betweenParents])
      const same = together.get(key)
      if (same) same.children.push(child)
      else together.set(key, exchange)
    }
  const order = ({ children: [first] }: Exchange) => children.indexOf(first!)
  return [...together.values()].toSorted((one, other) => one.at - other.at || order(one) - order(other))
}
