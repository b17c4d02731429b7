import { applyActual } from '#domain/schedule/actual.ts'
import { timesOf } from '#domain/schedule/times.ts'
import { around, tally } from '#domain/schedule/totals.ts'
import type { Plan, Range, Stretch } from '#domain/schedule/types.ts'
import { dayAt, minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import type { Sums } from '#schedule/schedule/contract.ts'
import { sumsOf } from '#schedule/schedule/rules.ts'
import { anyChild } from '#schedule/versions/rules.ts'
import type { ActualRow } from './store.ts'

export interface Compared {
  planned: Sums
  actual: Sums
  days: number
  differing: { day: string; planned: Stretch['holder']; actual: Stretch['holder'] }[]
}

/** What records say of one child; where they name none they speak of all. */
const of = (child: string | null, records: readonly ActualRow[]) =>
  records.filter(({ childIds }) => child === null || childIds.length === 0 || childIds.includes(child))

/**
 * The planned time of a child in days that are over, and what really happened laid over it, with the nights that differ.
 * @param now an instant, ms: what is to come has not happened
 * @returns `null` where no day of the range is over
 */
export function compared(plan: Plan, child: string | null, asked: Range, records: readonly ActualRow[], now: number): Compared | null {
  const times = timesOf(plan)
  const today = Math.floor(times.wallOf(Math.floor(now / 60_000)) / minutesOfDay)
  const range = { from: asked.from, to: dayAt(Math.min(numberOf(asked.to), today - 1)) }
  if (range.to < range.from) return null
  const planned = around(plan, child ?? anyChild, range, times)
  const corrections = of(child, records).map(({ id, fromAt, toAt, holder, createdAt }) => ({
    id,
    from: fromAt.getTime(),
    to: toAt.getTime(),
    holder,
    recorded: createdAt.getTime(),
  }))
  const actual = applyActual(planned, corrections, times)
  const differing: Compared['differing'] = []
  const holderAt = (stretches: readonly Stretch[], instant: number) =>
    stretches.find(({ from, to }) => from <= instant && instant < to)!.holder
  for (let day = numberOf(range.from); day <= numberOf(range.to); day += 1) {
    const midnight = times.instantOf((day + 1) * minutesOfDay) * 60_000
    const [was, is] = [holderAt(planned, midnight), holderAt(actual, midnight)]
    if (was !== is) differing.push({ day: dayAt(day), planned: was, actual: is })
  }
  const [one, other] = [tally(planned, times, range), tally(actual, times, range)]
  return { planned: sumsOf(one), actual: sumsOf(other), days: numberOf(range.to) - numberOf(range.from) + 1, differing }
}
