import type { CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'

interface Owner {
  caseId: string
  authorId: string
}

/** A stored file of an item's author that can go out in place of the item's own, such as a redacted copy. */
export interface ItemFile {
  item: string
  file: string
  name: string
}

/** Features that make such files of items say which there are. */
export type ItemFiles = (tx: CaseTx, owner: Owner, items: readonly string[]) => Promise<readonly ItemFile[]>
export const itemFiles = slot<ItemFiles>('files that stand in for those of items')

/** What an item is called in the exhibits of its author, and which pages of it are in them; `null` for the first and the last. */
export interface ExhibitLabel {
  label: string
  from: number | null
  to: number | null
}

/** The labels of the list of exhibits that a parent chose, by the ids of items. Of another seat's list it says nothing. */
export type ExhibitLabels = (tx: CaseTx, owner: Owner) => Promise<ReadonlyMap<string, ExhibitLabel>>
export const exhibitLabels = slot<ExhibitLabels>('labels of exhibits')
