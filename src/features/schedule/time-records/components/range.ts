import type { Shows } from '#schedule/schedule/contract.ts'
import { plusDays } from '#shell/calendar-days.ts'

export interface Days {
  from: string
  to: string
}

const shape = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

/**
 * The days of an address (`?time=2026-01-01..2026-03-31`). Where it names none: ninety days up to yesterday, or the last that
 * this seat is shown.
 */
export function rangeIn(search: URLSearchParams, today: string, shows: Shows | null): Days {
  const [, from, to] = shape.exec(search.get('time') ?? '') ?? []
  if (from && to && from <= to) return { from, to }
  const yesterday = plusDays(today, -1)
  const last = shows?.to && shows.to < yesterday ? shows.to : yesterday
  const first = plusDays(last, -89)
  return { from: shows?.from && shows.from > first && shows.from <= last ? shows.from : first, to: last }
}
