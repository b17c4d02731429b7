// Changing an event: only its author's own, only what has not begun, and never over what another window wrote.
import { type CaseContext, notFound } from '#case/cases/public.ts'
import { later } from '#domain/calendar/clock.ts'
import { numberOf, weekdayOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Draft } from './contract.ts'
import { eventAt, type EventRow, type Said } from './store.ts'
import { storeVersion } from './store.history.ts'
import { addEvents, changeEvent } from './store.write.ts'
import { beginOf, draftOf, endedBefore, firstToCome, saidOf } from './times.ts'

export const noEvent = () => notFound(msg`There is no such event.`)
export const changedSince = () =>
  new Fault('conflict', msg`This event was changed meanwhile, here or in another window. What you wrote is still in this form.`, {
    why: 'changed',
  })
const hasBegun = () => new Fault('conflict', msg`This event has begun, and stands as it is. You can add words to it.`, { why: 'begun' })
const isOut = () => new Fault('gone', msg`This event was taken out of the calendar.`)

/** The caller's own event that has not begun; of one that repeats, what is to come. @throws Fault as each of the sentences above */
export async function ownEvent(c: CaseContext, id: string, { evenOut = false } = {}) {
  const row = (await eventAt(c.tx, c.caseId, id)) ?? noEvent()
  if (row.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who added an event changes it.`)
  if (row.cancelledAt && !evenOut) throw isOut()
  const begun = beginOf(row) <= c.now
  if (begun && row.rrule === null) throw hasBegun()
  return { row, begun }
}

/** Writes over an event in the state that the caller saw, and stores what it said before. */
export async function writeOver(c: CaseContext, row: EventRow, said: Said, sequence: number): Promise<void> {
  const { caseId, at } = c
  if (!(await changeEvent(c.tx, { caseId, id: row.id, sequence, at }, { said }))) throw changedSince()
  const version = { caseId, id: row.id, versionId: c.freshId(), authorId: row.authorId, isShared: row.isShared && said.isShared, at }
  await storeVersion(c.tx, version, draftOf(row))
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
 * @returns the id of the new event
 */
export async function changeRest(c: CaseContext, row: EventRow, draft: Draft, sequence: number): Promise<string> {
  const next = firstToCome(row, c.now)
  if (next === null) throw hasBegun()
  if (!draft.repeat && draft.firstDay < next) throw hasBegun()
  const said = saidOf(restFrom(draft, next), row.zone)
  await writeOver(c, row, endedBefore(row, next), sequence)
  const id = c.freshId()
  await addEvents(c.tx, c.authored(id), [{ id, said }])
  return id
}

/** Ends an event that repeats before its next time. */
export async function endRest(c: CaseContext, row: EventRow, sequence: number): Promise<void> {
  const next = firstToCome(row, c.now)
  if (next === null) throw hasBegun()
  await writeOver(c, row, endedBefore(row, next), sequence)
}
