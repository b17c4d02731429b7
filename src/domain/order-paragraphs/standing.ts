import type { Day } from '#kernel/day.ts'

/** The days of an order; without a last one it has no end. */
export interface Days {
  effectiveOn: Day
  endsOn: Day | null
}

/**
 * What a paragraph is on a day: `superseded` where the order that takes its place is in force on that day, `ended` and `later` by the days of
 * its own order. A temporary order that takes its place and ends lets it apply again.
 */
export type Standing = 'applies' | 'superseded' | 'later' | 'ended'

const isOn = ({ effectiveOn, endsOn }: Days, day: Day) => effectiveOn <= day && (endsOn === null || endsOn >= day)

/** @param by the order that someone said takes its place; `null` where nobody did */
export function standingOf(own: Days, by: Days | null, day: Day): Standing {
  if (own.effectiveOn > day) return 'later'
  if (!isOn(own, day)) return 'ended'
  return by !== null && isOn(by, day) ? 'superseded' : 'applies'
}
