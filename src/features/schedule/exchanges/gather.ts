import { within } from '#domain/schedule/within.ts'
import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, instantAt, later, zoneNamed } from '#domain/calendar/clock.ts'
import { exchangesOf } from '#domain/schedule/exchanges.ts'
import type { Parent, Plan } from '#domain/schedule/types.ts'
import { type Going, goingAlong, stopKey } from '#domain/exchange/items.ts'
import { type ExchangeFacts, usualGrace, waited } from '#domain/exchange/lateness.ts'
import type { Zone } from '#domain/time/zone.ts'
import type { Day } from '#kernel/day.ts'
import { childrenIn, type Membership, writersIn } from '#case/cases/public.ts'
import { inForce, type Order, ordersIn } from '#case/orders/public.ts'
import { planFor } from '#schedule/schedule/public.ts'
import { type CheckInRow, checkInsOf, type ExchangeRow, exchangesIn, type GraceBy } from './store.exchanges.ts'
import { type ItemRow, itemsIn } from './store.items.ts'
import { type PlaceRow, placesIn } from './store.places.ts'

/** An exchange of the schedule, with its stored records. */
export interface Gathered {
  due: number
  to: Parent
  day: Day
  children: readonly string[]
  place: string | null
  placeId: string | null
  grace: number
  graceBy: GraceBy | null
  /** The orders in effect, if they differ from the time of the schedule or the grace period of the record. */
  ordered: { due: number; timeBy: GraceBy | null; grace: number; graceBy: GraceBy | null } | null
  row: ExchangeRow | null
  /** No longer in the schedule. */
  isOff: boolean
  records: readonly (CheckInRow & { side: Parent; name: string })[]
  /** The items to bring. */
  items: readonly Going<ItemRow>[]
}

export interface Around {
  plan: Plan
  children: readonly { id: string; name: string }[]
  orders: readonly Order[]
  places: readonly PlaceRow[]
}

export async function aroundOf(tx: CaseTx, here: Membership): Promise<Around> {
  return {
    plan: await planFor(tx, here),
    children: (await childrenIn(tx, here.caseId)).map(({ id, name }) => ({ id, name })),
    orders: await ordersIn(tx, here.caseId),
    places: await placesIn(tx, here.caseId),
  }
}

/** What the orders in effect on a day say about exchanges: the first order that says something. */
function orderedOn(orders: readonly Order[], day: Day) {
  const said = inForce(orders, day).flatMap(({ title, facts: { exchange } }) =>
    exchange ? [{ ...exchange, by: { clause: exchange.clause, order: title } }] : [],
  )
  const time = said.find((each) => each.time !== undefined)
  const grace = said.find(({ graceMinutes }) => graceMinutes !== undefined)
  return { time: time ? { at: time.time!, by: time.by } : null, grace: grace ? { minutes: grace.graceMinutes!, by: grace.by } : null }
}

/** The grace period on a day: that of an order in effect, or else the default. */
function graceOn(orders: readonly Order[], day: Day): { grace: number; graceBy: GraceBy | null } {
  const { grace } = orderedOn(orders, day)
  return grace ? { grace: grace.minutes, graceBy: grace.by } : { grace: usualGrace, graceBy: null }
}

/** The grace period that is stored with an exchange, from orders that both parents see. */
export const graceToStore = ({ orders }: Around, day: Day) =>
  graceOn(
    orders.filter(({ isShared }) => isShared),
    day,
  )

/** The grace period of a record with the clause it came from: never the stored number with a later clause. */
function graceStored(row: ExchangeRow, orders: readonly Order[]): { grace: number; graceBy: GraceBy | null } {
  const now = graceOn(orders, row.day)
  return { grace: row.grace, graceBy: row.graceBy ?? (now.grace === row.grace ? now.graceBy : null) }
}

/**
 * What the orders say about an exchange, if it differs from the schedule and the record.
 * @param isRegular it is one of the regular weeks: holidays, vacations and agreed changes have their own times
 */
function orderedFor(
  { due, day, grace }: { due: number; day: Day; grace: number },
  { orders, zone, isRegular }: { orders: readonly Order[]; zone: Zone; isRegular: boolean },
): Gathered['ordered'] {
  const said = orderedOn(orders, day)
  const ordered = isRegular && said.time ? instantAt(zone, day, said.time.at) : due
  const minutes = said.grace?.minutes ?? (ordered === due ? grace : usualGrace)
  if (ordered === due && minutes === grace) return null
  return { due: ordered, timeBy: isRegular ? (said.time?.by ?? null) : null, grace: minutes, graceBy: said.grace?.by ?? null }
}

const regular = new Set(['base', 'season'])

const folded = (name: string) => name.trim().toLowerCase()

/** The listed place with this name. */
const placeNamed = (places: readonly PlaceRow[], name: string | null) =>
  name === null ? null : (places.find((place) => folded(place.name) === folded(name)) ?? null)

