import type { Parent } from '../custody/types.ts'
import type { Item } from './negotiation.ts'

/** Why a clause keeps a plan from being agreed. `text_changed`: its text is no longer what both said yes to. */
export interface Open {
  item: string
  why: 'waits' | 'declined' | 'text_changed'
  /** Who can move it on; `null`: either. */
  on: Parent | null
}

/** A clause of a plan, and the digest of its text as it reads today, with today's names. */
export interface InPlan {
  id: string
  item: Item
  digestNow: string
}

const other = (parent: Parent): Parent => (parent === 'A' ? 'B' : 'A')

/** Whether both parents said yes to the very text that stands there today. */
function isAgreedItem({ item, digestNow }: InPlan): boolean {
  return item.state === 'accepted' && item.yes.A === digestNow && item.yes.B === digestNow
}

function openOf(inPlan: InPlan): Open | null {
  const { id, item } = inPlan
  switch (item.state) {
    // Nobody but its author knows of a draft, and what was taken back is gone.
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

/** What still keeps the plan from being agreed, in its order. */
export function openItems(plan: readonly InPlan[]): readonly Open[] {
  return plan.flatMap((one) => openOf(one) ?? [])
}

/** Whether the whole plan is agreed: there is a clause, and both said yes to the same text of every one that was ever put to the other. */
export function isAgreed(plan: readonly InPlan[]): boolean {
  return plan.some(isAgreedItem) && openItems(plan).length === 0
}
