import type { Clause, Parent } from '../schedule/types.ts'
import type { Holdings } from './holdings.ts'
import { otherOf } from './others-time.ts'
import { type Lane, near } from './sweep.ts'
import type { Item } from './types.ts'

export interface Away {
  parent: Parent
  children: readonly string[]
  from: number
  to: number
  minutes: number
}

/**
 * A parent is away while having a child, for the hours of the order's right of first refusal or more, and the
 * other parent, who could have the child, was not asked. Time that the child spends in school or at a visit
 * does not count; where the child comes along, or the other parent must attend too, there is nothing to ask.
 */
export function firstRefusal(
  item: Item,
  order: { hours: number; clause?: Clause | undefined } | undefined,
  holdings: Holdings,
  lanes: ReadonlyMap<string, Lane>,
): Away | null {
  if (!order || item.agreed || item.allDay || item.people.length !== 1 || !['event', 'hearing', 'vacation'].includes(item.kind)) return null
  const least = order.hours * 3_600_000
  if (!(least > 0) || item.to - item.from < least) return null
  return awayFrom(item, least, holdings, lanes)
}

function awayFrom(item: Item, least: number, holdings: Holdings, lanes: ReadonlyMap<string, Lane>): Away | null {
  const parent = item.people[0]!
  const found: { child: string; from: number; to: number }[] = []
  for (const child of holdings.children) {
    if (item.children.includes(child)) continue
    const longest = alone(item, child, parent, holdings, lanes.get(`child ${child}`))
    if (longest && longest.to - longest.from >= least) found.push({ child, ...longest })
  }
  if (found.length === 0) return null
  const most = Math.max(...found.map(({ from, to }) => to - from))
  return {
    parent,
    children: found.map(({ child }) => child),
    from: Math.min(...found.map(({ from }) => from)),
    to: Math.max(...found.map(({ to }) => to)),
    minutes: Math.floor(most / 60_000),
  }
}

/** The longest time within the item in which the parent has the child and nobody else looks after it; the first of equal ones. */
function alone(item: Item, child: string, parent: Parent, holdings: Holdings, lane: Lane | undefined): { from: number; to: number } | null {
  const looksAfter = ({ id, kind, allDay }: Item) => id !== item.id && (kind === 'school' || kind === 'visit') && !allDay
  const cared = lane ? near(lane, item.from, item.to, looksAfter) : []
  cared.sort((a, b) => a.from - b.from)
  let best: { from: number; to: number } | null = null
  const offer = (from: number, to: number) => {
    if (to > from && (!best || to - from > best.to - best.from)) best = { from, to }
  }
  for (const run of runs(holdings.during(child, item.from, item.to), parent, item)) {
    let at = run.from
    for (const other of cared) {
      if (other.to <= at || other.from >= run.to) continue
      offer(at, Math.min(other.from, run.to))
      at = Math.max(at, other.to)
    }
    offer(at, run.to)
  }
  return best
}

/** Unbroken time with one parent, whatever rule gives it. */
function runs(held: ReturnType<Holdings['during']>, parent: Parent, { from, to }: Item): { from: number; to: number }[] {
  const list: { from: number; to: number }[] = []
  for (const stretch of held) {
    if (stretch.holder !== parent) continue
    const begin = Math.max(from, stretch.from)
    const last = list.at(-1)
    if (last?.to === begin) last.to = Math.min(to, stretch.to)
    else list.push({ from: begin, to: Math.min(to, stretch.to) })
  }
  return list
}

/** Whom to ask. */
export const asked = (away: Away): Parent => otherOf(away.parent)