const keyOf = (due: number, to: Parent) => stopKey({ due, to })
/** Items from longer ago than this number of days are no longer looked for. */
const itemDays = 400

/**
 * The exchanges on these days, in order: those in the schedule, and those that are no longer in it but have records.
 */
export async function gather(tx: CaseTx, here: Membership, around: Around, days: { from: Day; to: Day }, now: number): Promise<Gathered[]> {
  const { plan, children, orders, places } = around
  const stored = await exchangesIn(tx, here.caseId, days)
  const records = await checkInsOf(
    tx,
    here.caseId,
    stored.map(({ id }) => id),
  )
  const things = await itemsIn(tx, here.caseId, { since: later(days.from, -itemDays) })
  const hasTicks = new Set(things.filter(({ isTicked }) => isTicked).map(stopKey))
  const { sideOf, nameOf } = await writersIn(tx, here.caseId)
  const ofRow = (row: ExchangeRow) => records.filter(({ exchangeId }) => exchangeId === row.id)
  // An exchange that was stored only for a record that this seat cannot see is left out.
  const rows = stored.filter(
    (row) => row.cancelledAt !== null || ofRow(row).length > 0 || hasTicks.has(keyOf(row.dueAt.getTime(), row.toSide)),
  )
  const byKey = new Map(rows.map((row) => [keyOf(row.dueAt.getTime(), row.toSide), row]))
  const of = (row: ExchangeRow | null) =>
    (row ? ofRow(row) : []).flatMap((record) => {
      const side = sideOf(record.authorId)
      return side === null ? [] : [{ ...record, side, name: nameOf(record.authorId, record.receivedAt.getTime()) }]
    })
  const layers = new Map(plan.versions.flatMap(({ id, rules }) => rules.map((rule) => [`${id} ${rule.id}`, rule.layer] as const)))
  // Only the days of the schedule that this seat sees.
  const visibleDays = plan.versions.length === 0 && plan.agreed.length === 0 ? null : within(days, here.days)
  const scheduled =
    visibleDays === null
      ? []
      : exchangesOf(
          plan,
          children.map(({ id }) => id),
          visibleDays,
        ).filter(({ betweenParents }) => betweenParents)
  // Children who go to the same side at the same time are one exchange, no matter who had them before.
  const zone = zoneNamed(plan.zone)
  const together = new Map<string, Gathered>()
  for (const { at, to, place, children: who, rule, version } of scheduled) {
    const key = keyOf(at, to as Parent)
    const same = together.get(key)
    if (same) {
      same.children = [...same.children, ...who]
      continue
    }
    const row = byKey.get(key) ?? null
    const day = dayOfInstant(zone, at)
    const gives = row ? graceStored(row, orders) : graceOn(orders, day)
    const isRegular = regular.has(layers.get(`${version} ${rule}`) ?? '')
    together.set(key, {
      due: at,
      to: to as Parent,
      day,
      children: row?.children ?? who,
      place: row?.place || place,
      placeId: row?.placeId ?? placeNamed(places, place)?.id ?? null,
      ...gives,
      ordered: orderedFor({ due: at, day, grace: gives.grace }, { orders, zone, isRegular }),
      row,
      isOff: false,
      records: of(row),
      items: [],
    })
  }
  const off = rows
    .filter((row) => !together.has(keyOf(row.dueAt.getTime(), row.toSide)))
    .map((row): Gathered => {
      const { dueAt, toSide: to, day, children: who, place, placeId } = row
      const due = dueAt.getTime()
      const gives = graceStored(row, orders)
      return {
        due,
        to,
        day,
        children: who,
        place: place || null,
        placeId,
        ...gives,
        ordered: orderedFor({ due, day, grace: gives.grace }, { orders, zone, isRegular: false }),
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

/** Whether an exchange is past: it is no longer upcoming and can no longer be recorded as it happens. */
export const isOver = ({ due, grace }: Pick<Gathered, 'due' | 'grace'>, now: number): boolean => due + (grace + waited) * 60_000 < now

/** The facts from which punctuality is computed. */
export function factsOf({ due, grace, records, row }: Gathered, now: number): ExchangeFacts {
  return {
    due,
    grace,
    now,
    isCancelled: row?.cancelledAt != null,
    records: records.map(({ side, kind, at, receivedAt, isLateRecord }) => ({
      side,
      kind,
      at: at.getTime(),
      enteredAt: isLateRecord ? receivedAt.getTime() : null,
    })),
  }
}

/** The same by the time and grace period of the orders in effect, if those differ. */
export function orderedFactsOf(it: Gathered, now: number): ExchangeFacts {
  return factsOf({ ...it, due: it.ordered?.due ?? it.due, grace: it.ordered?.grace ?? it.grace }, now)
}
