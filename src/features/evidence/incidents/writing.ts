import { type CaseContext, checkDays, childrenEver } from '#case/cases/public.ts'
import { instantAt, zoneNamed } from '#domain/calendar/clock.ts'
import { isChangeable } from '#domain/incidents/kinds.ts'
import { Fault } from '#kernel/fault.ts'
import type { Day } from '#kernel/day.ts'
import { msg } from '#kernel/text.ts'
import type { IncidentDraft } from './contract.ts'
import type { IncidentRow, Said } from './store.ts'

/** What is stored of a draft. @throws Fault `invalid` at the field that is wrong */
export async function saidOf(c: CaseContext, { time, ...draft }: Omit<IncidentDraft, 'files'>): Promise<Said> {
  checkDays(draft, ['day'])
  const happened = instantAt(zoneNamed(c.seat.zone), draft.day as Day, time)
  // A minute for clocks that differ.
  if (happened > c.now + 60_000) throw new Fault('invalid', msg`That time is in the future. Enter when it happened.`, { field: 'day' })
  const children = await childrenEver(c.tx, c.caseId)
  if (draft.children.some((id) => !children.has(id)))
    throw new Fault('invalid', msg`There is no such child in this case.`, { field: 'children' })
  return { ...draft, children: [...new Set(draft.children)], happenedAt: new Date(happened) }
}

/** @throws Fault `not_found` for one that was removed, `conflict` after its 24 hours, and for one that was withdrawn */
export function requireChangeable({ removedAt, withdrawnAt, createdAt }: IncidentRow, now: number): void {
  if (removedAt !== null) throw new Fault('not_found', msg`There is no such incident.`)
  if (withdrawnAt !== null) throw new Fault('conflict', msg`This incident is withdrawn. Write a new one.`)
  if (!isChangeable(createdAt.getTime(), now))
    throw new Fault('conflict', msg`An incident can be changed for 24 hours after it was entered. Add to it instead.`)
}
