import type { CaseTx } from '#access/cases.ts'
import type { Membership } from '#case/cases/public.ts'
import { shows } from '#case/reminders/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { readExchangeKey } from '#domain/exchange/key.ts'
import type { Parent } from '#domain/schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import { aroundOf, gather } from './gather.ts'

/** An exchange, as a message that is about it names it. `due`: instant in ms; `to`: the parent to whom the children go. */
export interface LinkedExchange {
  due: number
  to: Parent
  hasPlace: boolean
}

/** The exchanges of these days, in order, as the seat sees them. @param now ms */
export async function exchangesToLink(tx: CaseTx, seat: Membership, days: { from: Day; to: Day }, now: number): Promise<LinkedExchange[]> {
  const all = await gather(tx, seat, await aroundOf(tx, seat), days, now)
  return all.map(({ due, to, place }) => ({ due, to, hasPlace: place !== null }))
}

/** The one of this name (`exchangeKey`): in the schedule, or with a record; `null` for none. */
export async function exchangeAt(tx: CaseTx, seat: Membership, key: string, now: number): Promise<LinkedExchange | null> {
  const named = readExchangeKey(key)
  if (!named) return null
  const day = dayOfInstant(zoneNamed(seat.zone), named.due)
  const all = await exchangesToLink(tx, seat, { from: day, to: day }, now)
  return all.find(({ due, to }) => due === named.due && to === named.to) ?? null
}

/** Whether a seat sees exchanges of the day of this one, be it in the schedule or not: what its name says is then no news to it. */
export function seesExchange(seat: Membership, key: string): boolean {
  const named = readExchangeKey(key)
  return named !== null && shows([seat], 'exchanges', dayOfInstant(zoneNamed(seat.zone), named.due))
}
