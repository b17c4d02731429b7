import { audience, type CaseContext, caseHandlers, childrenIn } from '#case/cases/public.ts'
import { dayOfInstant, later, zoneNamed } from '#domain/calendar/clock.ts'
import { readDates } from '#domain/dates-in-text/read.ts'
import { numberOf } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { placesIn } from '#schedule/exchanges/public.ts'
import { changedSince, changeRest, endRest, noEvent, ownEvent, writeOver } from './changes.ts'
import { calls } from './contract.ts'
import { dayGiven } from './days-given.ts'
import type { Deps } from './deps.ts'
import { recordOf } from './record.ts'
import { eventAt, type Said } from './store.ts'
import { addAddendum } from './store.history.ts'
import { addEvents, changeEvent } from './store.write.ts'
import { draftOf, saidOf } from './times.ts'

export function service({ isSafety, ...deps }: Deps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'calendar')

  /** What is shared by someone in safety mode says no place; and children are the case's own. */
  async function guarded({ tx, caseId, person }: CaseContext, said: Said): Promise<Said> {
    const known = new Set((await childrenIn(tx, caseId)).map((child) => child.id))
    if (said.childIds.some((child) => !known.has(child)))
      throw new Fault('invalid', msg`One of the children is not in this case.`, { field: 'childIds' })
    return said.isShared && said.place !== '' && (await isSafety(person.account)) ? { ...said, place: '' } : said
  }

  return {
    one: on.inSeat(async ({ tx, caseId, seat, now }, { query }) => {
      const row = (await eventAt(tx, caseId, query.id)) ?? noEvent()
      return recordOf(tx, row, seat, now)
    }, noEvent),

    add: on.change(async (c, { body }) => {
      const said = await guarded(c, saidOf(body, c.seat.zone))
      const by = c.authored()
      const isNew = (await addEvents(c.tx, by, [{ id: by.id, said }])) > 0
      return { reply: { id: by.id, sequence: 0 }, publish: isNew && audience(said.isShared), record: said }
    }),

    change: on.change(async (c, { params, body: { sequence, ...draft } }) => {
      const { row, begun } = await ownEvent(c, params.event)
      if (row.sequence !== sequence) throw changedSince()
      const said = await guarded(c, saidOf(draft, row.zone))
      const publish = audience(said.isShared || row.isShared)
      // As it is stored, in safety mode without its place. What is no longer shared is its author's alone to read.
      const record = said.isShared && { record: { id: row.id, ...said }, sharedFrom: !row.isShared && row.id }
      if (begun)
        return { reply: { id: await changeRest(c, row, { ...draft, place: said.place }, sequence), sequence: 0 }, publish, ...record }
      await writeOver(c, row, said, sequence)
      return { reply: { id: row.id, sequence: sequence + 1 }, publish, ...record }
    }),

    move: on.change(async (c, { params, body }) => {
      const { row } = await ownEvent(c, params.event)
      if (row.rrule !== null) throw new Fault('conflict', msg`This event repeats. Change it to move it.`, { why: 'repeats' })
      if (row.sequence !== body.sequence) throw changedSince()
      const firstDay = dayGiven(body.firstDay, 'firstDay')
      const lastDay = later(firstDay, numberOf(row.toDay) - numberOf(row.fromDay))
      const said = saidOf({ ...draftOf(row), firstDay, lastDay, ...body.to }, row.zone)
      await writeOver(c, row, said, body.sequence)
      return { reply: { id: row.id, sequence: body.sequence + 1 }, publish: audience(row.isShared), record: { id: row.id, ...said } }
    }),

    cancel: on.change(async (c, { params, body: { cancelled, sequence } }) => {
      const { row, begun } = await ownEvent(c, params.event, { evenOut: true })
      if ((row.cancelledAt !== null) === cancelled) return { reply: { cancelled, sequence: row.sequence, canUndo: !begun } }
      if (row.sequence !== sequence) throw changedSince()
      if (begun && cancelled) await endRest(c, row, sequence)
      else if (!(await changeEvent(c.tx, { caseId: c.caseId, id: row.id, sequence, at: c.at }, { cancelled }))) throw changedSince()
      const reply = { cancelled, sequence: sequence + 1, canUndo: !begun }
      return { reply, publish: audience(row.isShared), record: { id: row.id, cancelled, restOnly: begun } }
    }),

    addend: on.change(async (c, { params, body }) => {
      const row = (await eventAt(c.tx, c.caseId, params.event)) ?? noEvent()
      const by = c.authored()
      const isNew = await addAddendum(c.tx, { ...by, eventId: row.id, isShared: row.isShared }, body.text)
      return { reply: { id: by.id }, publish: isNew && audience(row.isShared), record: { event: row.id, text: body.text } }
    }),

    places: on.read(calls.places, async ({ tx, caseId }) => ({
      places: (await placesIn(tx, caseId)).map(({ name, position }) => ({ name, isLocated: position !== null })),
    })),

    readText: on.inSeat(async ({ seat, now }, { body }) => ({
      proposals: readDates(body.text, dayOfInstant(zoneNamed(seat.zone), now)).map(({ doubts, ...proposal }) => ({
        ...proposal,
        doubts: [...doubts],
      })),
    })),
  }
}
