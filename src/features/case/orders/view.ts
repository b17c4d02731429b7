import type { OrderView } from './contract.ts'
import { isInForce } from './rules.ts'
import type { Order } from './store.ts'

/** An order as a page shows it. @param canChange whether the member adds and changes at all; only who added an order changes it */
export function orderView(
  { id, authorId, effective, ends, signed, kind, title, facts, isShared }: Order,
  { today, member, canChange }: { today: string; member: string; canChange: boolean },
): OrderView {
  return {
    id,
    title,
    kind,
    signedOn: signed,
    effectiveOn: effective,
    endsOn: ends,
    facts,
    isShared,
    inForce: isInForce({ effective, ends }, today),
    can: { change: canChange && authorId === member },
  }
}
