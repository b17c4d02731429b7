import type { Day } from '#kernel/day.ts'
import { minutesOfDay, numberOf } from '../time/calendar.ts'
import { type Segment, segmentsOf } from './layers.ts'
import { placeOf } from './pieces.ts'
import { sweep } from './sweep.ts'
import { type Times, timesOf } from './times.ts'
import type { Plan, Stretch } from './types.ts'

/** Where the child comes into these hands: as the rule that begins says, or else the one that ends. */
function arrival(segment: Segment, before: Segment | null, at: number): string | null {
  const own = placeOf(segment.rule)
  if (segment.from === at) return segment.piece.startPlace ?? own
  return (before && before.to === at ? (before.piece.endPlace ?? before.rule.place) : null) ?? own
}

/** More than a childhood, and nothing that keeps a machine busy. */
const longest = 100 * 366 * minutesOfDay

/**
 * The same as `layOut` for instants in minutes; the plan's clock is handed in where one is at hand.
 * @throws RangeError for an unknown zone, a time that is none, or more than a hundred years
 */
export function layMinutes(plan: Plan, child: string, from: number, to: number, times: Times = timesOf(plan)): Stretch[] {
  if (to - from > longest) throw new RangeError('more than a hundred years')
  const stretches: Stretch[] = []
  let before: Segment | null = null
  for (const won of sweep(segmentsOf(plan, child, times, from, to), from, to)) {
    const { claim } = won
    const last = stretches.at(-1)
    const fromWall: number = last ? last.toWall : times.wallOf(won.from)
    const toWall = times.wallOf(won.to)
    // Two pieces of one rule that touch are one stretch: a cycle that ends with one year and goes on in the next.
    if (
      last &&
      claim &&
      before &&
      before.rule === claim.rule &&
      before.version === claim.version &&
      before.piece.holder === claim.piece.holder
    ) {
      last.to = won.to * 60_000
      last.toWall = toWall
    } else
      stretches.push({
        child,
        from: won.from * 60_000,
        to: won.to * 60_000,
        fromWall,
        toWall,
        holder: claim ? claim.piece.holder : 'gap',
        layer: claim ? claim.rule.layer : null,
        rule: claim ? claim.rule.id : null,
        version: claim?.version?.id ?? null,
        place: claim && last ? arrival(claim, before, won.from) : null,
        label: claim?.rule.label ?? null,
        clause: claim?.rule.clause ?? null,
      })
    before = claim
  }
  return stretches
}

/**
 * Who has a child from the first minute of day `from` to the last of day `to`: every minute exactly once, in
 * order, at hours the clocks of the plan's zone really have (a day of 23 or 25 hours where they change).
 * A minute that no rule gives to anybody is a stretch `gap`. Strongest first: agreed change, holiday, vacation,
 * season, base; a version's rules count from its effective day to the next version's.
 * @throws RangeError for an unknown zone or a time that is none (`problemsOf` names both), and for more than a hundred years
 */
export function layOut(plan: Plan, child: string, from: Day, to: Day): Stretch[] {
  const times = timesOf(plan)
  const begin = times.instantOf(numberOf(from) * minutesOfDay)
  return layMinutes(plan, child, begin, times.instantOf((numberOf(to) + 1) * minutesOfDay), times)
}
