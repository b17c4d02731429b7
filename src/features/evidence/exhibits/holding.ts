import type { FileHolder } from '#case/files/public.ts'
import { msg } from '#kernel/text.ts'
import { isInList } from './store.ts'

/** A file that stands in for an item's own can't be deleted under a list. */
export const filesInLists: FileHolder = async (tx, { caseId, authorId, id }) =>
  (await isInList(tx, { caseId, authorId }, id)) ? msg`This file is in a list of exhibits. Take it off the list first.` : null
