import type { Parent } from '../schedule/types.ts'
import type { Item } from './negotiation.ts'

/** Why a clause keeps a plan from being agreed. `text_changed`: the stored text is not the one that both said yes to. */
export interface Open {
  item: string
  why: 'waits' | 'declined' | 'text_changed'
  /** Who can act next; `null`: either parent. */
  on: Parent | null
}

/** A clause of a plan. Names and the clause library may change: what counts is the text that was stored with it. */
export interface InPlan {
  id: string
  item: Item
  /** The digest of the stored text; empty if the exact text was not stored. */
  storedDigest: string
  /** Both parents agreed on an earlier wording, which holds until both agree on the one now proposed. */
  holds: boolean
}

const other = (parent: Parent): Parent => (parent === 'A' ? 'B' : 'A')

/** Whether both parents said yes to exactly the text that was stored. */
export function isAgreedItem({ item, storedDigest }: Pick<InPlan, 'item' | 'storedDigest'>): boolean {
  return item.state === 'accepted' && item.yes.A === storedDigest && item.yes.B === storedDigest
}

function openOf(inPlan: InPlan): Open | null {
  const { id, item, holds } = inPlan
  if (holds) return null
  switch (item.state) {
    // Only its author sees a draft, and a withdrawn clause is gone.
    case 'draft':
    case 'withdrawn':
      return null
    case 'proposed':
    case 'countered':
      return { item: id, why: 'waits', on: other(item.by) }
    case 'declined':
      return { item: id, why: 'declined', on: null }
    case 'accepted':
      return isAgreedItem(inPlan) ? null : { item: id, why: 'text_changed', on: null }
  }
}

/** The clauses that keep the plan from being agreed, in order. A pending change of an agreed clause does not. */
export function openItems(plan: readonly InPlan[]): readonly Open[] {
  return plan.flatMap((one) => openOf(one) ?? [])
}

/** Whether the whole plan is agreed: there is a clause, and both said yes to the same text of every clause that was ever proposed. */
export function isAgreed(plan: readonly InPlan[]): boolean {
  return plan.some((one) => one.holds || isAgreedItem(one)) && openItems(plan).length === 0
}
