// What the conflict finder (domain/calendar) is given of a case, and what is made of its answer.
import { createHash } from 'node:crypto'
import type { CaseTx } from '../../access/cases.ts'
import { conflictsOf } from '../../domain/calendar/conflicts.ts'
import type { Conflict as Found, Item, ItemKind, Leg, OrderFacts } from '../../domain/calendar/types.ts'
import { exchangesOf } from '../../domain/custody/exchanges.ts'
import { layOut } from '../../domain/custody/lay-out.ts'
import type { Day } from '../../kernel/day.ts'
import { childrenIn, inForce, ordersIn, sidesIn, type Standing } from '../cases/door.ts'
import { planOf } from '../custody/door.ts'
import { hearingsIn } from '../filings/door.ts'
import type { Conflict, EventKind, Reason } from './contract.ts'
import type { Days } from './days.ts'
import { hasSchedule } from './days.ts'
import { type EventRow, eventsIn } from './store.ts'
import { letBeBy } from './store.history.ts'
import { beginOf, dayOfInstant, instantAt, later, timeOfInstant, timesIn, zoneNamed } from './times.ts'

const kindOf: Readonly<Record<EventKind, ItemKind>> = {
  event: 'event',
  school: 'school',
  health: 'event',
  activity: 'event',
  visit: 'visit',
  travel: 'vacation',
  deadline: 'deadline',
  other: 'event',
}

/** The notice that the orders in force ask for, and the rest of what they say of times. */
function factsOf(orders: ReturnType<typeof inForce>): OrderFacts {
  const said = <K extends keyof (typeof orders)[number]['facts']>(key: K) =>
    orders.map(({ id, facts }) => ({ id, fact: facts[key] })).find(({ fact }) => fact !== undefined)
  const exchange = said('exchange')
  const notices = [
    ...(said('vacationNotice')?.fact ? [{ kind: 'vacation', ...said('vacationNotice')!.fact! }] : []),
    ...(said('travelNotice')?.fact ? [{ kind: 'travel', ...said('travelNotice')!.fact! }] : []),
  ]
  const refusal = said('firstRefusal')?.fact
  return {
    exchanges: exchange?.fact?.time ? [{ id: exchange.id, time: exchange.fact.time, clause: exchange.fact.clause }] : [],
    notices,
    ...(refusal && { firstRefusal: refusal }),
    grace: exchange?.fact?.graceMinutes ?? 0,
  }
}

interface Named {
  what: 'event' | 'hearing' | 'exchange'
  id: string
  title: string
  day: Day
  row?: EventRow
}

/** The key by which a conflict is let be: the same thing at another time is another conflict. */
const keyOf = ({ id, from }: Found) => createHash('sha256').update(`${id} ${from}`).digest('hex').slice(0, 32)

/** The conflicts of some days, the first first; those that whoever looks lets be are marked. */
export async function conflictsIn(tx: CaseTx, here: Standing, days: Days, now: number): Promise<Conflict[]> {
  const { caseId, zone: zoneName } = here
  const zone = zoneNamed(zoneName)
  const children = (await childrenIn(tx, caseId)).map((child) => child.id)
  const plan = await planOf(tx, here)
  const known = hasSchedule(plan)
  const orders = inForce(await ordersIn(tx, caseId), dayOfInstant(zone, now))
  const sides = await sidesIn(tx, caseId)
  const sideOf = (member: string): Item['author'] => sides.get(member) ?? 'other'
  const events = await eventsIn(tx, caseId, days)
  const hearings = await hearingsIn(tx, caseId, days)
  const order = factsOf(orders)
  const noticeFor = (kind: EventKind) =>
    kind === 'travel' ? (order.notices.find((one) => one.kind === 'travel')?.kind ?? 'vacation') : undefined

  const names = new Map<string, Named>()
  const items: Item[] = []
  for (const row of events)
    for (const { firstDay, lastDay, from, to } of timesIn(row, days)) {
      const id = `${row.id}@${firstDay}`
      names.set(id, { what: 'event', id: row.id, title: row.title, day: firstDay, row })
      const noticeOf = noticeFor(row.kind)
      items.push({
        id,
        kind: kindOf[row.kind],
        from: from ?? 0,
        to: to ?? 0,
        ...(from === null && { allDay: { first: firstDay, last: lastDay } }),
        children: row.childIds,
        people: row.sides,
        ...(row.place !== '' && { place: { label: row.place } }),
        author: sideOf(row.authorId),
        createdAt: row.createdAt.getTime(),
        // Nobody was told of what is private.
        ...(noticeOf && { noticeOf, ...(!row.isShared && { noticeGivenAt: null }) }),
      })
    }
  for (const hearing of hearings) {
    if (hearing.cancelledAt !== null) continue
    names.set(hearing.id, { what: 'hearing', id: hearing.id, title: hearing.title, day: hearing.day as Day })
    items.push({
      id: hearing.id,
      kind: 'hearing',
      from: hearing.fromAt.getTime(),
      to: hearing.toAt.getTime(),
      children: [],
      people: hearing.sides,
      author: sideOf(hearing.authorId),
      createdAt: hearing.updatedAt.getTime(),
    })
  }
  if (known)
    for (const { at, from, to, place, children: who } of exchangesOf(plan, children, days)) {
      const id = `exchange ${at} ${to}`
      names.set(id, { what: 'exchange', id, title: '', day: dayOfInstant(zone, at) })
      items.push({
        id,
        kind: 'exchange',
        from: at,
        to: at,
        children: who,
        people: [from, to].filter((holder) => holder !== 'third'),
        ...(place !== null && { place: { label: place } }),
        author: 'other',
        createdAt: at,
      })
    }
  const window = { from: instantAt(zone, days.from, '00:00'), to: instantAt(zone, later(days.to, 1), '00:00') }
  const { conflicts } = conflictsOf({
    zone: zoneName,
    now,
    window,
    items,
    // Some weeks more: a swap gives back on a day that is further away.
    stretches: known ? children.flatMap((child) => layOut(plan, child, days.from, later(days.to, 63))) : [],
    order,
    travel: { table: [] },
  })
  const letBe = await letBeBy(tx, caseId, here.memberId)
  return (
    conflicts
      // What the schedule says beyond the days that were asked for was looked at for the swaps alone.
      .filter(({ from }) => from < window.to)
      .map((found) => shown(found, { names, letBe, here, now, zone: zoneName }))
  )
}

