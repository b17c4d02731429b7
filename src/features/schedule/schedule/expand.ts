import { diff } from '#domain/schedule/diff.ts'
import { exchangesOf } from '#domain/schedule/exchanges.ts'
import { layOut } from '#domain/schedule/lay-out.ts'
import { inOrder, timesOf } from '#domain/schedule/times.ts'
import { nightsOf } from '#domain/schedule/tonight.ts'
import { around, monthsFrom, tally } from '#domain/schedule/totals.ts'
import type { Holder, Layer, Plan, Range, Rule, Stretch, Version } from '#domain/schedule/types.ts'
import { why } from '#domain/schedule/why.ts'
import { type Days, within } from '#domain/schedule/within.ts'
import { civilOf, dayAt, dayNumber, lengthOfMonth, minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import { dayOfWall, writeTime } from '#domain/time/wall.ts'
import type { Day } from '#kernel/day.ts'
import { anyChild } from '#schedule/versions/rules.ts'
import type { Difference, ExpandedDays, Reason } from './contract.ts'
import { sumsOf } from './rules.ts'

interface Added {
  id: string
  effective: string
  rules: Rule[]
  reading?: 1 | null
}

/** The plan as it would be with one more version in force, approved at an instant (ms). */
export const planWith = (plan: Plan, { id, effective, rules, reading }: Added, approved: number): Plan => ({
  ...plan,
  versions: [
    ...plan.versions.filter((version) => version.id !== id),
    { id, effective: effective as Day, rules, ...(reading === 1 ? { reading } : { approved }) } satisfies Version,
  ],
})

const everyDay: Days = { from: null, to: null }

const holders: Readonly<Record<Stretch['holder'], string>> = { A: 'A', B: 'B', third: 'T', gap: '-' }
const layers: Readonly<Record<Layer, string>> = { base: 'b', season: 's', vacation: 'v', holiday: 'h', change: 'c' }

/** So many months from a day on: from January 15 twelve of them end with January 14. */
export function rangeOf(start: Day, months: number): Range {
  const { year, month, day } = civilOf(numberOf(start))
  const [y, m] = [year + Math.floor((month - 1 + months) / 12), ((month - 1 + months) % 12) + 1]
  return { from: start, to: dayAt(dayNumber(y, m, Math.min(day, lengthOfMonth(y, m))) - 1) }
}

/** Nobody's time before anything is in force is no part of a percentage. */
const inForceFrom = ({ versions }: Plan, day: Day): Day => {
  const first = inOrder(versions)[0]?.effective
  return first !== undefined && first > day ? first : day
}

/**
 * Lays a child's time out from the first of a day's month on, so many months. The total counts as many months from a day on,
 * `year` the first twelve of them: from `counted`, or the first day on which anything is in force. Days that are not shown are left
 * out of all of it.
 * @returns `null` where no day of it is shown
 * @throws RangeError for a time that is none (`problemsOf` names it)
 */
export function expandSchedule(
  plan: Plan,
  child: string | null,
  start: Day,
  months: number,
  days: Days = everyDay,
  counted: Day = start,
): ExpandedDays | null {
  const who = child ?? anyChild
  const parts = monthsFrom(start, months).flatMap((month) => within(month, days) ?? [])
  if (parts.length === 0) return null
  const begin = inForceFrom(plan, counted)
  const total = within(rangeOf(begin, months), days)
  if (!total) return null
  const year = within(rangeOf(begin, Math.min(months, 12)), days) ?? total
  const range = { from: parts[0]!.from, to: parts.at(-1)!.to }
  const times = timesOf(plan)
  const earlier = total.from < range.from ? total.from : range.from
  const stretches = around(plan, who, { from: earlier, to: total.to > range.to ? total.to : range.to }, times)
  const first = numberOf(range.from)
  const nights: string[] = []
  const deciding: string[] = []
  let at = 0
  for (let day = first; day <= numberOf(range.to); day += 1) {
    const midnight = times.instantOf((day + 1) * minutesOfDay) * 60_000
    while (stretches[at]!.to <= midnight) at += 1
    const { holder, layer } = stretches[at]!
    nights.push(holders[holder])
    deciding.push(layer === null || layer === 'actual' ? '-' : layers[layer])
  }
  const names = stretches.flatMap(({ label, fromWall, toWall }) =>
    label === null || dayOfWall(toWall - 1) < first ? [] : [{ day: dayAt(Math.max(first, dayOfWall(fromWall))), name: label }],
  )
  return {
    child,
    from: range.from,
    nights: nights.join(''),
    layers: deciding.join(''),
    exchanges: exchangesOf(plan, [who], range).map(({ at: instant, wall, from, to, place }) => ({
      day: dayAt(dayOfWall(wall)),
      minute: wall - dayOfWall(wall) * minutesOfDay,
      from,
      to,
      place,
      at: new Date(instant).toISOString(),
    })),
    // A name that is handed on between holders (a shared holiday) is said once.
    names: names.filter(({ day, name }, index) => day <= range.to && names[index - 1]?.name !== name),
    total: sumsOf(tally(stretches, times, total)),
    year: sumsOf(tally(stretches, times, year)),
    months: parts.map((month) => sumsOf(tally(stretches, times, month))),
  }
}

/** What another version would change of a child's time; `null` where nothing is in force to compare it with, or no day is shown. */
export function differenceOf(before: Plan, after: Plan, child: string | null, asked: Range, days: Days = everyDay): Difference | null {
  const range = within(asked, days)
  if (!range || before.versions.length === 0) return null
  const who = child ?? anyChild
  const letters = (plan: Plan) =>
    nightsOf(plan, who, range)
      .map(({ holder }) => holders[holder])
      .join('')
  const { nights, balance } = diff(before, after, who, range)
  return { from: range.from, before: letters(before), after: letters(after), changed: nights.length, balance }
}

/** Why each part of a child's day is whose it is; nothing of a day that is not shown. */
export function reasonsOf(
  plan: Plan,
  child: string | null,
  day: Day,
  { titles, days }: { titles: ReadonlyMap<string, string>; days: Days },
): Reason[] {
  if (!within({ from: day, to: day }, days)) return []
  const who = child ?? anyChild
  const begin = numberOf(day) * minutesOfDay
  return layOut(plan, who, day, day).map((stretch) => ({
    from: writeTime(Math.max(stretch.fromWall, begin)),
    to: stretch.toWall >= begin + minutesOfDay ? '24:00' : writeTime(stretch.toWall),
    holder: stretch.holder,
    links: why(plan, who, stretch.from).map(({ layer, holder, label, clause, version, because }) => ({
      layer,
      holder: holder satisfies Holder,
      label,
      clause,
      version: version === null ? null : (titles.get(version) ?? null),
      because,
    })),
  }))
}
