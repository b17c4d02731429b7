import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { requireParent, type Membership, writersIn } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import { presentExchange } from './present.ts'
import { kept, momentOf } from './kept.ts'
import { mostItems, tickOf } from './rules.ts'
import { addItem, countItems, type ItemRow, itemsIn, setItemOff, setTick } from './store.items.ts'

interface ItemDeps {
  cases: Cases
  clock: Clock
  random: Random
}

type ItemCalls = Pick<typeof calls, 'addItem' | 'tickItem' | 'removeItem'>

const noItem = () =>
  new Fault('not_found', 'There is no such thing on the list. It may have been taken off meanwhile; load the page again.')

/** What goes along with the children. The list is both parents'; each side ticks its own half. */
export function itemHandlers({ cases, clock, random }: ItemDeps): Handlers<ItemCalls> {
  const tell = (tx: CaseTx, here: Membership, now: number) =>
    changed(tx, { caseId: here.caseId, topic: 'exchanges', at: new Date(now), privateTo: null })

  /** The rows of one thing, the one that was asked for first. */
  async function thing(tx: CaseTx, here: Membership, id: string): Promise<readonly [ItemRow, readonly ItemRow[]]> {
    const [asked] = await itemsIn(tx, here.caseId, { origin: id })
    if (!asked) throw noItem()
    const all = await itemsIn(tx, here.caseId, { origin: asked.origin })
    return [all.find((row) => row.id === id) ?? asked, all]
  }

  return {
    addItem: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const now = clock()
      const id = key ? idOf(person.account, key) : uuid7(now, random)
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const { dueAt, toSide, name, note } = body
        const { found, day } = await kept(tx, here, body, { now, random })
        if ((await itemsIn(tx, here.caseId, { origin: id })).length > 0) return { id }
        if (!presentExchange(found, here, now, await writersIn(tx, here.caseId)).can.addItem)
          throw new Fault('conflict', 'This exchange was called off, or is over. Put it on the list of the next one.')
        const at = { dueAt: new Date(dueAt), toSide }
        if ((await countItems(tx, here.caseId, at)) >= mostItems)
          throw new Fault('conflict', `There are ${mostItems} things on this list already. Take one off, or put two together.`)
        const it = { ...at, caseId: here.caseId, id, authorId: here.memberId, day, name, note, carriedFrom: null, at: new Date(now) }
        if (await addItem(tx, it)) await tell(tx, here, now)
        return { id }
      })
    },

    tickItem: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const { dueAt, toSide, what, done, agoMs } = body
        const [row, all] = await thing(tx, here, params.item)
        if (tickOf(here.side, toSide) !== what)
          throw new Fault('forbidden', 'Who gives the children says what was handed over, and who receives them what was received.')
        const { found, day, keep } = await kept(tx, here, body, { now, random })
        if (!presentExchange(found, here, now, await writersIn(tx, here.caseId)).can.checkIn)
          throw new Fault('conflict', 'Nothing can be recorded of this exchange now.')
        const { at, isLateRecord } = momentOf({ agoMs }, { zone: here.zone, now, due: found.due })
        const due = Date.parse(dueAt)
        let there = all.find((each) => each.due === due && each.to === toSide)
        if (!there && all.some(({ isOff }) => isOff)) throw noItem()
        if (!there && done) {
          const { caseId, memberId: authorId } = here
          const { name, note, origin: carriedFrom } = row
          const it = { caseId, authorId, dueAt: new Date(due), toSide, day, name, note, carriedFrom, at: new Date(now) }
          await addItem(tx, { ...it, id: uuid7(now, random) })
          // Of two at once the first one's.
          there = (await itemsIn(tx, caseId, { origin: carriedFrom })).find((each) => each.due === due && each.to === toSide)
        }
        if (there) {
          await keep()
          const tick = done ? { at: new Date(at), isLate: isLateRecord } : null
          if (await setTick(tx, { caseId: here.caseId, id: there.id }, what, tick)) await tell(tx, here, now)
        }
        return { done }
      }),

    removeItem: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const now = clock()
        const [row] = await thing(tx, here, params.item)
        if (row.isOff === body.removed) return body
        if (!row.isTicked && row.authorId !== here.memberId)
          throw new Fault('forbidden', 'Only who put a thing on the list takes it off, until it was handed over.')
        await setItemOff(tx, { caseId: here.caseId, id: row.id }, body.removed ? new Date(now) : null)
        await tell(tx, here, now)
        return body
      }),
  }
}
