import { layMinutes } from '../schedule/lay-out.ts'
import type { Plan, Rule } from '../schedule/types.ts'
import { zoneOf } from '../time/zone.ts'
import { instantOf, pointOf, wallOf } from './moments.ts'
import type { Terms, TradeLeg } from './types.ts'

/** Why a leg cannot stand as it is written. */
export const legFaults = [
  'no_moment',
  'skipped_hour',
  'ends_before_it_begins',
  'too_long',
  'past',
  'no_children',
  'unknown_child',
  'overlap',
  'already_theirs',
  'one_way',
  'both_ways',
] as const
export type LegFault = (typeof legFaults)[number]

/** `leg`: which, from 0; `null`: all of them together. `with`: the other leg of an overlap. */
export interface LegProblem {
  leg: number | null
  key: LegFault
  with?: number
}

/** A swap is days, not a new schedule. */
const longestDays = 62

function faultOf(leg: TradeLeg, { zone, now, children }: { zone: string; now: number; children: readonly string[] }): LegFault | null {
  if (pointOf(leg.from) === null || pointOf(leg.to) === null) return 'no_moment'
  if (wallOf(leg.to) <= wallOf(leg.from)) return 'ends_before_it_begins'
  if (wallOf(leg.to) - wallOf(leg.from) > longestDays * 1_440) return 'too_long'
  const clock = zoneOf(zone)
  if (!clock) throw new RangeError('unknown zone')
  if ([leg.from, leg.to].some((at) => clock.occurrenceOf(wallOf(at)) === 'skipped')) return 'skipped_hour'
  if (instantOf(leg.from, zone) <= now) return 'past'
  if (leg.children.length === 0) return 'no_children'
  if (leg.children.some((child) => !children.includes(child))) return 'unknown_child'
  return null
}

/** Whether the children are with that side already, for all of the leg. */
function isTheirs({ from, to, children, side }: TradeLeg, plan: Plan): boolean {
  const [begin, end] = [instantOf(from, plan.zone), instantOf(to, plan.zone)]
  return children.every((child) => layMinutes(plan, child, begin / 60_000, end / 60_000).every(({ holder }) => holder === side))
}

function overlaps(legs: readonly TradeLeg[]): LegProblem[] {
  return legs.flatMap((leg, index) => {
    const other = legs.findIndex(
      (each, at) => at < index && each.from < leg.to && leg.from < each.to && each.children.some((child) => leg.children.includes(child)),
    )
    return other === -1 ? [] : [{ leg: index, key: 'overlap' as const, with: other }]
  })
}

/**
 * What keeps terms from being sent, leg by leg; empty where nothing does. Legs that touch do not overlap.
 * @param plan the schedule as it is; without versions nobody's time is known, and none is called someone's already
 * @throws RangeError for an unknown zone
 */
export function problemsOfLegs(
  { kind, legs }: Terms,
  { plan, now, children }: { plan: Plan; now: number; children: readonly string[] },
): LegProblem[] {
  const single = legs.flatMap((leg, index) => {
    const key = faultOf(leg, { zone: plan.zone, now, children })
    return key ? [{ leg: index, key }] : []
  })
  if (single.length > 0) return single
  const crossed = overlaps(legs)
  if (crossed.length > 0) return crossed
  const sides = new Set(legs.map(({ side }) => side))
  if (kind === 'swap' && sides.size === 1) return [{ leg: null, key: 'one_way' }]
  if (kind === 'give' && sides.size === 2) return [{ leg: null, key: 'both_ways' }]
  return legs.flatMap((leg, index) => (isTheirs(leg, plan) ? [{ leg: index, key: 'already_theirs' as const }] : []))
}

/** The rules that a trade adds to the schedule when it is accepted, one for each leg. @throws RangeError for a leg that is none */
export function rulesOf(legs: readonly TradeLeg[], idOf: (index: number) => string): Rule[] {
  return legs.map((leg, index) => ({
    id: idOf(index),
    layer: 'change',
    children: [...leg.children],
    span: { kind: 'block', from: pointOf(leg.from)!, to: pointOf(leg.to)!, holder: leg.side },
  }))
}
