// What the features of a case do with the case itself, in their own transaction.
import type { Order } from './store.family.ts'

export { type Changing, changing, missing, type Needs } from './changing.ts'
export { checkDays } from './days.ts'
export {
  enter,
  enterAnySeat,
  enterAsParent,
  noCase,
  parentsIn,
  parentsShown,
  seatsOf,
  sidesIn,
  type Standing,
  writersIn,
} from './entering.ts'
export { addParent, joinedAnother } from './store.seats.ts'
export { addOrder, childrenIn, type Order, ordersIn } from './store.family.ts'

/** The orders in force on a day: of several that say something on a matter, the first of these decides. */
export function inForce(orders: readonly Order[], day: string): Order[] {
  return orders.filter((order) => order.effective <= day && (order.ends === null || order.ends >= day))
}
