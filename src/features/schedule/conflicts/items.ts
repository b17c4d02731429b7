// What the conflict finder (domain/calendar) is given of a case: its events, hearings and exchanges, with where they are.
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { placeFor } from '#domain/calendar/places.ts'
import type { Item, OrderFacts } from '#domain/calendar/types.ts'
import { exchangesOf } from '#domain/schedule/exchanges.ts'
import type { Plan } from '#domain/schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import { type Days, type EventRow, timesIn } from '#schedule/events/public.ts'
import type { HearingRow } from '#schedule/hearings/public.ts'
import { kindOf } from './facts.ts'

/** What an item of the finder is called. */
export interface Named {
  what: 'event' | 'hearing' | 'exchange'
  id: string
  title: string
  day: Day
  /** Its begin, to tell two in their order. */
  from: number
  row?: EventRow
}

/** An item with its name. */
export type Given = readonly [item: Item, named: Named]

type SideOf = (member: string) => Item['author']

interface Deps {
  days: Days
  sideOf: SideOf
  placeOf: ReturnType<typeof placeFor>
}

export function itemsOfEvents(rows: readonly EventRow[], { days, sideOf, placeOf, notices }: Deps & Pick<OrderFacts, 'notices'>): Given[] {
  const travel = notices.find((one) => one.kind === 'travel')?.kind ?? 'vacation'
  return rows.flatMap((row) =>
    timesIn(row, days).map(({ firstDay, lastDay, from, to }): Given => {
      const noticeOf = row.kind === 'travel' ? travel : undefined
      const item: Item = {
        id: `${row.id}@${firstDay}`,
        kind: kindOf[row.kind],
        from: from ?? 0,
        to: to ?? 0,
        ...(from === null && { allDay: { first: firstDay, last: lastDay } }),
        children: row.childIds,
        people: row.sides,
        isRoutine: row.rrule !== null && row.sides.length === 0,
        ...placeOf(row.place),
        author: sideOf(row.authorId),
        createdAt: row.createdAt.getTime(),
        // No one else knows of what is private.
        ...(noticeOf && { noticeOf, ...(!row.isShared && { noticeGivenAt: null }) }),
      }
      return [item, { what: 'event', id: row.id, title: row.title, day: firstDay, from: item.from, row }]
    }),
  )
}

export function itemsOfHearings(rows: readonly HearingRow[], { sideOf, placeOf }: Deps): Given[] {
  return rows
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map((row): Given => {
      const from = row.fromAt.getTime()
      const item: Item = {
        id: row.id,
        kind: 'hearing',
        from,
        to: row.toAt.getTime(),
        children: [],
        people: row.sides,
        // A person who attends by a link does not travel.
        ...(row.remote === '' && placeOf(row.court)),
        author: sideOf(row.authorId),
        createdAt: row.updatedAt.getTime(),
      }
      return [item, { what: 'hearing', id: row.id, title: row.title, day: row.day as Day, from }]
    })
}

export function itemsOfExchanges(plan: Plan, children: readonly string[], { days, placeOf }: Deps): Given[] {
  const zone = zoneNamed(plan.zone)
  return exchangesOf(plan, children, days).map(({ at, from, to, place, children: who }): Given => {
    const id = `exchange ${at} ${to}`
    const item: Item = {
      id,
      kind: 'exchange',
      from: at,
      to: at,
      children: who,
      people: [from, to].filter((holder) => holder !== 'third'),
      ...placeOf(place),
      author: 'other',
      createdAt: at,
    }
    return [item, { what: 'exchange', id, title: '', day: dayOfInstant(zone, at), from: at }]
  })
}
