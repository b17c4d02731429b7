import { lockCase } from '#access/cases.ts'
import { audience, type CaseContext, type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { ownStored } from '#case/files/public.ts'
import { type Order, ordersIn } from '#case/orders/public.ts'
import { readParagraphs } from '#domain/order-paragraphs/read.ts'
import { textOfFile } from '#evidence/texts/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { plainNumber, stackIn } from './stack.ts'
import {
  addParagraphs,
  addSupersession,
  changeParagraph,
  paragraphAt,
  paragraphsIn,
  removeParagraph,
  removeSupersession,
  supersessionsIn,
} from './store.ts'

const noParagraph = () => notFound(msg`There is no such paragraph.`)
const mostParagraphs = 1000

function mustPrint({ number, text }: { number: string; text: string }): void {
  mustBePrintable(number, 'number')
  mustBePrintable(text.replaceAll(/[\r\n\t]/g, ' '), 'text')
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'orders')

  /** An order that the caller sees. */
  async function orderIn(c: CaseContext, id: string): Promise<Order> {
    return (await ordersIn(c.tx, c.caseId)).find((order) => order.id === id) ?? notFound(msg`There is no such order.`)
  }
  async function ownOrder(c: CaseContext, id: string): Promise<Order> {
    const order = await orderIn(c, id)
    if (order.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who added an order changes it.`)
    return order
  }
  /** A paragraph of an own order. */
  async function ownParagraph(c: CaseContext, id: string) {
    await lockCase(c.tx, c.caseId)
    const paragraph = (await paragraphAt(c.tx, c.caseId, id)) ?? noParagraph()
    return { paragraph, order: await ownOrder(c, paragraph.order) }
  }
  async function mustBeFree(c: CaseContext, order: string, numbers: readonly string[], except: string | null = null): Promise<void> {
    const there = (await paragraphsIn(c.tx, c.caseId)).filter((one) => one.order === order && one.id !== except)
    const taken = new Set(there.map(({ number }) => plainNumber(number)))
    const twice = numbers.find((number, at) => {
      const plain = plainNumber(number)
      return taken.has(plain) || numbers.findIndex((other) => plainNumber(other) === plain) < at
    })
    if (twice !== undefined)
      throw new Fault('conflict', msg`Paragraph ${{ number: twice }} is there already. Change that one, or give this one another number.`, {
        field: 'number',
      })
    if (there.length + numbers.length > mostParagraphs) throw new Fault('conflict', msg`An order has 1,000 paragraphs at most.`)
  }
  const recordOf = (isShared: boolean, record: object) => (isShared ? { record } : {})

  return {
    list: on.read(calls.list, async (c) => ({ caseId: c.caseId, ...(await stackIn(c)), can: { add: c.isActiveParent } })),

    proposed: on.inSeat(async (c, { params }) => {
      const of = { caseId: c.caseId, authorId: c.seat.memberId, id: params.file }
      if (!(await ownStored(c.tx, of))) return notFound(msg`There is no such file.`)
      const { state, pages } = await textOfFile(c.tx, of)
      return { state, paragraphs: readParagraphs(pages).filter(({ text }) => text !== '') }
    }),

    add: on.change(async (c, { params, body: { paragraphs } }) => {
      await lockCase(c.tx, c.caseId)
      const order = await ownOrder(c, params.order)
      const first = c.newId()
      // Sent again with the same key they are there.
      if (await paragraphAt(c.tx, c.caseId, first)) return { reply: { added: paragraphs.length } }
      paragraphs.forEach(mustPrint)
      await mustBeFree(
        c,
        order.id,
        paragraphs.map(({ number }) => number),
      )
      const before = (await paragraphsIn(c.tx, c.caseId)).filter((one) => one.order === order.id).length
      const rows = paragraphs.map((one, at) => ({ ...one, id: at === 0 ? first : c.freshId(), position: before + at }))
      await addParagraphs(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, at: c.at }, order, rows)
      return {
        reply: { added: rows.length },
        publish: audience(order.isShared),
        ...recordOf(order.isShared, { order: order.id, paragraphs: rows.map(({ id, number, text }) => ({ id, number, text })) }),
      }
    }),

    change: on.change(async (c, { params, body }) => {
      const { paragraph, order } = await ownParagraph(c, params.paragraph)
      if (paragraph.isRemoved) return noParagraph()
      mustPrint(body)
      await mustBeFree(c, order.id, [body.number], paragraph.id)
      await changeParagraph(c.tx, c.caseId, paragraph.id, body)
      return {
        reply: { saved: true },
        publish: audience(order.isShared),
        ...recordOf(order.isShared, { paragraph: paragraph.id, ...body }),
      }
    }),

    remove: on.change(async (c, { params, body: { removed } }) => {
      const { paragraph, order } = await ownParagraph(c, params.paragraph)
      if (paragraph.isRemoved === removed) return { reply: { removed } }
      if (!removed) await mustBeFree(c, order.id, [paragraph.number])
      await removeParagraph(c.tx, c.caseId, paragraph.id, removed ? c.at : null)
      return { reply: { removed }, publish: audience(order.isShared), ...recordOf(order.isShared, { paragraph: paragraph.id, removed }) }
    }),

    supersede: on.change(async (c, { params, body }) => {
      await lockCase(c.tx, c.caseId)
      const by = c.authored()
      const paragraph = (await paragraphAt(c.tx, c.caseId, params.paragraph)) ?? noParagraph()
      if (paragraph.isRemoved) return noParagraph()
      const said = await supersessionsIn(c.tx, c.caseId)
      if (said.some(({ id }) => id === by.id)) return { reply: { id: by.id } }
      const [earlier, later] = [await orderIn(c, paragraph.order), await ownOrder(c, body.order)]
      if (later.id === earlier.id || later.effective < earlier.effective)
        throw new Fault('invalid', msg`Choose an order that took effect later.`, { field: 'order' })
      // Who sees the later order would read of a paragraph that they can’t see.
      if (later.isShared && !earlier.isShared)
        throw new Fault('invalid', msg`Share the earlier order first: the later one is shared.`, { field: 'order' })
      if (said.some((one) => one.paragraph === paragraph.id && one.order === later.id))
        throw new Fault('conflict', msg`This order supersedes the paragraph already.`)
      mustBePrintable(body.number, 'number')
      const isNew = await addSupersession(c.tx, by, later, { paragraph: paragraph.id, number: body.number })
      const record = { paragraph: paragraph.id, order: later.id, number: body.number }
      return { reply: { id: by.id }, publish: isNew && audience(later.isShared), ...recordOf(later.isShared, record) }
    }),

    undo: on.change(async (c, { params }) => {
      const said =
        (await supersessionsIn(c.tx, c.caseId)).find(({ id }) => id === params.supersession) ?? notFound(msg`There is no such entry.`)
      const later = await ownOrder(c, said.order)
      const undone = await removeSupersession(c.tx, c.caseId, said.id, c.at)
      const record = { supersession: said.id, paragraph: said.paragraph }
      return { reply: { undone: true }, publish: undone && audience(later.isShared), ...recordOf(later.isShared, record) }
    }),
  }
}
