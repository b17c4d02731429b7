import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { instantOf, pointOf } from '#domain/swaps/moments.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { Membership } from '#case/cases/public.ts'
import type { NewCheckIn } from './contract.ts'
import { aroundOf, gather, graceToKeep } from './gather.ts'
import { lateRecordMs, wrongMoment } from './rules.ts'
import { keepExchange } from './store.exchanges.ts'

/**
 * The exchange of the schedule at a moment to a side, which `keep` keeps from now on.
 * @throws Fault `not_found` where the schedule has none
 */
export async function kept(
  tx: CaseTx,
  here: Membership,
  { dueAt, toSide }: { dueAt: string; toSide: 'A' | 'B' },
  { now, random }: { now: number; random: Random },
) {
  const due = Date.parse(dueAt)
  const day = dayOfInstant(zoneNamed(here.zone), due)
  const around = await aroundOf(tx, here)
  const all = await gather(tx, here, around, { from: day, to: day }, now)
  const found = all.find((each) => each.due === due && each.to === toSide)
  if (!found) throw new Fault('not_found', 'The schedule has no such exchange. It may have changed meanwhile; load the page again.')
  const { children, place } = found
  // The row is both parents': nothing of what one of them keeps private goes into it.
  const placeId = around.places.find(({ id, isShared }) => id === found.placeId && isShared)?.id ?? null
  const it = {
    caseId: here.caseId,
    authorId: here.memberId,
    dueAt: new Date(due),
    day,
    toSide,
    children,
    ...graceToKeep(around, day),
    placeId,
    at: new Date(now),
  }
  const keep = () => keepExchange(tx, { ...it, id: uuid7(now, random), place: (place ?? '').slice(0, 200) })
  return { found, day, keep: async () => found.row?.id ?? (await keep()) }
}

/** When a record says it was, and whether that was written down late. @throws Fault `invalid` */
export function momentOf(when: NewCheckIn['when'], { zone, now, due }: { zone: string; now: number; due: number }) {
  const isReal = 'agoMs' in when || pointOf(when.at) !== null
  if (!isReal) throw new Fault('invalid', 'There is no such day or time in the calendar.', { field: 'when' })
  const at = 'agoMs' in when ? now - when.agoMs : instantOf(when.at, zone)
  const wrong = wrongMoment(at, { now, due })
  if (wrong) throw new Fault('invalid', wrong, { field: 'when' })
  return { at: Math.min(at, now), isLateRecord: now - at > lateRecordMs }
}
