import { type CaseContext } from '#case/cases/public.ts'
import { canChange } from '#case/cases/rules.ts'
import { type Order, ordersIn, orderView } from '#case/orders/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import { standingOf } from '#domain/order-paragraphs/standing.ts'
import { dayInZone } from '#kernel/dates.ts'
import type { Day } from '#kernel/day.ts'
import type { Paragraph, StackedOrder } from './contract.ts'
import { paragraphsIn, supersessionsIn } from './store.ts'

/** A number as it is compared: "¶ 9 (B)" is 9(b). */
export const plainNumber = (number: string): string => number.toLowerCase().replaceAll(/[\s¶§]|\.$/gu, '')

/** The numbers of an order's clauses that its facts and terms are checked by. */
function clausesOf({ title, facts }: Order, terms: readonly { order: string; clause: { paragraph: string } }[]): Set<string> {
  const ofFacts = Object.values(facts).flatMap((fact) => (fact ? [fact.clause.paragraph] : []))
  const ofTerms = terms.filter(({ order }) => order === title).map(({ clause }) => clause.paragraph)
  return new Set([...ofFacts, ...ofTerms].filter((number) => number !== '').map(plainNumber))
}

/** The orders that the reader sees, the latest first, with their paragraphs and what of them applies today. */
export async function stackIn(c: CaseContext): Promise<{ today: string; orders: StackedOrder[] }> {
  const today = dayInZone(c.seat.zone, c.now) as Day
  const orders = await ordersIn(c.tx, c.caseId)
  const paragraphs = await paragraphsIn(c.tx, c.caseId)
  const supersessions = await supersessionsIn(c.tx, c.caseId)
  const terms = await termsIn(c.tx, c.caseId, today)
  const me = { today, member: c.seat.memberId, canChange: canChange(c.seat) }
  const stacked = orders.map((order): StackedOrder => {
    const { facts: _facts, ...view } = orderView(order, me)
    const used = clausesOf(order, terms)
    const own = paragraphs.filter((paragraph) => paragraph.order === order.id)
    return {
      ...view,
      paragraphs: own.map(({ id, number, text, page }): Paragraph => {
        // One that names an order which its reader no longer sees says nothing.
        const by = supersessions
          .filter(({ paragraph }) => paragraph === id)
          .flatMap((said) => orders.filter((later) => later.id === said.order).map((later) => ({ said, later })))[0]
        const days = by && { effectiveOn: by.later.effective, endsOn: by.later.ends }
        return {
          id,
          number,
          text,
          page,
          standing: standingOf({ effectiveOn: order.effective, endsOn: order.ends }, days ?? null, today),
          superseded: by
            ? {
                id: by.said.id,
                order: by.later.id,
                title: by.later.title,
                effectiveOn: by.later.effective,
                number: by.said.number,
                can: { undo: me.canChange && by.said.authorId === me.member },
              }
            : null,
          isUsed: used.has(plainNumber(number)),
        }
      }),
    }
  })
  return { today, orders: stacked }
}
