import { audience, type CaseContext, type CaseDeps, caseHandlers, checkDays, notFound } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls, OrderDraft } from './contract.ts'
import { addOrder, authorOfOrder, changeOrder, removeOrder } from './store.ts'

/** @throws Fault `invalid` if the days of an order are none, or in the wrong order */
function checkOrder(order: OrderDraft): void {
  checkDays(order, ['signedOn', 'effectiveOn', 'endsOn'])
  if (order.endsOn !== null && order.endsOn < order.effectiveOn)
    throw new Fault('invalid', msg`It ends before it begins.`, { field: 'endsOn' })
}

/** An order that the caller added, to change it. @throws Fault `not_found`, `forbidden` */
async function ownOrder(c: CaseContext, id: string) {
  const there = (await authorOfOrder(c.tx, c.caseId, id)) ?? notFound(msg`There is no such order.`)
  if (there.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who added an order changes it.`)
  return there
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const { change } = caseHandlers(deps, 'orders')
  return {
    addOrder: change(async (c, { body }) => {
      checkOrder(body)
      const by = c.authored()
      const isNew = await addOrder(c.tx, by, body)
      return { reply: { id: by.id }, publish: isNew && audience(body.isShared), ...(body.isShared && { record: body }) }
    }),
    changeOrder: change(async (c, { params, body }) => {
      checkOrder(body)
      const { isShared } = await ownOrder(c, params.order)
      await changeOrder(c.tx, c.caseId, params.order, body)
      // An order that is no longer shared leaves the other parent's page too.
      const record = body.isShared && { record: { id: params.order, ...body } }
      const sharedFrom = !isShared && body.isShared && params.order
      return { reply: { saved: true }, publish: audience(body.isShared || isShared), ...record, sharedFrom }
    }),
    removeOrder: change(async (c, { params, body }) => {
      const { isShared } = await ownOrder(c, params.order)
      await removeOrder(c.tx, c.caseId, params.order, body.removed ? c.at : null)
      return { reply: body, publish: audience(isShared), record: { id: params.order, ...body } }
    }),
  }
}
