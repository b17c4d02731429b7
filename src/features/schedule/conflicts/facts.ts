import type { ItemKind, OrderFacts } from '#domain/calendar/types.ts'
import type { inForce } from '#case/orders/public.ts'
import type { EventKind } from '#schedule/events/contract.ts'

/** What the conflict finder takes an event for. */
export const kindOf: Readonly<Record<EventKind, ItemKind>> = {
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
export function factsOf(orders: ReturnType<typeof inForce>): OrderFacts {
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
