import { type Day, dayOf, startOf } from '#kernel/day.ts'
import { federalHolidays, holidaysOf } from '../schedule/holidays.ts'
import { dayAt, numberOf, weekdayOf } from '../time/calendar.ts'
import { type Lane, laneOf, type TakedownGround } from './grounds.ts'

const dayLong = 24 * 3_600_000

/** So many business days has a notice that says that something is not true (ratings.md, section 3.4). */
const businessDays = 10

const isHoliday = (day: Day) =>
  holidaysOf(federalHolidays, { sat: 'fri', sun: 'mon' }, Number(day.slice(0, 4))).some((holiday) => holiday.day === day)

/** Monday to Friday, without the holidays of the United States and the days on which they are observed (5 U.S.C. 6103). */
export function isBusinessDay(day: Day): boolean {
  return weekdayOf(numberOf(day)) < 5 && !isHoliday(day)
}

/** The day that lies so many business days behind another; the first day itself is not counted. */
export function businessDayAfter(day: Day, days: number): Day {
  let number = numberOf(day)
  for (let left = days; left > 0;) {
    number += 1
    if (isBusinessDay(dayAt(number))) left -= 1
  }
  return dayAt(number)
}

export interface Clocks {
  /** Milliseconds, UTC: by then its arrival is acknowledged. */
  ackBy: number
  /** By then it is decided; `null` in counsel's lane, where the order names the time. */
  decideBy: number | null
}

/**
 * The clocks of a notice (ratings.md, section 3.4): 24 hours to acknowledge it; 24 hours to decide what harms, ten business
 * days for everything else. The tenth business day counts to its end. Days are those of UTC.
 * @param receivedAt milliseconds
 */
export function clocksOf(ground: TakedownGround, receivedAt: number): Clocks {
  const byLane: Readonly<Record<Lane, () => number | null>> = {
    urgent: () => receivedAt + dayLong,
    usual: () => startOf(businessDayAfter(dayOf(receivedAt), businessDays)) + dayLong,
    counsel: () => null,
  }
  return { ackBy: receivedAt + dayLong, decideBy: byLane[laneOf(ground)]() }
}

export interface Standing extends Clocks {
  isAcknowledged: boolean
  isClosed: boolean
}

/** Which clock runs, and whether it has run out; `null` when none runs. */
export function runningClock(
  { ackBy, decideBy, isAcknowledged, isClosed }: Standing,
  now: number,
): { clock: 'ack' | 'decide'; until: number; isOver: boolean } | null {
  if (isClosed) return null
  // What is to be decided within a day is not made later by acknowledging it.
  if (!isAcknowledged && (decideBy === null || ackBy <= decideBy)) return { clock: 'ack', until: ackBy, isOver: now > ackBy }
  return decideBy === null ? null : { clock: 'decide', until: decideBy, isOver: now > decideBy }
}
