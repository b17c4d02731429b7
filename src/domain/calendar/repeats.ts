import type { Day } from '#kernel/day.ts'
import { dayAt, numberOf, weekdayOf } from '../time/calendar.ts'

// Weekly repetition of a calendar's own events, stored as an RRULE (RFC 5545, 3.3.10). Only this subset is written and read
// here: FREQ=WEEKLY with INTERVAL, BYDAY, and COUNT or UNTIL. Imported files may use more; ports/ics expands their events as it
// reads them.

/** Every `every` weeks on these weekdays (Monday 0 to Sunday 6), up to and with `until`. */
export interface Repeat {
  every: number
  on: readonly number[]
  until: Day | null
}

const letters = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** More than a childhood of weeks. */
const mostWeeks = 1_200

/** The first day of the week (a Monday) that contains a day, by number. */
const mondayOf = (number: number) => number - weekdayOf(number)

/** Numbers of the days of a repeat from its first, to `last`; without an end for as long as that. */
function* numbersOf(first: Day, { every, on }: Repeat, last: number): Generator<number> {
  const begin = numberOf(first)
  const weekdays = [...on].toSorted((a, b) => a - b)
  for (let week = 0, monday = mondayOf(begin); week < mostWeeks && monday <= last; week += 1, monday += 7 * every) {
    for (const weekday of weekdays) {
      const number = monday + weekday
      if (number >= begin && number <= last) yield number
    }
  }
}

/**
 * The days on which it takes place in a range, both ends counted.
 * @param first the day it begins with
 */
export function daysOf(first: Day, repeat: Repeat, range: { from: Day; to: Day }): Day[] {
  const end = repeat.until !== null && repeat.until < range.to ? repeat.until : range.to
  const from = numberOf(range.from)
  const days: Day[] = []
  for (const number of numbersOf(first, repeat, numberOf(end))) if (number >= from) days.push(dayAt(number))
  return days
}

/** Writes the RRULE without its property name. UNTIL is a date, as for a rule that starts in wall time. */
export function writeRepeat({ every, on, until }: Repeat): string {
  const days = [...on]
    .toSorted((a, b) => a - b)
    .map((weekday) => letters[weekday])
    .join(',')
  return `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${days}${until === null ? '' : `;UNTIL=${until.replaceAll('-', '')}`}`
}

/**
 * Reads what `writeRepeat` writes, and the shorter ways to say the same; `null` for anything else. A COUNT becomes the
 * day of the last one.
 * @param first the day it begins with, whose weekday is meant where none is named
 */
export function readRepeat(rrule: string, first: Day): Repeat | null {
  const parts = new Map(rrule.split(';').map((part) => part.split('=', 2) as [string, string | undefined]))
  for (const name of parts.keys()) if (!['FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'UNTIL'].includes(name)) return null
  if (parts.get('FREQ') !== 'WEEKLY') return null
  const every = Number(parts.get('INTERVAL') ?? '1')
  const named = parts.get('BYDAY')
  const on = named === undefined ? [weekdayOf(numberOf(first))] : named.split(',').map((each) => letters.indexOf(each))
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get('UNTIL') ?? '')
  if (!Number.isInteger(every) || every < 1 || every > 52 || on.includes(-1)) return null
  const repeat: Repeat = { every, on, until: until ? (`${until[1]}-${until[2]}-${until[3]}` as Day) : null }
  const count = Number(parts.get('COUNT') ?? '0')
  if (count === 0) return repeat
  if (!Number.isInteger(count) || count < 0 || count > mostWeeks) return null
  let last: number | null = null
  let seen = 0
  for (const number of numbersOf(first, repeat, Infinity)) {
    last = number
    if ((seen += 1) === count) break
  }
  return { ...repeat, until: last === null ? null : dayAt(last) }
}
