import { dayAt, minutesOfDay, numberOf } from '#domain/time/calendar.ts'
import { dayOfWall } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { GrantRole, Scope } from '#case/cases/contract.ts'
import { grantable } from '#case/cases/rules.ts'
import type { Reach } from './contract.ts'
import { wrongInGrant } from './rules.ts'

const utc = zoneOf('UTC')!
const zoneNamed = (zone: string) => zoneOf(zone) ?? utc

/** The calendar day of a moment in a zone. */
export const dayIn = (at: number, zone: string): Day => dayAt(dayOfWall(zoneNamed(zone).wallOf(Math.floor(at / 60_000))))

/** The end of a day in a zone: the first moment of the next. */
const endOf = (day: Day, zone: string): Date => new Date(zoneNamed(zone).instantOf((numberOf(day) + 1) * minutesOfDay) * 60_000)

/** The last day on which a seat stands that ends at a moment. */
const lastDay = (end: Date | null, zone: string): string | null => (end === null ? null : dayIn(end.getTime() - 60_000, zone))

/** How a seat's reach is shown. */
export function reachOf(
  row: { scopes: readonly string[]; sees_private: boolean; from_day: string | null; to_day: string | null },
  end: Date | null,
  zone: string,
): Reach {
  return { scopes: row.scopes as Scope[], seesPrivate: row.sees_private, from: row.from_day, to: row.to_day, until: lastDay(end, zone) }
}

/** A reach as it is stored. @throws Fault `invalid`, at its field */
export function checkedReach(role: GrantRole, reach: Reach, zone: string, now: number) {
  const wrong = wrongInGrant(role, reach, grantable(role), dayIn(now, zone), (day) => readDay(day) !== null)
  if (wrong) throw new Fault('invalid', wrong.sentence, { field: wrong.field })
  // Who sees all messages sees chosen threads too.
  const scopes = new Set(reach.scopes)
  if (scopes.has('messages')) scopes.delete('threads')
  return { ...reach, scopes: [...scopes], until: reach.until === null ? null : endOf(reach.until as Day, zone) }
}
