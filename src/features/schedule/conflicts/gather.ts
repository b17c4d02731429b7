import { within } from '#domain/schedule/within.ts'
import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, instantAt, later, zoneNamed } from '#domain/calendar/clock.ts'
import { concerns } from '#domain/calendar/concerns.ts'
import { conflictsOf } from '#domain/calendar/conflicts.ts'
import { hasSchedule, scheduleSince } from '#domain/calendar/has-schedule.ts'
import { familyWays } from '#domain/calendar/family-ways.ts'
import { layOut } from '#domain/schedule/lay-out.ts'
import { childrenIn, sidesIn, type Membership } from '#case/cases/public.ts'
import { inForce, ordersIn } from '#case/orders/public.ts'
import { planFor } from '#schedule/schedule/public.ts'
import { type Days, eventsIn } from '#schedule/events/public.ts'
import { placesIn } from '#schedule/exchanges/public.ts'
import { hearingsIn } from '#schedule/hearings/public.ts'
import type { Conflict } from './contract.ts'
import { factsOf } from './facts.ts'
import { type Given, itemsOfEvents, itemsOfExchanges, itemsOfHearings } from './items.ts'
import { presentConflict } from './present.ts'
import { letBeBy } from './store.ts'

/** The conflicts of some days that concern the reader, by day and harm; those that they dismissed are marked. */
export async function conflictsIn(tx: CaseTx, here: Membership, asked: Days, now: number): Promise<Conflict[]> {
  const days = within(asked, here.days)
  if (!days) return []
  // Some weeks more, because a suggested swap gives time back on a later day.
  const visibleDays = within({ from: days.from, to: later(days.to, 63) }, here.days)!
  const { caseId } = here
  const zone = zoneNamed(here.zone)
  const children = (await childrenIn(tx, caseId)).map((child) => child.id)
  const plan = await planFor(tx, here)
  const known = hasSchedule(plan)
  const order = factsOf(inForce(await ordersIn(tx, caseId), dayOfInstant(zone, now)))
  const sides = await sidesIn(tx, caseId)
  const { placeOf, travel } = familyWays(await placesIn(tx, caseId))
  const around = {
    days,
    sideOf: (member: string) => sides.get(member) ?? ('other' as const),
    placeOf,
  }
  const given: Given[] = [
    ...itemsOfEvents(await eventsIn(tx, caseId, days), { ...around, notices: order.notices }),
    ...itemsOfHearings(await hearingsIn(tx, caseId, days), around),
    ...(known ? itemsOfExchanges(plan, children, around) : []),
  ]
  const window = { from: instantAt(zone, days.from, '00:00'), to: instantAt(zone, later(days.to, 1), '00:00') }
  const since = scheduleSince(plan)
  const { conflicts } = conflictsOf({
    zone: here.zone,
    now,
    window,
    since: since === null ? Infinity : instantAt(zone, since, '00:00'),
    items: given.map(([item]) => item),
    stretches: known ? children.flatMap((child) => layOut(plan, child, visibleDays.from, visibleDays.to)) : [],
    order,
    travel,
  })
  const names = new Map(given.map(([item, named]) => [item.id, named]))
  const items = new Map(given.map(([item]) => [item.id, item]))
  const letBe = await letBeBy(tx, caseId, here.memberId)
  return (
    conflicts
      // The schedule beyond the requested days was read only for the swaps.
      .filter(({ from }) => from < window.to)
      .filter((found) =>
        concerns(
          found,
          found.items.flatMap((id) => items.get(id) ?? []),
          here.role === 'parent' ? here.side : null,
        ),
      )
      .map((found) => presentConflict(found, { names, items, letBe, here, now }))
  )
}
