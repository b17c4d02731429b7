import { zoneOf } from '#domain/time/zone.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls, OrderDraft } from './contract.ts'
import { checkDays } from './days.ts'
import { audience, type CaseContext, type CaseDeps, caseHandlers, notFound } from './handlers.ts'
import { addChild, addOrder, authorOfOrder, changeChild, changeOrder, removeOrder } from './store.family.ts'
import { amendCase, nameOther } from './store.seats.ts'

type Shared = 'amend' | 'addChild' | 'changeChild' | 'removeChild' | 'addOrder' | 'changeOrder' | 'removeOrder'

const noChild = () => notFound(msg`There is no such child in this case.`)

/** @throws Fault `invalid` for a zone that is none */
export function checkZone(zone: string): void {
  if (zoneOf(zone) === null) throw new Fault('invalid', msg`That is no time zone.`, { field: 'zone' })
}

/** @throws Fault `invalid` where the days of an order cannot be */
function checkOrder(order: OrderDraft): void {
  checkDays(order, ['signedOn', 'effectiveOn', 'endsOn'])
  if (order.endsOn !== null && order.endsOn < order.effectiveOn)
    throw new Fault('invalid', msg`It ends before it begins.`, { field: 'endsOn' })
}

/** An order of the caller's own, to change it. @throws Fault `not_found`, `forbidden` */
async function ownOrder(c: CaseContext, id: string) {
  const there = (await authorOfOrder(c.tx, c.caseId, id)) ?? notFound(msg`There is no such order.`)
  if (there.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who added an order changes it.`)
  return there
}

/** What both parents see of a case: what it is called and where, its children, and orders that were shared. */
export function shared(deps: CaseDeps): Pick<Handlers<typeof calls>, Shared> {
  const ofPeople = caseHandlers(deps, 'people')
  const ofChildren = caseHandlers(deps, 'children')
  const ofOrders = caseHandlers(deps, 'orders')
  return {
    amend: ofPeople.change(async (c, { body: { otherName, ...body } }) => {
      if (body.zone !== undefined) checkZone(body.zone)
      if (otherName !== undefined && !(await nameOther(c.tx, c.caseId, otherName)))
        throw new Fault('conflict', msg`The other parent has joined, and says their own name.`, { field: 'otherName' })
      if (Object.values(body).some((value) => value !== undefined)) await amendCase(c.tx, c.caseId, body)
      return { reply: { saved: true }, publish: 'all' }
    }),

    addChild: ofChildren.change(async (c, { body }) => {
      const by = c.authored()
      await addChild(c.tx, by, body)
      return { reply: { id: by.id }, publish: 'all' }
    }),
    changeChild: ofChildren.change(async (c, { params, body }) => {
      if (!(await changeChild(c.tx, c.caseId, params.child, body))) noChild()
      return { reply: { saved: true }, publish: 'all' }
    }),
    removeChild: ofChildren.change(async (c, { params, body }) => {
      if (!(await changeChild(c.tx, c.caseId, params.child, { ended_at: body.removed ? c.at : null }))) noChild()
      return { reply: body, publish: 'all' }
    }),

    addOrder: ofOrders.change(async (c, { body }) => {
      checkOrder(body)
      const by = c.authored()
      await addOrder(c.tx, by, body)
      return { reply: { id: by.id }, publish: audience(body.isShared) }
    }),
    changeOrder: ofOrders.change(async (c, { params, body }) => {
      checkOrder(body)
      const { isShared } = await ownOrder(c, params.order)
      await changeOrder(c.tx, c.caseId, params.order, body)
      // An order that is no longer shared leaves the other parent's page too.
      return { reply: { saved: true }, publish: audience(body.isShared || isShared) }
    }),
    removeOrder: ofOrders.change(async (c, { params, body }) => {
      const { isShared } = await ownOrder(c, params.order)
      await removeOrder(c.tx, c.caseId, params.order, body.removed ? c.at : null)
      return { reply: body, publish: audience(isShared) }
    }),
  }
}
