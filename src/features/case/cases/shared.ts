import { signedIn } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import type { Changing } from './changing.ts'
import { notFound } from './handlers.ts'
import type { calls, OrderDraft } from './contract.ts'
import { checkDays } from './days.ts'
import type { Membership } from './membership.ts'
import { addChild, addOrder, authorOfOrder, changeChild, changeOrder, removeOrder } from './store.family.ts'
import { amendCase, nameOther } from './store.seats.ts'

type Shared = 'amend' | 'addChild' | 'changeChild' | 'removeChild' | 'addOrder' | 'changeOrder' | 'removeOrder'

const noChild = () => notFound('There is no such child in this case.')

/** @throws Fault `invalid` where the days of an order cannot be */
function checkOrder(order: OrderDraft): void {
  checkDays(order, ['signedOn', 'effectiveOn', 'endsOn'])
  if (order.endsOn !== null && order.endsOn < order.effectiveOn)
    throw new Fault('invalid', 'It ends before it begins.', { field: 'endsOn' })
}

/** An order of their own, to change it. @throws Fault `not_found`, `forbidden` */
async function ownOrder(tx: CaseTx, here: Membership, id: string) {
  const there = (await authorOfOrder(tx, here.caseId, id)) ?? notFound('There is no such order.')
  if (there.authorId !== here.memberId) throw new Fault('forbidden', 'Only who added an order changes it.')
  return there
}

/** What both parents see of a case: what it is called and where, its children, and orders that were shared. */
export function shared({ change, idFor }: Changing): Pick<Handlers<typeof calls>, Shared> {
  const children = { topic: 'children', isPrivate: false } as const
  return {
    amend: async ({ actor, params, body: { otherName, ...body } }) => {
      if (body.zone !== undefined && zoneOf(body.zone) === null) throw new Fault('invalid', 'That is no time zone.', { field: 'zone' })
      return change(signedIn(actor), params.case, { topic: 'people', isPrivate: false }, async (tx, here) => {
        if (otherName !== undefined && !(await nameOther(tx, here.caseId, otherName)))
          throw new Fault('conflict', 'The other parent has joined, and says their own name.', { field: 'otherName' })
        if (Object.values(body).some((value) => value !== undefined)) await amendCase(tx, here.caseId, body)
        return { kept: true }
      })
    },

    addChild: async ({ actor, params, key, body }) =>
      change(signedIn(actor), params.case, children, async (tx, here, at) => {
        const id = idFor(actor, key)
        await addChild(tx, { caseId: here.caseId, id, authorId: here.memberId, at }, body)
        return { id }
      }),
    changeChild: async ({ actor, params, body }) =>
      change(signedIn(actor), params.case, children, async (tx, here) => {
        if (!(await changeChild(tx, here.caseId, params.child, body))) noChild()
        return { kept: true }
      }),
    removeChild: async ({ actor, params, body }) =>
      change(signedIn(actor), params.case, children, async (tx, here, at) => {
        if (!(await changeChild(tx, here.caseId, params.child, { ended_at: body.removed ? at : null }))) noChild()
        return body
      }),

    addOrder: async ({ actor, params, key, body }) => {
      checkOrder(body)
      return change(signedIn(actor), params.case, { topic: 'orders', isPrivate: !body.isShared }, async (tx, here, at) => {
        const id = idFor(actor, key)
        await addOrder(tx, { caseId: here.caseId, id, authorId: here.memberId, at }, body)
        return { id }
      })
    },
    changeOrder: async ({ actor, params, body }) => {
      checkOrder(body)
      let wasShared = false
      // One that is shared no more leaves the other's page too.
      const told = () => ({ topic: 'orders', isPrivate: !body.isShared && !wasShared }) as const
      return change(signedIn(actor), params.case, told, async (tx, here) => {
        wasShared = (await ownOrder(tx, here, params.order)).isShared
        await changeOrder(tx, here.caseId, params.order, body)
        return { kept: true }
      })
    },
    removeOrder: async ({ actor, params, body }) => {
      let wasShared = false
      const told = () => ({ topic: 'orders', isPrivate: !wasShared }) as const
      return change(signedIn(actor), params.case, told, async (tx, here, at) => {
        wasShared = (await ownOrder(tx, here, params.order)).isShared
        await removeOrder(tx, here.caseId, params.order, body.removed ? at : null)
        return body
      })
    },
  }
}
