import { useLocation } from 'wouter'
import { numberOf, weekdayOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { plusDays } from '#shell/calendar-days.ts'
import type { View } from '../contract.ts'
import { type LayerName, layers } from '../rules.ts'

/** What of the calendar is shown stands in its address: `?view=week&day=2026-03-12&off=court`. */
export function placeIn(search: URLSearchParams) {
  const asked = search.get('view')
  const view: View = asked === 'week' || asked === 'agenda' || asked === 'list' ? asked : 'month'
  const day = /^\d{4}-\d{2}-\d{2}$/.test(search.get('day') ?? '') ? search.get('day')! : undefined
  const off = new Set<LayerName>(layers.filter((layer) => (search.get('off') ?? '').split('.').includes(layer)))
  return { view, day, off }
}

/** The query of `calendar.range` for an address: the same for all days that one view shows. */
export function rangeQuery(search: URLSearchParams) {
  const { view, day } = placeIn(search)
  const asked = search.get('case')
  const first =
    day === undefined
      ? undefined
      : view === 'month'
        ? `${day.slice(0, 8)}01`
        : view === 'week'
          ? plusDays(day, -((weekdayOf(numberOf(day as Day)) + 1) % 7))
          : day
  return { ...(asked !== null && { case: asked }), view, ...(first !== undefined && { day: first }) }
}

/** Goes to another view, day or choice of layers, on the same path. */
export function useGo(search: URLSearchParams) {
  const [path, go] = useLocation()
  return (change: Partial<Record<'view' | 'day' | 'off', string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    go(`${path}?${next.toString()}`, { replace: true })
  }
}
