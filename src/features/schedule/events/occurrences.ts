import type { Membership } from '#case/cases/public.ts'
import type { Occurrence } from './contract.ts'
import type { Days } from './days-given.ts'
import { canOf } from './rules.ts'
import type { EventRow } from './store.ts'
import { beginOf, timesIn } from './times.ts'

/** The times that an event takes place on some days, as the person who looks may use them. */
export function occurrencesOf(
  row: EventRow,
  days: Days,
  here: Pick<Membership, 'memberId' | 'role' | 'isFormer'>,
  now: number,
): Occurrence[] {
  const isMine = row.authorId === here.memberId
  const isLive = here.role === 'parent' && !here.isFormer
  const { move } = canOf({ isMine, isLive, begun: beginOf(row) <= now, cancelled: row.cancelledAt !== null, repeats: row.rrule !== null })
  const { id, title, kind, place, childIds, sides, dropOff, pickUp, isShared, sequence } = row
  return timesIn(row, days).map(({ firstDay, lastDay, from, to }) => ({
    id,
    title,
    kind,
    place,
    childIds,
    sides,
    dropOff,
    pickUp,
    isShared,
    sequence,
    firstDay,
    lastDay,
    fromAt: from === null ? null : new Date(from).toISOString(),
    toAt: to === null ? null : new Date(to).toISOString(),
    repeats: row.rrule !== null,
    isMine,
    can: { move },
  }))
}
