import { civilOf, minutesOfDay } from '../time/calendar.ts'
import { timeOf } from '../time/wall.ts'
import { daysOf, type HolidayDays } from './dates.ts'
import type { Piece, Window } from './piece.ts'
import type { Holder, Holiday, Split } from './types.ts'

/** Whose turn a year is; `null`: nobody's, the layers below decide. */
function turnOf({ turn }: Holiday, year: number): { holder: Holder | null; turn: 'every' | 'odd' | 'even' } {
  if ('every' in turn) return { holder: turn.every, turn: 'every' }
  const parity = year % 2 === 0 ? 'even' : 'odd'
  return { holder: turn[parity], turn: parity }
}

const other = (holder: Holder): Holder => (holder === 'A' ? 'B' : holder === 'B' ? 'A' : holder)
const wall = (day: number, at: string) => day * minutesOfDay + timeOf(at)

/** Where the holiday is cut; `null` where the day of the cut does not exist in this year. */
function cutOf(split: Split, { first, year }: HolidayDays, from: number, to: number): number | null {
  if ('middle' in split) return wall(first + split.middle.offset, split.middle.at)
  if ('half' in split) {
    const [begin, end] = [from, to].map((minute) => Math.floor(minute / minutesOfDay))
    return wall(Math.floor((begin! + end!) / 2), split.half)
  }
  for (const candidate of [year - 1, year, year + 1]) {
    const on = daysOf(split.on, candidate)
    if (on && wall(on.first, split.at) >= from) return wall(on.first, split.at)
  }
  return null
}

function piecesOfYear(rule: Holiday, days: HolidayDays): Piece[] {
  const from = wall(days.first + rule.from.offset, rule.from.at)
  const to = wall(days.last + rule.to.offset, rule.to.at)
  const { holder, turn } = turnOf(rule, days.year)
  if (holder === null) return []
  const piece = (begin: number, end: number, who: Holder, part: 'whole' | 'first' | 'second'): Piece => ({
    from: begin,
    to: end,
    holder: who,
    startPlace: null,
    endPlace: null,
    because: { key: 'holiday', year: days.year, turn, part },
    whole: to - from,
  })
  const cut = rule.split ? cutOf(rule.split, days, from, to) : null
  if (cut === null) return [piece(from, to, holder, 'whole')]
  const middle = Math.min(to, Math.max(from, cut))
  return [piece(from, middle, holder, 'first'), piece(middle, to, other(holder), 'second')]
}

/** A holiday of every year that touches the window, by whose turn it is. */
export function holidayPieces(rule: Holiday, window: Window): Piece[] {
  const first = civilOf(Math.floor(window.from / minutesOfDay)).year - 1
  const last = civilOf(Math.floor(window.to / minutesOfDay)).year + 1
  const pieces: Piece[] = []
  for (let year = first; year <= last; year += 1) {
    const days = daysOf(rule.date, year)
    if (!days) continue
    for (const piece of piecesOfYear(rule, days))
      if (piece.from < piece.to && piece.from < window.to && piece.to > window.from) pieces.push(piece)
  }
  return pieces
}
