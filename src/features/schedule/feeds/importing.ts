// Importing the events of a file, and undoing that.
import { signedIn } from '#access/actor.ts'
import { audience, type CaseContext, caseHandlers, type InCase, notFound } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { addEvents, takeOutImported, uidsOf } from '#schedule/events/public.ts'
import { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { previewOf, readFile } from './files.ts'
import { addImport, importsOf, noteUndone } from './store.imports.ts'

type ImportCalls = Pick<typeof calls, 'preview' | 'takeIn' | 'imports' | 'undoImport'>

/** So long the whole of an imported file can be removed again (migrations, `begun`). */
const aDay = 86_400_000

export function importing({ ics, isSafety, ...deps }: Deps): Handlers<ImportCalls> {
  const on = caseHandlers(deps, 'calendar')
  const ownUids = ({ tx, caseId, seat }: CaseContext) => uidsOf(tx, caseId, seat.memberId)
  /** Reads a file outside of a transaction: a big one takes its time. */
  const read = async (asked: InCase, file: string) => {
    const zone = await on.readAsParent(async (c) => c.seat.zone)(asked)
    return readFile(ics, file, zone, deps.clock())
  }

  return {
    preview: async (asked) => {
      const { events, leftOut, warnings } = await read(asked, asked.body.file)
      const there = await on.readAsParent(ownUids)(asked)
      return { events: events.map((event) => previewOf(event, there)), leftOut, warnings }
    },

    takeIn: async (asked) => {
      const { isShared, file, name } = asked.body
      const { events } = await read(asked, file)
      const leave = new Set(asked.body.leave)
      const hidesPlaces = isShared && (await isSafety(signedIn(asked.actor).account))
      const takeIn = on.change(async (c) => {
        const by = c.authored()
        const there = await ownUids(c)
        const chosen = events.filter((event) => !leave.has(event.key) && !there.has(event.uid))
        const before = (await importsOf(c.tx, c.caseId)).find(({ id }) => id === by.id)
        if (before) return { reply: { id: by.id, events: before.events } }
        if (chosen.length === 0)
          throw new Fault('invalid', msg`Nothing is left to take in: all of it is unchosen, or in the calendar already.`)
        const reply = { id: by.id, events: chosen.length }
        if (!(await addImport(c.tx, { ...by, name, events: chosen.length }))) return { reply }
        const imported = chosen.map(({ uid, said }) => ({
          id: c.freshId(),
          said: { ...said, isShared, ...(hidesPlaces && { place: '' }) },
          from: { importId: by.id, uid },
        }))
        await addEvents(c.tx, by, imported)
        // Not the file, which may hold what was left out, nor its name, which is its owner's.
        const record = { isShared, events: imported.map(({ id, said }) => ({ id, ...said })) }
        return { reply, publish: audience(isShared), record }
      })
      return takeIn(asked)
    },

    imports: on.read(calls.imports, async ({ tx, caseId, seat }) => {
      const imports = seat.role === 'parent' ? await importsOf(tx, caseId) : []
      return {
        imports: imports.map(({ undone_at: undone, at, ...one }) => ({ ...one, at: at.toISOString(), undone: undone !== null })),
      }
    }),

    undoImport: on.change(async (c, { params }) => {
      const one = (await importsOf(c.tx, c.caseId)).find(({ id }) => id === params.import) ?? notFound(msg`There is no such file.`)
      const by = { caseId: c.caseId, id: one.id, at: c.at }
      const isFresh = c.now - one.at.getTime() < aDay
      const { removed, stay, wasShared } = await takeOutImported(c.tx, { ...by, isFresh })
      await noteUndone(c.tx, by)
      const reply = { removed, stay }
      return { reply, publish: audience(wasShared), record: { import: one.id, ...reply } }
    }),
  }
}
