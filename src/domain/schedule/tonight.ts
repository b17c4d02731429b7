import type { Day } from '#kernel/day.ts'
import { dayAt, minutesOfDay, numberOf } from '../time/calendar.ts'
import { dayOfWall } from '../time/wall.ts'
import { type Exchange, exchangesOf } from './exchanges.ts'
import { timesOf } from './times.ts'
import { around } from './totals.ts'
import type { Plan, Range, Stretch } from './types.ts'

/** The night after a day, and who has the child past its midnight. */
export interface Night {
  day: Day
  holder: Stretch['holder']
  rule: string | null
}

/** Every night of a range. @throws RangeError for an unknown zone or a time that is none */
export function nightsOf(plan: Plan, child: string, range: Range): Night[] {
  const times = timesOf(plan)
  const stretches = around(plan, child, range, times)
  const nights: Night[] = []
  let at = 0
  for (let day = numberOf(range.from); day <= numberOf(range.to); day += 1) {
    const midnight = times.instantOf((day + 1) * minutesOfDay) * 60_000
    while (stretches[at]!.to <= midnight) at += 1
    nights.push({ day: dayAt(day), holder: stretches[at]!.holder, rule: stretches[at]!.rule })
  }
  return nights
}

/** The day that it is where the plan's clock hangs, at an instant (ms). */
export const dayHere = (plan: Plan, instant: number): Day => dayAt(dayOfWall(timesOf(plan).wallOf(Math.floor(instant / 60_000))))

/**
 * The next time any of the children changes hands after an instant (ms), looked for over 400 days; null where
 * there is none. An exchange at the instant itself is past.
 */
export function nextExchange(plan: Plan, children: readonly string[], instant: number): Exchange | null {
  const today = numberOf(dayHere(plan, instant))
  let looked = today
  for (const reach of [15, 60, 400]) {
    const range = { from: dayAt(looked), to: dayAt(today + reach) }
    const next = exchangesOf(plan, children, range).find(({ at }) => at > instant)
    if (next) return next
    looked = today + reach + 1
  }
  return null
}
