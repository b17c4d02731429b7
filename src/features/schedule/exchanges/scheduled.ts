import type { CaseContext } from '#case/cases/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { instantOf, pointOf } from '#domain/swaps/moments.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { NewCheckIn } from './contract.ts'
import { aroundOf, gather, graceToStore } from './gather.ts'
import { lateRecordMs, wrongMoment } from './rules.ts'
import { storeExchange } from './store.exchanges.ts'

/**
 * The exchange of the schedule at a moment to a side. `store` stores it with what is recorded of it, and gives its id.
 * @throws Fault `not_found` where the schedule has none
 */
export async function scheduledExchange(c: CaseContext, { dueAt, toSide }: { dueAt: string; toSide: 'A' | 'B' }) {
  const due = Date.parse(dueAt)
  const day = dayOfInstant(zoneNamed(c.seat.zone), due)
  const around = await aroundOf(c.tx, c.seat)
  const all = await gather(c.tx, c.seat, around, { from: day, to: day }, c.now)
  const found = all.find((each) => each.due === due && each.to === toSide)
  if (!found) throw new Fault('not_found', msg`The schedule has no such exchange. It may have changed meanwhile; load the page again.`)
  const { children } = found
  // The row is both parents': nothing of what one of them has in private goes into it.
  const placeId = around.places.find(({ id, isShared }) => id === found.placeId && isShared)?.id ?? null
  const place = (found.place ?? '').slice(0, 200)
  const store = () =>
    storeExchange(c.tx, {
      ...c.authored(c.freshId()),
      dueAt: new Date(due),
      day,
      toSide,
      children,
      place,
      placeId,
      ...graceToStore(around, day),
    })
  return { found, day, store: async () => found.row?.id ?? (await store()) }
}

/** When a record says it was, and whether that was written down late. @throws Fault `invalid` */
export function momentOf(when: NewCheckIn['when'], { zone, now, due }: { zone: string; now: number; due: number }) {
  const isReal = 'agoMs' in when || pointOf(when.at) !== null
  if (!isReal) throw new Fault('invalid', msg`There is no such day or time in the calendar.`, { field: 'when' })
  const at = 'agoMs' in when ? now - when.agoMs : instantOf(when.at, zone)
  const wrong = wrongMoment(at, { now, due })
  if (wrong) throw new Fault('invalid', wrong, { field: 'when' })
  return { at: Math.min(at, now), isLateRecord: now - at > lateRecordMs }
}
