import { lockCase } from '#access/cases.ts'
import { audience, type CaseDeps, caseHandlers, checkDays, notFound } from '#case/cases/public.ts'
import { canChange } from '#case/cases/rules.ts'
import { ordersIn, orderView } from '#case/orders/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls, type TermDraft } from './contract.ts'
import { differenceOf, textOf } from './rules.ts'
import { addTerms, moveTerm, removeTerms, termRows } from './store.ts'

/** @throws Fault `invalid` if a term's days are none or in the wrong order, or a weekday or a way is named twice */
function checkTerm({ since, until, says }: TermDraft): void {
  checkDays({ since, until }, ['since', 'until'])
  if (since !== null && until !== null && until < since) throw new Fault('invalid', msg`A term ends before it begins.`, { field: 'terms' })
  for (const list of ['days' in says && Array.isArray(says.days) ? says.days : [], says.kind === 'notice' ? says.by : []])
    if (new Set<unknown>(list).size < list.length) throw new Fault('invalid', msg`A term names something twice.`, { field: 'terms' })
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'orders')
  return {
    list: on.read(calls.list, async (c) => {
      const today = dayOfInstant(zoneNamed(c.seat.zone), c.now)
      const terms = await termRows(c.tx, c.caseId)
      const orders = (await ordersIn(c.tx, c.caseId)).map((order) => {
        const { title, effectiveOn, endsOn, inForce, isShared, can } = orderView(order, {
          today,
          member: c.seat.memberId,
          canChange: canChange(c.seat),
        })
        const its = terms.filter(({ orderId }) => orderId === order.id)
        const drafts = its.map(({ says, clause, since, until }) => ({ says, clause, since, until }))
        return { id: order.id, title, effectiveOn, endsOn, inForce, isShared, can, terms: drafts }
      })
      return { caseId: c.caseId, zone: c.seat.zone, orders }
    }),

    save: on.change(async (c, { params, body }) => {
      for (const term of body.terms) checkTerm(term)
      if (new Set(body.terms.map(textOf)).size < body.terms.length)
        throw new Fault('invalid', msg`A term is there twice.`, { field: 'terms' })
      // Two tabs that save at once would each add the same terms.
      await lockCase(c.tx, c.caseId)
      const order = (await ordersIn(c.tx, c.caseId)).find(({ id }) => id === params.order) ?? notFound(msg`There is no such order.`)
      if (order.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only who added an order changes it.`)
      const stored = (await termRows(c.tx, c.caseId)).filter(({ orderId }) => orderId === order.id)
      const { added, removed, stays } = differenceOf(stored, body.terms)
      const moved = stays.filter(({ position, was }) => position !== was)
      await removeTerms(
        c.tx,
        c.caseId,
        removed.map(({ id }) => id),
        c.at,
      )
      for (const { stored: term, position } of moved) await moveTerm(c.tx, c.caseId, term.id, position)
      await addTerms(
        c.tx,
        { caseId: c.caseId, authorId: c.seat.memberId, at: c.at, order },
        added.map((each) => ({ id: c.freshId(), ...each })),
      )
      const isNews = added.length + removed.length + moved.length > 0
      const record = { order: order.id, terms: body.terms }
      return { reply: { saved: true }, publish: isNews && audience(order.isShared), ...(order.isShared && { record }) }
    }),
  }
}
