import type { Seat } from '../contract.ts'

/** The years that a timeline shows: from the first of January of one to that of the year after the other. */
export interface Years {
  first: number
  last: number
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** From the earliest known day to the latest, today included; `null` where no day is known. */
export function yearsOf(seats: readonly Pick<Seat, 'fromOn' | 'toOn'>[], today: string): Years | null {
  const days = seats.flatMap(({ fromOn, toOn }) => [fromOn, toOn]).filter((day): day is string => day !== null)
  if (days.length === 0) return null
  return { first: Math.min(...days.map(yearOf)), last: Math.max(yearOf(today), ...days.map(yearOf)) + 1 }
}

/** Where a day stands between two years, from 0 to 100. */
function placeOf(day: string, { first, last }: Years): number {
  const [from, to, at] = [Date.parse(`${first}-01-01`), Date.parse(`${last}-01-01`), Date.parse(day)]
  return Math.round(((at - from) / (to - from)) * 10_000) / 100
}

/** A seat as a bar from 0 to 100. What nobody says has ended reaches the right edge; what has no begin, the left one. */
export function spanOf({ fromOn, toOn }: Pick<Seat, 'fromOn' | 'toOn'>, years: Years, today: string) {
  const isOpen = toOn === null || toOn > today
  return {
    from: fromOn === null ? 0 : placeOf(fromOn, years),
    to: toOn === null ? 100 : placeOf(toOn, years),
    isOpen,
    isFromKnown: fromOn !== null,
  }
}
