import type { Day } from '#kernel/day.ts'
import { dayAt, minutesOfDay, numberOf } from '../time/calendar.ts'
import { timesOf } from './times.ts'
import { around, type Tally } from './totals.ts'
import type { Plan, Range, Stretch } from './types.ts'

type Holding = Stretch['holder']

/** What changes hands between two plans. */
export interface Difference {
  /** Nights that someone else has. */
  nights: { day: Day; before: Holding; after: Holding }[]
  /** Unbroken time that changes hands, instants in ms; `before` and `after` are who has it. */
  stretches: { from: number; to: number; before: Holding; after: Holding }[]
  /** After less before, in nights and minutes. */
  balance: { nights: Tally; minutes: Tally }
}

/** Goes through two lists of stretches that hold the same time, part by part. */
function changes(before: readonly Stretch[], after: readonly Stretch[], begin: number, end: number): Difference['stretches'] {
  const found: Difference['stretches'] = []
  let [i, j] = [0, 0]
  for (let at = begin; at < end;) {
    while (before[i]!.to <= at) i += 1
    while (after[j]!.to <= at) j += 1
    const [was, is] = [before[i]!.holder, after[j]!.holder]
    const to = Math.min(before[i]!.to, after[j]!.to, end)
    const last = found.at(-1)
    if (was !== is) {
      if (last && last.to === at && last.before === was && last.after === is) last.to = to
      else found.push({ from: at, to, before: was, after: is })
    }
    at = to
  }
  return found
}

/**
 * What would be different for a child if the second plan counted instead of the first. Days are those of the
 * first plan's clock.
 * @throws RangeError for an unknown zone or a time that is none
 */
export function diff(planA: Plan, planB: Plan, child: string, range: Range): Difference {
  const times = timesOf(planA)
  const [first, last] = [numberOf(range.from), numberOf(range.to)]
  const midnight = (day: number) => times.instantOf(day * minutesOfDay) * 60_000
  const wide = { from: dayAt(first - 1), to: dayAt(last + 1) }
  const [before, after] = [around(planA, child, wide, times), around(planB, child, wide)]
  const stretches = changes(before, after, midnight(first), midnight(last + 1))

  const zero = (): Tally => ({ A: 0, B: 0, third: 0, gap: 0 })
  const balance = { nights: zero(), minutes: zero() }
  for (const { from, to, before: was, after: is } of stretches) {
    balance.minutes[was] -= (to - from) / 60_000
    balance.minutes[is] += (to - from) / 60_000
  }
  const nights: Difference['nights'] = []
  const overNight = changes(before, after, midnight(first), midnight(last + 1) + 60_000)
  let at = 0
  for (let day = first; day <= last; day += 1) {
    while (at < overNight.length && overNight[at]!.to <= midnight(day + 1)) at += 1
    const change = overNight[at]
    if (!change || change.from > midnight(day + 1)) continue
    nights.push({ day: dayAt(day), before: change.before, after: change.after })
    balance.nights[change.before] -= 1
    balance.nights[change.after] += 1
  }
  return { nights, stretches, balance }
}
