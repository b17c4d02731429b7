import type { Day } from '#kernel/day.ts'
import { civilOf, dayAt, dayNumber, lengthOfMonth, minutesOfDay, numberOf } from '../time/calendar.ts'
import { layMinutes } from './lay-out.ts'
import { type Times, timesOf } from './times.ts'
import type { Parent, Plan, Range, Stretch } from './types.ts'

/** A number for each holder; `gap` is time without a holder. */
export interface Tally {
  A: number
  B: number
  third: number
  gap: number
}

/** Percent, not rounded. */
export interface Shares {
  /** Shares of all nights or minutes of the range. */
  ofAll: Tally
  /** Shares of the two parents' time, without third-party time; null if neither has any. */
  ofParents: { A: number; B: number } | null
}

/** Nights and minutes are two counts, and courts use both: every share says which one it uses. */
export interface Totals {
  range: Range
  /** By who has the child as the day ends and the next begins: care past midnight is an overnight. */
  nights: Tally
  /** Minutes that really pass: a day has 23 or 25 hours where clocks change. */
  minutes: Tally
  nightShares: Shares
  minuteShares: Shares
  /** The longest run of nights within the range; A's longest absence is B's and third's together, see `away`. */
  longest: { A: number; B: number; third: number }
  /** The longest run of nights that each parent is without the child. */
  away: { A: number; B: number }
  /** How often the child goes from one parent to the other, straight or by way of someone else. */
  exchanges: number
}

const none = (): Tally => ({ A: 0, B: 0, third: 0, gap: 0 })

function sharesOf(counted: Tally): Shares {
  const all = counted.A + counted.B + counted.third + counted.gap
  const parents = counted.A + counted.B
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)
  return {
    ofAll: { A: percent(counted.A, all), B: percent(counted.B, all), third: percent(counted.third, all), gap: percent(counted.gap, all) },
    ofParents: parents === 0 ? null : { A: percent(counted.A, parents), B: percent(counted.B, parents) },
  }
}

/** Counts runs of nights: how long the present one is, and the longest. */
function runs() {
  let now = 0
  let longest = 0
  return {
    night(counts: boolean) {
      now = counts ? now + 1 : 0
      if (now > longest) longest = now
    },
    longest: () => longest,
  }
}

/**
 * Nights, minutes, runs and exchanges of a range, from stretches in order that cover all of it and the first
 * minute after it: planned ones, or what really happened (`applyActual`). An exchange at the first minute of
 * the range counts if the stretches begin before it.
 * @throws RangeError if the stretches do not cover the range
 */
export function tally(stretches: readonly Stretch[], times: Times, range: Range): Totals {
  const [first, last] = [numberOf(range.from), numberOf(range.to)]
  const begin = times.instantOf(first * minutesOfDay) * 60_000
  const end = times.instantOf((last + 1) * minutesOfDay) * 60_000
  if (stretches.length === 0 || stretches[0]!.from > begin || stretches.at(-1)!.to <= end)
    throw new RangeError('stretches do not hold the range')

  const minutes = none()
  let exchanges = 0
  let parent: Parent | null = null
  for (const { from, to, holder } of stretches) {
    if (from < end && to > begin) minutes[holder] += (Math.min(to, end) - Math.max(from, begin)) / 60_000
    if (holder !== 'A' && holder !== 'B') continue
    if (parent !== null && parent !== holder && from >= begin && from < end) exchanges += 1
    parent = holder
  }

  const nights = none()
  const of = { A: runs(), B: runs(), third: runs(), awayA: runs(), awayB: runs() }
  let at = 0
  for (let day = first; day <= last; day += 1) {
    const midnight = times.instantOf((day + 1) * minutesOfDay) * 60_000
    while (stretches[at]!.to <= midnight) at += 1
    const { holder } = stretches[at]!
    nights[holder] += 1
    of.A.night(holder === 'A')
    of.B.night(holder === 'B')
    of.third.night(holder === 'third')
    of.awayA.night(holder !== 'A')
    of.awayB.night(holder !== 'B')
  }
  return {
    range,
    nights,
    minutes,
    nightShares: sharesOf(nights),
    minuteShares: sharesOf(minutes),
    longest: { A: of.A.longest(), B: of.B.longest(), third: of.third.longest() },
    away: { A: of.awayA.longest(), B: of.awayB.longest() },
    exchanges,
  }
}

/** Stretches around a range, with a day more on each side, as `tally` needs them. */
export function around(plan: Plan, child: string, range: Range, times: Times = timesOf(plan)): Stretch[] {
  const begin = times.instantOf((numberOf(range.from) - 1) * minutesOfDay)
  return layMinutes(plan, child, begin, times.instantOf((numberOf(range.to) + 2) * minutesOfDay), times)
}

/** The totals of a plan in a range. @throws RangeError for an unknown zone or an invalid time */
export function totalsOf(plan: Plan, child: string, range: Range): Totals {
  const times = timesOf(plan)
  return tally(around(plan, child, range, times), times, range)
}

/** The ranges of calendar months from the month of a day on. 24 show holidays of odd and even years alike. */
export function monthsFrom(day: Day, count = 24): Range[] {
  const { year, month } = civilOf(numberOf(day))
  return Array.from({ length: count }, (_, index) => {
    const [y, m] = [year + Math.floor((month - 1 + index) / 12), ((month - 1 + index) % 12) + 1]
    return { from: dayAt(dayNumber(y, m, 1)), to: dayAt(dayNumber(y, m, lengthOfMonth(y, m))) }
  })
}

/** The plan's totals month by month, 24 months by default. */
export function totalsByMonth(plan: Plan, child: string, day: Day, count = 24): Totals[] {
  const months = monthsFrom(day, count)
  if (months.length === 0) return []
  const times = timesOf(plan)
  const stretches = around(plan, child, { from: months[0]!.from, to: months.at(-1)!.to }, times)
  return months.map((range) => tally(stretches, times, range))
}
