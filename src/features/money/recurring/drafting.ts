import type { Authored, CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'

/** A draft that a rule prepares for one of its days. */
export interface PreparedDraft {
  rule: string
  day: string
  title: string
  cents: number
  /** `null` where the category was taken off the list. */
  category: string | null
  children: readonly string[]
}

/** The feature above that has the expenses: adds a draft of its author. @returns whether it was added now: a day of a rule has one draft */
export type Drafting = (tx: CaseTx, by: Authored, draft: PreparedDraft) => Promise<boolean>

export const drafting = slot<Drafting>('drafts of recurring expenses')
