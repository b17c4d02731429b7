import { within } from '../../domain/custody/within.ts'
import type { CaseTx } from '../../access/cases.ts'
import { dayOfInstant, later, zoneNamed } from '../../domain/calendar/clock.ts'
import { exchangesOf } from '../../domain/custody/exchanges.ts'
import type { Parent, Plan } from '../../domain/custody/types.ts'
import { type Going, goingAlong, stopKey } from '../../domain/exchange/items.ts'
import { type ExchangeFacts, usualGrace, waited } from '../../domain/exchange/lateness.ts'
import type { Day } from '../../kernel/day.ts'
import { childrenIn, currentSides, inForce, type Order, ordersIn, type Standing } from '../cases/door.ts'
import { planFor } from '../custody/door.ts'
import { type CheckInRow, checkInsOf, type ExchangeRow, exchangesIn } from './store.exchanges.ts'
import { type ItemRow, itemsIn } from './store.items.ts'
import { type PlaceRow, placesIn } from './store.places.ts'

/** An exchange of the schedule, with what was kept of it. */
export interface Gathered {
  due: number
  to: Parent
  day: Day
  children: readonly string[]
  place: string | null
  placeId: string | null
  grace: number
  graceBy: { clause: { paragraph: string; text: string }; order: string } | null
  row: ExchangeRow | null
  /** Not in the schedule any more. */
  isOff: boolean
  records: readonly (CheckInRow & { side: Parent | null })[]
  /** What goes along with it. */
  items: readonly Going<ItemRow>[]
}

export interface Around {
  plan: Plan
  children: readonly { id: string; name: string }[]
  orders: readonly Order[]
  places: readonly PlaceRow[]
}

export async function aroundOf(tx: CaseTx, here: Standing): Promise<Around> {
  return {
    plan: await planFor(tx, here),
    children: (await childrenIn(tx, here.caseId)).map(({ id, name }) => ({ id, name })),
    orders: await ordersIn(tx, here.caseId),
    places: await placesIn(tx, here.caseId),
  }
}

/** The grace on a day: the order's that is in force then and gives one, else what is usual. */
function graceOn(orders: readonly Order[], day: Day) {
  for (const { title, facts } of inForce(orders, day)) {
    const { exchange } = facts
    if (exchange?.graceMinutes !== undefined) return { grace: exchange.graceMinutes, graceBy: { clause: exchange.clause, order: title } }
  }
  return { grace: usualGrace, graceBy: null }
}

const folded = (name: string) => name.trim().toLowerCase()

/** The place of the list that goes by this name. */
const placeNamed = (places: readonly PlaceRow[], name: string | null) =>
  name === null ? null : (places.find((place) => folded(place.name) === folded(name)) ?? null)

const keyOf = (due: number, to: Parent) => stopKey({ due, to })
/** What went along longer ago than this is looked for no more. */
const itemDays = 400

/**
 * The exchanges between the parents of some days, in order of time: as the schedule has them, and those that it has no
 * longer but of which something was recorded.
 */
export async function gather(tx: CaseTx, here: Standing, around: Around, days: { from: Day; to: Day }, now: number): Promise<Gathered[]> {
  const { plan, children, orders, places } = around
  const rows = await exchangesIn(tx, here.caseId, days)
  const records = await checkInsOf(
    tx,
    here.caseId,
    rows.map(({ id }) => id),
  )
  const sideOf = await currentSides(tx, here)
  const byKey = new Map(rows.map((row) => [keyOf(row.dueAt.getTime(), row.toSide), row]))
  const of = (row: ExchangeRow | null) =>
    records.filter(({ exchangeId }) => exchangeId === row?.id).map((record) => ({ ...record, side: sideOf(record.authorId) }))
  // Of the schedule only the days that this seat is shown.
  const laid = plan.versions.length === 0 && plan.agreed.length === 0 ? null : within(days, here.days)
  const scheduled =
    laid === null
      ? []
      : exchangesOf(
          plan,
          children.map(({ id }) => id),
          laid,
        ).filter(({ betweenParents }) => betweenParents)
  // Children who go at one time from different hands go to one side: one exchange.
  const zone = zoneNamed(plan.zone)
  const together = new Map<string, Gathered>()
  for (const { at, to, place, children: who } of scheduled) {
    const key = keyOf(at, to as Parent)
    const same = together.get(key)
    if (same) {
      same.children = [...same.children, ...who]
      continue
    }
    const row = byKey.get(key) ?? null
    const day = dayOfInstant(zone, at)
    const gives = graceOn(orders, day)
    together.set(key, {
      due: at,
      to: to as Parent,
      day,
      children: row?.children ?? who,
      place: row?.place || place,
      placeId: row?.placeId ?? placeNamed(places, place)?.id ?? null,
      grace: row?.grace ?? gives.grace,
      graceBy: gives.graceBy,
      row,
      isOff: false,
      records: of(row),
      items: [],
    })
  }
  const things = await itemsIn(tx, here.caseId, { since: later(days.from, -itemDays) })
  const hasTicks = new Set(things.filter(({ isTicked }) => isTicked).map(stopKey))
  const off = rows
    .filter((row) => !together.has(keyOf(row.dueAt.getTime(), row.toSide)))
    .map((row): Gathered => {
      const { dueAt, toSide: to, day, children: who, place, placeId, grace } = row
      const graceBy = graceOn(orders, day).graceBy
      return {
        due: dueAt.getTime(),
        to,
        day,
        children: who,
        place: place || null,
        placeId,
        grace,
        graceBy,
        row,
        isOff: true,
        records: of(row),
        items: [],
      }
    })
    .filter((each) => each.records.length > 0 || hasTicks.has(stopKey(each)))
  const all = [...together.values(), ...off].toSorted((one, other) => one.due - other.due)
  const stops = all.map(({ due, to, grace, isOff, row }) => ({
    due,
    to,
    isVoid: isOff || row?.cancelledAt != null,
    isOpen: !isOver({ due, grace }, now),
  }))
  const going = goingAlong(stops, things)
  return all.map((each) => ({ ...each, items: going.get(stopKey(each)) ?? [] }))
}

/** Whether the time is over in which an exchange is still to come or to be recorded as it happens. */
export const isOver = ({ due, grace }: Pick<Gathered, 'due' | 'grace'>, now: number): boolean => due + (grace + waited) * 60_000 < now

/** What lateness is worked out from. */
export function factsOf({ due, grace, records, row }: Gathered, now: number): ExchangeFacts {
  return {
    due,
    grace,
    now,
    isCancelled: row?.cancelledAt != null,
    records: records.flatMap(({ side, kind, at }) => (side === null ? [] : [{ side, kind, at: at.getTime() }])),
  }
}
