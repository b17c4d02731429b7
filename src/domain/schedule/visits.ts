import { minutesOfDay, numberOf, weekdayOf } from '../time/calendar.ts'
import { timeOf } from '../time/wall.ts'
import type { Piece, Window } from './piece.ts'
import type { Block, Visits } from './types.ts'

/** Number of the week of a day, beginning on Mondays. */
const weekOf = (day: number) => Math.floor((day + 3) / 7)

/** Visits by day over the window. Where `to` does not lie after `from` there are none: `problemsOf` names it. */
export function visitPieces(rule: Visits, window: Window): Piece[] {
  const from = timeOf(rule.from)
  const to = timeOf(rule.to)
  const weeks = Math.max(1, Math.floor(rule.every?.weeks ?? 1))
  const anchor = rule.every ? weekOf(numberOf(rule.every.anchor)) : 0
  const pieces: Piece[] = []
  if (to <= from) return pieces
  const last = Math.floor(window.to / minutesOfDay)
  for (let day = Math.floor(window.from / minutesOfDay); day <= last; day += 1) {
    const weekday = weekdayOf(day)
    if (!rule.weekdays.includes(weekday) || (weekOf(day) - anchor) % weeks !== 0) continue
    const start = day * minutesOfDay
    const because = { key: 'visit', weekday } as const
    pieces.push({ from: start + from, to: start + to, holder: rule.holder, startPlace: null, endPlace: null, because })
  }
  return pieces
}

/** A block, whole, where it touches the window. */
export function blockPieces(rule: Block, window: Window): Piece[] {
  const from = numberOf(rule.from.day) * minutesOfDay + timeOf(rule.from.at)
  const to = numberOf(rule.to.day) * minutesOfDay + timeOf(rule.to.at)
  if (from >= to || from >= window.to || to <= window.from) return []
  return [{ from, to, holder: rule.holder, startPlace: null, endPlace: null, because: { key: 'block' } }]
}
