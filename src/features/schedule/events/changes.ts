// Changing what stands in the calendar: only their own, only what has not begun, and never over what another window wrote.
import type { CaseTx } from '#access/cases.ts'
import { later } from '#domain/calendar/clock.ts'
import { numberOf, weekdayOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { requireParent } from '#case/cases/public.ts'
import type { Draft } from './contract.ts'
import { eventAt, type EventRow, type Said } from './store.ts'
import { keepVersion } from './store.history.ts'
import { addEvents, changeEvent } from './store.write.ts'
import { beginOf, draftOf, endedBefore, firstToCome, saidOf } from './times.ts'

export const noEvent = () => new Fault('not_found', 'There is no such event.')
export const changedSince = () =>
  new Fault('conflict', 'This event was changed meanwhile, here or in another window. What you wrote is still in this form.', {
    why: 'changed',
  })
const hasBegun = () => new Fault('conflict', 'This event has begun, and stands as it is. You can add words to it.', { why: 'begun' })
const isOut = () => new Fault('gone', 'This event was taken out of the calendar.')

/** One's own event that has not begun; of one that repeats, what is to come. @throws Fault as each of the sentences above */
export async function ownEvent(tx: CaseTx, caseId: string, id: string, now: number, { evenOut = false } = {}) {
  const here = await requireParent(tx, caseId)
  const row = await eventAt(tx, caseId, id)
  if (!row) throw noEvent()
  if (row.authorId !== here.memberId) throw new Fault('forbidden', 'Only who added an event changes it.')
  if (row.cancelledAt && !evenOut) throw isOut()
  const begun = beginOf(row) <= now
  if (begun && row.rrule === null) throw hasBegun()
  return { here, row, begun }
}

interface By {
  now: number
  sequence: number
  /** For what it said before, and for the part of a series that goes its own way. */
  id: () => string
}

/** Writes over an event, keeping what it said. */
export async function writeOver(tx: CaseTx, caseId: string, row: EventRow, said: Said, { now, sequence, id }: By): Promise<void> {
  const at = new Date(now)
  if (!(await changeEvent(tx, { caseId, id: row.id, sequence, at }, { said }))) throw changedSince()
  const version = { caseId, id: row.id, versionId: id(), authorId: row.authorId, isShared: row.isShared && said.isShared, at }
  await keepVersion(tx, version, draftOf(row))
}

/** The first day of a series' rest: not before its next time, on one of its weekdays. */
function restFrom(draft: Draft, next: Day): Draft {
  if (draft.firstDay >= next || !draft.repeat) return draft
  const length = numberOf(draft.lastDay as Day) - numberOf(draft.firstDay as Day)
  let first = next
  while (!draft.repeat.on.includes(weekdayOf(numberOf(first)))) first = later(first, 1)
  return { ...draft, firstDay: first, lastDay: later(first, length) }
}

/**
 * Changes what is to come of an event that repeats and has begun: it ends before its next time, and from then on the
 * change is an event of its own. What was, stands.
 */
export async function changeRest(tx: CaseTx, caseId: string, row: EventRow, draft: Draft, by: By): Promise<{ id: string; isNew: true }> {
  const next = firstToCome(row, by.now)
  if (next === null) throw hasBegun()
  if (!draft.repeat && draft.firstDay < next) throw hasBegun()
  const said = saidOf(restFrom(draft, next), row.zone)
  await writeOver(tx, caseId, row, endedBefore(row, next), by)
  const id = by.id()
  await addEvents(tx, { caseId, authorId: row.authorId, at: new Date(by.now) }, [{ id, said }])
  return { id, isNew: true }
}

/** Ends an event that repeats before its next time. */
export async function endRest(tx: CaseTx, caseId: string, row: EventRow, by: By): Promise<void> {
  const next = firstToCome(row, by.now)
  if (next === null) throw hasBegun()
  await writeOver(tx, caseId, row, endedBefore(row, next), by)
}
