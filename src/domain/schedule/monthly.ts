import { civilOf, minutesOfDay } from '../time/calendar.ts'
import { timeOf } from '../time/wall.ts'
import { nthWeekday } from './dates.ts'
import type { Piece, Window } from './piece.ts'
import type { Monthly } from './types.ts'

/** The numbered weeks of one month that the rule names, from the start's to the end's wall minute. */
function weeksOf(rule: Monthly, year: number, month: number): Piece[] {
  const weekStart = rule.weekStart ?? 0
  const pieces: Piece[] = []
  for (const n of rule.which) {
    const numbering = nthWeekday(year, month, rule.numberedBy, n)
    if (numbering === null) continue // a month without a fifth one
    const week = numbering - ((rule.numberedBy - weekStart + 7) % 7)
    const from = (week + ((rule.start.weekday - weekStart + 7) % 7)) * minutesOfDay + timeOf(rule.start.at)
    const days = (rule.end.weekday - rule.start.weekday + 7) % 7
    const sameDay = days === 0 && timeOf(rule.end.at) <= timeOf(rule.start.at)
    const to = from - timeOf(rule.start.at) + (sameDay ? 7 : days) * minutesOfDay + timeOf(rule.end.at)
    const number = n > 0 ? n : Math.floor((civilOf(numbering).day - 1) / 7) + 1
    pieces.push({
      from,
      to,
      holder: rule.holder,
      startPlace: rule.start.place ?? null,
      endPlace: rule.end.place ?? null,
      because: { key: 'month_week', n: number, month },
    })
  }
  return pieces
}

/** Every other minute goes to `otherwise`, where the rule has it. */
function filled(rule: Monthly, weeks: Piece[], window: Window): Piece[] {
  if (!rule.otherwise) return weeks
  const holder = rule.otherwise
  const pieces: Piece[] = []
  let at = window.from
  const fill = (to: number) => {
    if (at < to) pieces.push({ from: at, to, holder, startPlace: rule.end.place ?? null, endPlace: null, because: { key: 'otherwise' } })
  }
  for (const week of weeks) {
    fill(week.from)
    pieces.push(week)
    at = week.to // weeks never overlap: none is longer than seven days
  }
  fill(window.to)
  return pieces
}

/** Month-relative weeks over the window, each once even where two numbers name the same (5th and last). */
export function monthlyPieces(rule: Monthly, window: Window): Piece[] {
  // A week may begin in the month before the one that numbers it, and end in the next.
  const first = civilOf(Math.floor(window.from / minutesOfDay) - 14)
  const last = civilOf(Math.floor(window.to / minutesOfDay) + 14)
  const weeks = new Map<number, Piece>()
  for (let month = first.year * 12 + first.month - 1; month <= last.year * 12 + last.month - 1; month += 1)
    for (const piece of weeksOf(rule, Math.floor(month / 12), (month % 12) + 1))
      if (!weeks.has(piece.from) && piece.from < window.to && piece.to > window.from) weeks.set(piece.from, piece)
  return filled(
    rule,
    [...weeks.values()].toSorted((one, other) => one.from - other.from),
    window,
  )
}
