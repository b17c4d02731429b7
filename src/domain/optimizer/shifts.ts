import type { Cycle, WallTime, Weekday } from '../schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import type { Setting } from './types.ts'

/**
 * The nights of a cycle on some weekdays, such as those of a shift.
 * @param weeks which weeks of the cycle, the first is 1; all of them by default
 */
export function nightsOn(cycleNights: 14 | 28, weekdays: readonly Weekday[], weeks?: readonly number[]): readonly number[] {
  return Array.from({ length: cycleNights }, (_, night) => night).filter(
    (night) => weekdays.includes((night % 7) as Weekday) && (weeks?.includes(Math.floor(night / 7) + 1) ?? true),
  )
}

/**
 * A pattern as a cycle of a schedule's rule, so that it can be proposed.
 * @param anchor the Monday of week 1
 */
export function cycleOf(nights: string, setting: Setting, anchor: Day): Cycle {
  const at = (time: WallTime, weekday: number) => ({
    at: time,
    ...(setting.school?.exchangesThere && setting.school.weekdays.includes(weekday as Weekday) ? { place: 'school' } : {}),
  })
  const on = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, at(setting.on?.[weekday as Weekday] ?? setting.exchangeAt, weekday)]),
  )
  return { kind: 'cycle', anchor, nights, handover: { at: setting.exchangeAt }, on }
}
