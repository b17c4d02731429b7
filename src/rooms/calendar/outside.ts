// The verbs of what goes out to calendar programs and what comes in from their files.
import { signedIn } from '../../access/actor.ts'
import { changed } from '../../access/cases.ts'
import type { Handlers } from '../../http/bind.ts'
import { Fault } from '../../kernel/fault.ts'
import { uuid7 } from '../../kernel/uuid7.ts'
import { enter, enterAsParent, idOf } from '../cases/door.ts'
import type { calls } from './contract.ts'
import { hashOf } from './feed.ts'
import { previewOf, readFile } from './imports.ts'
import type { Needs } from './service.ts'
import { addEvents } from './store.ts'
import { addFeed, addImport, feedsOf, importsOf, revokeFeed, uidsOf, undoImport } from './store.outside.ts'

type Outside = Pick<typeof calls, 'feeds' | 'addFeed' | 'revokeFeed' | 'preview' | 'takeIn' | 'imports' | 'undoImport'>

/** So long a file that was taken in can be taken back whole (migrations, `begun`). */
const aDay = 86_400_000

export function outside({ cases, clock, random, ics, appUrl, isSafety }: Needs): Handlers<Outside> {
  const id = () => uuid7(clock(), random)
  return {
    feeds: async ({ actor, query }) => {
      const person = signedIn(actor)
      const hidesPlaces = await isSafety(person.account)
      return cases.asActor(person, async (tx) => {
        const here = await enter(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        if (!here || here.role !== 'parent') return { feeds: [], hidesPlaces, can: { add: false } }
        const feeds = (await feedsOf(tx, here.caseId)).map(({ createdAt, lastReadAt, ...feed }) => ({
          ...feed,
          createdAt: createdAt.toISOString(),
          lastReadAt: lastReadAt?.toISOString() ?? null,
        }))
        return { feeds, hidesPlaces, can: { add: !here.isFormer } }
      })
    },

    addFeed: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enterAsParent(tx, params.case)
        // 244 bits of chance; only its hash is kept.
        const token = `${random.uuid()}${random.uuid()}`.replaceAll('-', '')
        const feed = { caseId: here.caseId, id: id(), authorId: here.memberId, name: body.name, at: new Date(clock()) }
        await addFeed(tx, { ...feed, layers: [...new Set(body.layers)], tokenHash: hashOf(token) })
        return { id: feed.id, address: new URL(`/feeds/${token}.ics`, appUrl).href }
      }),

    revokeFeed: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await enterAsParent(tx, params.case)
        if (!(await revokeFeed(tx, { caseId: here.caseId, id: params.feed, at: new Date(clock()) })))
          throw new Fault('not_found', 'There is no such address.')
        return { revoked: true as const }
      }),

    preview: async ({ actor, params, body }) => {
      const person = signedIn(actor)
      // Read outside of a transaction: a big file takes its time.
      const zone = await cases.asActor(person, async (tx) => (await enterAsParent(tx, params.case)).zone)
      const { events, leftOut, warnings } = await readFile(ics, body.file, zone, clock())
      const there = await cases.asActor(person, async (tx) => {
        const here = await enterAsParent(tx, params.case)
        return uidsOf(tx, here.caseId, here.memberId)
      })
      return { events: events.map((event) => previewOf(event, there)), leftOut, warnings }
    },

    takeIn: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const zone = await cases.asActor(person, async (tx) => (await enterAsParent(tx, params.case)).zone)
      const { events } = await readFile(ics, body.file, zone, clock())
      const hidesPlaces = body.isShared && (await isSafety(person.account))
      const importId = key ? idOf(person.account, key) : id()
      return cases.asActor(person, async (tx) => {
        const here = await enterAsParent(tx, params.case)
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
        const here = await enter(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
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
        const here = await enterAsParent(tx, params.case)
        const one = (await importsOf(tx, here.caseId)).find((each) => each.id === params.import)
        if (!one) throw new Fault('not_found', 'There is no such file.')
        const at = new Date(clock())
        const isFresh = at.getTime() - one.at.getTime() < aDay
        const { removed, stay, wasShared } = await undoImport(tx, { caseId: here.caseId, id: one.id, at, isFresh })
        await changed(tx, { caseId: here.caseId, topic: 'calendar', privateTo: wasShared ? null : here.memberId, at })
        return { removed, stay }
      }),
  }
}
