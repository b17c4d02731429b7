// What other features of a case do with its orders, in their own transaction.
import { isInForce } from './rules.ts'
import type { Order } from './store.ts'

export { addOrder, type Order, ordersIn } from './store.ts'
export { orderView } from './view.ts'

/** The orders in force on a day. If several have a term, the first of them decides. */
export function inForce(orders: readonly Order[], day: string): Order[] {
  return orders.filter((order) => isInForce(order, day))
}

/** The hours that the first order with this term gives, and the clause that has it. */
export function hoursBy(orders: readonly Order[], fact: 'answerWithin' | 'swapNotice') {
  for (const { title, facts } of orders) {
    const found = facts[fact]
    if (found) return { hours: found.hours, clause: found.clause, order: title }
  }
  return null
}
