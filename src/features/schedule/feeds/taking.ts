// Taking the events of a file in, and back out.
import { signedIn } from '#access/actor.ts'
import { changed } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { requireSeat, requireParent } from '#case/cases/public.ts'
import { addEvents, takeOutImported, uidsOf } from '#schedule/events/public.ts'
import type { calls } from './contract.ts'
import { previewOf, readFile } from './files.ts'
import type { Deps } from './deps.ts'
import { addImport, importsOf, noteUndone } from './store.imports.ts'

type Taking = Pick<typeof calls, 'preview' | 'takeIn' | 'imports' | 'undoImport'>

/** So long a file that was taken in can be taken back whole (migrations, `begun`). */
const aDay = 86_400_000

export function taking({ cases, clock, random, ics, isSafety }: Deps): Handlers<Taking> {
  const id = () => uuid7(clock(), random)
  return {
    preview: async ({ actor, params, body }) => {
      const person = signedIn(actor)
      // Read outside of a transaction: a big file takes its time.
      const zone = await cases.asActor(person, async (tx) => (await requireParent(tx, params.case)).zone)
      const { events, leftOut, warnings } = await readFile(ics, body.file, zone, clock())
      const there = await cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        return uidsOf(tx, here.caseId, here.memberId)
      })
      return { events: events.map((event) => previewOf(event, there)), leftOut, warnings }
    },

    takeIn: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const zone = await cases.asActor(person, async (tx) => (await requireParent(tx, params.case)).zone)
      const { events } = await readFile(ics, body.file, zone, clock())
      const hidesPlaces = body.isShared && (await isSafety(person.account))
      const importId = key ? idOf(person.account, key) : id()
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const at = new Date(clock())
        const there = await uidsOf(tx, here.caseId, here.memberId)
        const leave = new Set(body.leave)
        const chosen = events.filter((event) => !leave.has(event.key) && !there.has(event.uid))
        const before = (await importsOf(tx, here.caseId)).find((one) => one.id === importId)
        if (before) return { id: importId, events: before.events }
        if (chosen.length === 0)
          throw new Fault('invalid', 'Nothing is left to take in: all of it is unchosen, or in the calendar already.')
        const by = { caseId: here.caseId, authorId: here.memberId, at }
        if (!(await addImport(tx, { ...by, id: importId, name: body.name, events: chosen.length })))
          return { id: importId, events: chosen.length }
        await addEvents(
          tx,
          by,
          chosen.map(({ uid, said }) => ({
            id: id(),
            said: { ...said, isShared: body.isShared, ...(hidesPlaces && { place: '' }) },
            from: { importId, uid },
          })),
        )
        await changed(tx, { caseId: here.caseId, topic: 'calendar', privateTo: body.isShared ? null : here.memberId, at })
        return { id: importId, events: chosen.length }
      })
    },

    imports: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        if (!here || here.role !== 'parent') return { imports: [] }
        const imports = await importsOf(tx, here.caseId)
        return {
          imports: imports.map(({ id: one, name, events, at, undone_at: undone }) => ({
            id: one,
            name,
            events,
            at: at.toISOString(),
            undone: undone !== null,
          })),
        }
      }),

    undoImport: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const one = (await importsOf(tx, here.caseId)).find((each) => each.id === params.import)
        if (!one) throw new Fault('not_found', 'There is no such file.')
        const at = new Date(clock())
        const isFresh = at.getTime() - one.at.getTime() < aDay
        const { removed, stay, wasShared } = await takeOutImported(tx, { caseId: here.caseId, id: one.id, at, isFresh })
        await noteUndone(tx, { caseId: here.caseId, id: one.id, at })
        await changed(tx, { caseId: here.caseId, topic: 'calendar', privateTo: wasShared ? null : here.memberId, at })
        return { removed, stay }
      }),
  }
}
