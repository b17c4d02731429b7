import { type CaseContext, type CaseDeps, caseHandlers, notFound, writersIn } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { presentExchange } from './present.ts'
import { mostItems, tickOf } from './rules.ts'
import { momentOf, scheduledExchange } from './scheduled.ts'
import { addItem, countItems, type ItemRow, itemsIn, setItemOff, setTick } from './store.items.ts'

const noItem = () => notFound(msg`There is no such thing on the list. It may have been taken off meanwhile; load the page again.`)

/** The rows of one thing, the one that was asked for first. */
async function rowsOf({ tx, caseId }: CaseContext, id: string): Promise<readonly [ItemRow, readonly ItemRow[]]> {
  const [asked = noItem()] = await itemsIn(tx, caseId, { origin: id })
  const all = await itemsIn(tx, caseId, { origin: asked.origin })
  return [all.find((row) => row.id === id) ?? asked, all]
}

/** What goes along with the children. The list is both parents'; each side ticks its own half. */
export function itemHandlers(deps: CaseDeps): Pick<Handlers<typeof calls>, 'addItem' | 'tickItem' | 'removeItem'> {
  const on = caseHandlers(deps, 'exchanges')

  return {
    addItem: on.change(async (c, { body }) => {
      const { dueAt, toSide, name, note } = body
      const by = c.authored()
      const { found, day } = await scheduledExchange(c, body)
      if ((await itemsIn(c.tx, c.caseId, { origin: by.id })).length > 0) return { reply: { id: by.id } }
      if (!presentExchange(found, c.seat, c.now, await writersIn(c.tx, c.caseId)).can.addItem)
        throw new Fault('conflict', msg`This exchange was called off, or is over. Put it on the list of the next one.`)
      const at = { dueAt: new Date(dueAt), toSide }
      if ((await countItems(c.tx, c.caseId, at)) >= mostItems)
        throw new Fault('conflict', msg`There are ${{ mostItems }} things on this list already. Take one off, or put two together.`)
      const isNew = await addItem(c.tx, { ...by, ...at, day, name, note, carriedFrom: null })
      return { reply: { id: by.id }, publish: isNew && 'all', record: { due: at.dueAt, toSide, name, note } }
    }),

    tickItem: on.change(async (c, { params, body }) => {
      const { dueAt, toSide, what, done, agoMs } = body
      const [row, all] = await rowsOf(c, params.item)
      if (tickOf(c.seat.side, toSide) !== what)
        throw new Fault('forbidden', msg`Who gives the children says what was handed over, and who receives them what was received.`)
      const { found, day, store } = await scheduledExchange(c, body)
      if (!presentExchange(found, c.seat, c.now, await writersIn(c.tx, c.caseId)).can.checkIn)
        throw new Fault('conflict', msg`Nothing can be recorded of this exchange now.`)
      const { at, isLateRecord } = momentOf({ agoMs }, { zone: c.seat.zone, now: c.now, due: found.due })
      const due = Date.parse(dueAt)
      const isHere = (each: ItemRow) => each.due === due && each.to === toSide
      let there = all.find(isHere)
      if (!there && all.some(({ isOff }) => isOff)) noItem()
      if (!there && done) {
        const { name, note, origin: carriedFrom } = row
        await addItem(c.tx, { ...c.authored(c.freshId()), dueAt: new Date(due), toSide, day, name, note, carriedFrom })
        // Of two at once the first one's.
        there = (await itemsIn(c.tx, c.caseId, { origin: carriedFrom })).find(isHere)
      }
      if (!there) return { reply: { done } }
      await store()
      const tick = done ? { at: new Date(at), isLate: isLateRecord } : null
      const isNew = await setTick(c.tx, { caseId: c.caseId, id: there.id }, what, tick)
      const record = { id: there.id, due: new Date(due), toSide, name: row.name, what, tick }
      return { reply: { done }, publish: isNew && 'all', record }
    }),

    removeItem: on.change(async (c, { params, body }) => {
      const [row] = await rowsOf(c, params.item)
      if (row.isOff === body.removed) return { reply: body }
      if (!row.isTicked && row.authorId !== c.seat.memberId)
        throw new Fault('forbidden', msg`Only who put a thing on the list takes it off, until it was handed over.`)
      await setItemOff(c.tx, { caseId: c.caseId, id: row.id }, body.removed ? c.at : null)
      return { reply: body, publish: 'all', record: { id: row.id, name: row.name, ...body } }
    }),
  }
}
