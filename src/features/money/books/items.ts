import type { CaseTx } from '#access/cases.ts'
import type { CauseKind } from '#domain/books/types.ts'
import { slot } from '#feature/slots.ts'

/** What an item is called and where it stands on a page. */
export interface ItemName {
  title: string
  /** An address of the site. */
  to: string
}

/** The names of what a feature put in the books. */
export interface ItemNames {
  kind: CauseKind
  /** @param ids of causes of this kind; one that the reader's seat doesn't show is left out */
  names: (tx: CaseTx, caseId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, ItemName>>
}

/** Every feature whose entries parents can pay fills it, so that a payment can say what it is for. */
export const itemNames = slot<ItemNames>('the names of what is owed')
