import { totalsOf } from '#domain/schedule/totals.ts'
import type { Plan, Version } from '#domain/schedule/types.ts'
import { type Days, rulesWithin, within } from '#domain/schedule/within.ts'
import { diffOfWords } from '#domain/schedule/words-diff.ts'
import type { Day } from '#kernel/day.ts'
import type { VersionRow } from '#schedule/versions/public.ts'
import { anyChild } from '#schedule/versions/rules.ts'
import type { Comparison } from './contract.ts'
import { differenceOf, expandSchedule, rangeOf } from './expand.ts'
import { sumsOf } from './rules.ts'

const alone = (zone: string, { id, effective, rules, reading }: VersionRow): Plan => ({
  zone,
  versions: [{ id, effective: effective as Day, rules, ...(reading === 1 && { reading }) } satisfies Version],
  agreed: [],
})

interface Asked {
  zone: string
  child: string | null
  months: number
  /** The days that are shown. */
  days: Days
}

/**
 * Two versions beside each other, each as if it alone were in force and nothing had been agreed outside of it, from the day
 * on which both would count. @returns `null` where none of these days is shown
 */
export function compared(before: VersionRow, after: VersionRow, { zone, child, months, days }: Asked): Comparison | null {
  const later = (before.effective > after.effective ? before.effective : after.effective) as Day
  const start = days.from !== null && days.from > later ? days.from : later
  const range = within(rangeOf(start, months), days)
  if (!range) return null
  const [one, other] = [alone(zone, before), alone(zone, after)]
  const words = diffOfWords(rulesWithin(before.rules, days), rulesWithin(after.rules, days))
  return {
    from: range.from,
    to: range.to,
    words,
    before: sumsOf(totalsOf(one, child ?? anyChild, range)),
    // Without the days of its first month on which the later of the two does not count yet.
    after: expandSchedule(other, child, start, months, range)!,
    difference: differenceOf(one, other, child, range)!,
  }
}
