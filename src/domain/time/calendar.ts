import type { Day } from '#kernel/day.ts'

// Calendar days as integers: days since 1970-01-01 in the Gregorian calendar. Year, month and day are found
// without Date, by Howard Hinnant's civil calendar (howardhinnant.github.io/date_algorithms.html).

export const minutesOfDay = 1_440

/** The number of a day given by year, month (1 to 12) and day. A day beyond the month's last runs over into the next. */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

export interface Civil {
  year: number
  /** 1 to 12 */
  month: number
  day: number
}

/** Year, month and day of a day's number. */
export function civilOf(number: number): Civil {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** The number of a day. */
export function numberOf(day: Day): number {
  const digit = (index: number) => day.charCodeAt(index) - 48
  return dayNumber(digit(0) * 1_000 + digit(1) * 100 + digit(2) * 10 + digit(3), digit(5) * 10 + digit(6), digit(8) * 10 + digit(9))
}

/** The day with this number, of the years 0 to 9999. */
export function dayAt(number: number): Day {
  const { year, month, day } = civilOf(number)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as Day
}

/** Monday 0 to Sunday 6. 1970-01-01 was a Thursday. */
export function weekdayOf(number: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return ((((number + 3) % 7) + 7) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/** How many days a month has. */
export function lengthOfMonth(year: number, month: number): number {
  return (month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)) - dayNumber(year, month, 1)
}

export function isLeap(year: number): boolean {
  return lengthOfMonth(year, 2) === 29
}
