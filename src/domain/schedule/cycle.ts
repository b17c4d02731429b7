import { minutesOfDay, numberOf, weekdayOf } from '../time/calendar.ts'
import { timeOf } from '../time/wall.ts'
import type { Piece, Window } from './piece.ts'
import type { Cycle, Handover, Holder, Weekday } from './types.ts'

const holders: { [letter: string]: Holder } = { A: 'A', B: 'B', T: 'third' }

/** With whom the child sleeps in the night after a day; `null` where the letter is none or there are no nights. */
function nightOf(nights: string, anchor: number, day: number): { holder: Holder | null; index: number } {
  const length = nights.length
  const index = length === 0 ? -1 : (((day - anchor) % length) + length) % length
  return { holder: holders[nights[index] ?? ''] ?? null, index }
}

/** The minute of a day at which a cycle changes hands on it, whether it does or not. */
export const exchangeMinute = ({ handover, on }: Cycle, day: number): number => timeOf((on?.[weekdayOf(day)] ?? handover).at)

/** The hand-over of a weekday, as minute of the day and place. */
function handovers({ handover, on }: Cycle): { at: number; place: string | null }[] {
  return ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday: Weekday) => {
    const own: Handover = on?.[weekday] ?? handover
    return { at: timeOf(own.at), place: own.place ?? handover.place ?? null }
  })
}

/**
 * A cycle as unbroken pieces, one for each run of nights with one holder, over the window. A run that began
 * before the window is given from the last hand-over before it.
 * @param anchor number of the day of the first night
 */
export function cyclePieces(cycle: Cycle, anchor: number, window: Window): Piece[] {
  const times = handovers(cycle)
  const pieces: Piece[] = []
  const last = Math.floor(window.to / minutesOfDay)
  let day = Math.floor(window.from / minutesOfDay) - 1
  let open: Piece | null = null
  let now: Holder | null = null
  const length = cycle.nights.length
  let { index } = nightOf(cycle.nights, anchor, day)
  for (; day <= last; day += 1, index = index + 1 === length ? 0 : index + 1) {
    const holder = holders[cycle.nights[index] ?? ''] ?? null
    if (holder === now) continue
    const { at, place } = times[weekdayOf(day)]!
    const from = day * minutesOfDay + at
    if (open) open.to = from
    open = holder && {
      from,
      to: window.to,
      holder,
      startPlace: place,
      endPlace: null,
      because: { key: 'cycle', night: index + 1, of: length },
    }
    if (open) pieces.push(open)
    now = holder
  }
  return pieces.filter((piece) => piece.from < piece.to)
}

/** The night of a cycle that a minute belongs to: until the day's hand-over it is still the night before. */
export function nightAt(cycle: Cycle, anchor: number, wall: number): { night: number; of: number } {
  const day = Math.floor(wall / minutesOfDay)
  const { at } = handovers(cycle)[weekdayOf(day)]!
  const { index } = nightOf(cycle.nights, anchor, wall - day * minutesOfDay < at ? day - 1 : day)
  return { night: index + 1, of: cycle.nights.length }
}

/** The day on which a cycle begins; `first` is the first day of the window of its rule, for those that begin again. */
export function anchorOf({ anchor }: Cycle, first: number | null): number {
  if (anchor !== 'window' && anchor !== 'week') return numberOf(anchor)
  const day = first ?? 0
  return anchor === 'window' ? day : day - weekdayOf(day)
}
