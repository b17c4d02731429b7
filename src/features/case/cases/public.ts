// What the features of a case do with the case itself, in their own transaction.
import type { Order } from './store.family.ts'

export {
  audience,
  type CaseContext,
  type CaseDeps,
  caseHandlers,
  type Changed,
  type InCase,
  notFound,
  type ParentContext,
} from './handlers.ts'
export { checkDays } from './days.ts'
export {
  requireSeat,
  requireAnySeat,
  requireParent,
  parentsIn,
  parentSeats,
  seatsOf,
  sidesIn,
  type Membership,
  writersIn,
} from './membership.ts'
export { addParent } from './store.seats.ts'
export { addOrder, childrenIn, type Order, ordersIn } from './store.family.ts'

/** The orders in force on a day: of several that say something on a matter, the first of these decides. */
export function inForce(orders: readonly Order[], day: string): Order[] {
  return orders.filter((order) => order.effective <= day && (order.ends === null || order.ends >= day))
}

/** The hours that the first order with a rule for this gives, and the words of that rule. */
export function hoursBy(orders: readonly Order[], fact: 'answerWithin' | 'swapNotice') {
  for (const { title, facts } of orders) {
    const found = facts[fact]
    if (found) return { hours: found.hours, clause: found.clause, order: title }
  }
  return null
}
// For what a feature adds to the demo family.
export { demoOfCase } from './demo-part.ts'
