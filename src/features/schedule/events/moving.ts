// Moving an event, taking it out and putting it back, and adding words to it.
import { signedIn } from '#access/actor.ts'
import { later } from '#domain/calendar/clock.ts'
import { numberOf } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { requireParent } from '#case/cases/public.ts'
import { changedSince, endRest, noEvent, ownEvent, writeOver } from './changes.ts'
import type { calls } from './contract.ts'
import { dayGiven } from './days-given.ts'
import type { Deps } from './deps.ts'
import { eventAt } from './store.ts'
import { addAddendum } from './store.history.ts'
import { changeEvent } from './store.write.ts'
import { tell } from './telling.ts'
import { draftOf, saidOf } from './times.ts'

type Moving = Pick<typeof calls, 'move' | 'cancel' | 'addend'>

export function moving({ cases, clock, random }: Deps): Handlers<Moving> {
  const id = () => uuid7(clock(), random)
  return {
    move: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const { here, row } = await ownEvent(tx, params.case, params.event, clock())
        if (row.rrule !== null) throw new Fault('conflict', 'This event repeats. Change it to move it.', { why: 'repeats' })
        if (row.sequence !== body.sequence) throw changedSince()
        const firstDay = dayGiven(body.firstDay, 'firstDay')
        const lastDay = later(firstDay, numberOf(row.toDay) - numberOf(row.fromDay))
        const said = saidOf({ ...draftOf(row), firstDay, lastDay, ...body.to }, row.zone)
        await writeOver(tx, here.caseId, row, said, { now: clock(), sequence: body.sequence, id })
        await tell(tx, here, { isShared: row.isShared, clock })
        return { id: row.id, sequence: body.sequence + 1 }
      }),

    cancel: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const now = clock()
        const { here, row, begun } = await ownEvent(tx, params.case, params.event, now, { evenOut: true })
        if ((row.cancelledAt !== null) === body.cancelled) return { cancelled: body.cancelled, sequence: row.sequence, canUndo: !begun }
        if (row.sequence !== body.sequence) throw changedSince()
        if (begun && body.cancelled) await endRest(tx, here.caseId, row, { now, sequence: body.sequence, id })
        else if (
          !(await changeEvent(
            tx,
            { caseId: here.caseId, id: row.id, sequence: body.sequence, at: new Date(now) },
            { cancelled: body.cancelled },
          ))
        )
          throw changedSince()
        await tell(tx, here, { isShared: row.isShared, clock })
        return { cancelled: body.cancelled, sequence: body.sequence + 1, canUndo: !begun }
      }),

    addend: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const addendum = key ? idOf(person.account, key) : id()
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const row = await eventAt(tx, here.caseId, params.event)
        if (!row) throw noEvent()
        const by = {
          caseId: here.caseId,
          id: addendum,
          authorId: here.memberId,
          eventId: row.id,
          isShared: row.isShared,
          at: new Date(clock()),
        }
        if (await addAddendum(tx, by, body.text)) await tell(tx, here, { isShared: row.isShared, clock })
        return { id: addendum }
      })
    },
  }
}