/** A swap request as `/time-trade-requests?draft=` reads it: legs on the clock of the wall, children together who go together. */
function swapDraft(legs: readonly Leg[], zoneName: string): string {
  const zone = zoneNamed(zoneName)
  const wall = (at: number) => `${dayOfInstant(zone, at)}T${timeOfInstant(zone, at)}`
  const together = new Map<string, { from: string; to: string; children: string[]; side: 'A' | 'B' }>()
  for (const { child, from, to, taker } of legs) {
    const key = `${from} ${to} ${taker}`
    const leg = together.get(key) ?? { from: wall(from), to: wall(to), children: [], side: taker }
    leg.children.push(child)
    together.set(key, leg)
  }
  const list = [...together.values()]
  const kind = new Set(list.map(({ side }) => side)).size > 1 ? 'swap' : 'give'
  return Buffer.from(JSON.stringify({ kind, legs: list })).toString('base64url')
}

function shown(
  found: Found,
  {
    names,
    letBe,
    here,
    now,
    zone: zoneName,
  }: { names: ReadonlyMap<string, Named>; letBe: ReadonlySet<string>; here: Standing; now: number; zone: string },
): Conflict {
  const { kind, from, to, severity, clause, fix } = found
  const zone = zoneNamed(zoneName)
  const key = keyOf(found)
  const iso = (at: number) => new Date(at).toISOString()
  // Whoever is to be asked first is offered the time.
  const legs: readonly Leg[] =
    fix.kind === 'swap_request'
      ? fix.legs
      : fix.kind === 'ask_first'
        ? fix.children.map((child) => ({ child, from: fix.from, to: fix.to, giver: fix.whom === 'A' ? 'B' : 'A', taker: fix.whom }))
        : []
  const moved = fix.kind === 'move' ? names.get(fix.item)?.row : undefined
  const canMove =
    moved && moved.authorId === here.memberId && moved.rrule === null && beginOf(moved) > now && here.role === 'parent' && !here.isFormer
  return {
    key,
    kind,
    items: found.items.flatMap((id) => {
      const named = names.get(id)
      return named ? [{ id: named.id, what: named.what, title: named.title, day: named.day }] : []
    }),
    from: iso(from),
    to: iso(to),
    severity,
    clause: clause ? { paragraph: clause.paragraph, text: clause.text } : null,
    reason: { ...found.reason } as Reason,
    fix: {
      kind: fix.kind,
      draft: legs.length > 0 ? swapDraft(legs, zoneName) : null,
      move:
        canMove && fix.kind === 'move'
          ? {
              event: moved.id,
              sequence: moved.sequence,
              firstDay: fix.allDay?.first ?? dayOfInstant(zone, fix.from),
              lastDay: fix.allDay?.last ?? dayOfInstant(zone, fix.to),
              from: fix.allDay ? null : timeOfInstant(zone, fix.from),
              to: fix.allDay ? null : timeOfInstant(zone, fix.to),
            }
          : null,
    },
    letBe: letBe.has(key),
  }
}
