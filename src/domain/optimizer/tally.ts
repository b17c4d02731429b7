import type { Weekday } from '../schedule/types.ts'
import { bitsOf, countOf, fullOf, longestStay, maskOf, shifted } from './bits.ts'
import type { Bounds } from './bounds.ts'
import { drives } from './measure.ts'
import type { Limit, Problem, Setting } from './types.ts'
import { offTarget, unitsOf } from './weights.ts'

/** Counts patterns that are given as bits: what `measure`, `keeps` and `costOf` say, without letters. */
export function tallyOf(setting: Setting) {
  const { cycleNights, school } = setting
  const full = fullOf(cycleNights)
  const on = (holds: (weekday: Weekday) => boolean) => maskOf(cycleNights, (night) => holds((night % 7) as Weekday))
  const saturdays = on((weekday) => weekday === 5)
  const driven = on((weekday) => drives(setting, weekday))
  const schoolDays = on((weekday) => school?.weekdays.includes(weekday) ?? false)
  const waysToSchool = 2 * countOf(schoolDays)

  const exchangesIn = (bits: number) => bits ^ shifted(bits, cycleNights, full)
  const weekendsIn = (bits: number) => countOf(bits & shifted(bits, cycleNights, full) & saturdays)
  const other = (bits: number) => ~bits & full
  function drivingIn(bits: number): number {
    const atA = countOf(bits & schoolDays) + countOf(shifted(bits, cycleNights, full) & schoolDays)
    const toSchool = school ? atA * school.minutesFromA + (waysToSchool - atA) * school.minutesFromB : 0
    return setting.drivePerExchange * countOf(exchangesIn(bits) & driven) + toSchool
  }
  const gapOf = (bits: number) => Math.max(longestStay(bits, cycleNights, full), longestStay(other(bits), cycleNights, full))

  /** Whether a pattern keeps all limits. */
  function keepsAll(bits: number, bounds: Bounds): boolean {
    if ((bits & bounds.mustA) !== bounds.mustA || (bits & bounds.mustB) !== 0) return false
    const nightsA = countOf(bits)
    if (nightsA < bounds.least || nightsA > bounds.most) return false
    const exchanges = exchangesIn(bits)
    if ((exchanges & bounds.closed) !== 0 || countOf(exchanges) > bounds.exchanges) return false
    if (weekendsIn(bits) < bounds.weekendsA || weekendsIn(other(bits)) < bounds.weekendsB) return false
    if (drivingIn(bits) > bounds.driving) return false
    return longestStay(bits, cycleNights, full) <= bounds.awayFromB && longestStay(other(bits), cycleNights, full) <= bounds.awayFromA
  }

  /** The score in units of 1/300 point, of a problem with this setting. */
  function coster({ limits, weights }: Problem): (bits: number) => number {
    const units = unitsOf(weights, cycleNights)
    const byNights = Array.from({ length: cycleNights + 1 }, (_, nights) => units.hundredth * offTarget(nights, cycleNights, limits))
    const current = setting.current === undefined ? null : bitsOf(setting.current)
    return (bits) => {
      const exchanges = exchangesIn(bits)
      return (
        byNights[countOf(bits)]! +
        units.exchange * countOf(exchanges) +
        units.gap * gapOf(bits) +
        units.splitWeekend * countOf(exchanges & saturdays) +
        units.minute * drivingIn(bits) +
        (current === null ? 0 : units.change * countOf(bits ^ current))
      )
    }
  }

  /** How many nights are with another parent than in the week before: of patterns with one score the steadier stands first. */
  const unsteadiness = (bits: number) => countOf(bits ^ (((bits << 7) | (bits >> (cycleNights - 7))) & full))

  return { keepsAll, coster, gapOf, unsteadiness }
}

export type Tally = ReturnType<typeof tallyOf>

/** The problem without some of its limits. */
export const withLimits = (problem: Problem, limits: readonly Limit[]): Problem => ({ ...problem, limits })
