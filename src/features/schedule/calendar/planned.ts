// What the schedule says about a range of days, in the form that the calendar shows.
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { exchangesOf } from '#domain/schedule/exchanges.ts'
import { layOut } from '#domain/schedule/lay-out.ts'
import { nightsOf } from '#domain/schedule/tonight.ts'
import type { Plan } from '#domain/schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import type { Days } from '#schedule/events/public.ts'
import type { Exchange, Range } from './contract.ts'

export function plannedExchanges(plan: Plan, children: readonly string[], days: Days): Exchange[] {
  const zone = zoneNamed(plan.zone)
  return exchangesOf(plan, children, days).map(({ at, from, to, place, children: who }) => ({
    at: new Date(at).toISOString(),
    day: dayOfInstant(zone, at),
    from,
    to,
    place,
    children: who,
  }))
}

/** Days that differ from the usual weeks: one entry where the children have the same. */
export function specialsOf(plan: Plan, children: readonly string[], days: Days): Range['specials'] {
  const zone = zoneNamed(plan.zone)
  const found = new Map<string, Range['specials'][number]>()
  for (const child of children)
    for (const { layer, label, holder, from, to } of layOut(plan, child, days.from, days.to)) {
      if (layer !== 'season' && layer !== 'vacation' && layer !== 'holiday' && layer !== 'change') continue
      const [firstDay, lastDay] = [dayOfInstant(zone, from), dayOfInstant(zone, to - 1)]
      // A season replaces the usual weeks for a while: it is listed only if it has a name.
      if (layer === 'season' && label === null) continue
      found.set([layer, label, holder, firstDay, lastDay].join(' '), { layer, label, holder, firstDay, lastDay })
    }
  return [...found.values()].toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : a.firstDay > b.firstDay ? 1 : 0))
}

export function plannedNights(plan: Plan, children: readonly string[], days: Days): Range['nights'] {
  const byDay = new Map<Day, Range['nights'][number]>()
  for (const child of children)
    for (const { day, holder } of nightsOf(plan, child, days)) {
      const night = byDay.get(day) ?? { day, by: [] }
      night.by.push({ child, holder })
      byDay.set(day, night)
    }
  return [...byDay.values()]
}
