import { civilOf, dayNumber, lengthOfMonth, minutesOfDay, numberOf } from '../time/calendar.ts'
import { timeOf } from '../time/wall.ts'
import type { Window } from './piece.ts'
import type { MonthDay, Season } from './types.ts'

/** The day a season begins or ends on in a year: what the month does not have begins a day later and ends a day earlier. */
const beginOf = (year: number, { month, day }: MonthDay) => dayNumber(year, month, Math.min(day, lengthOfMonth(year, month) + 1))
const endOf = (year: number, { month, day }: MonthDay) => dayNumber(year, month, Math.min(day, lengthOfMonth(year, month)))

/** A season of one year, on the wall; `first` is the number of its first day. */
export interface SeasonWindow extends Window {
  first: number
}

/** The parts of the window in which a season is, each from its first minute to its last, on the wall. */
export function windowsOf(season: Season, window: Window): SeasonWindow[] {
  const at = timeOf(season.at ?? '00:00')
  const until = timeOf(season.until ?? '24:00')
  const found: SeasonWindow[] = []
  const keep = (first: number, last: number) => {
    const from = first * minutesOfDay + at
    const to = last * minutesOfDay + until
    if (from < to && from < window.to && to > window.from) found.push({ from, to, first })
  }
  if ('dated' in season) {
    for (const { from, to } of season.dated) keep(numberOf(from), numberOf(to))
    return found
  }
  const { from, to } = season.each
  const overNewYear = to.month < from.month || (to.month === from.month && to.day < from.day)
  const last = civilOf(Math.floor(window.to / minutesOfDay)).year
  for (let year = civilOf(Math.floor(window.from / minutesOfDay)).year - 1; year <= last; year += 1)
    keep(beginOf(year, from), endOf(overNewYear ? year + 1 : year, to))
  return found
}
