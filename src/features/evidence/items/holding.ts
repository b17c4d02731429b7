import type { FileHolder } from '#case/files/public.ts'
import { msg } from '#kernel/text.ts'
import { itemOfFile } from './store.ts'

/** A file that an item is made of can't be deleted under it. */
export const filesInVault: FileHolder = async (tx, { caseId, authorId, id }) =>
  (await itemOfFile(tx, { caseId, authorId }, id)) === null ? null : msg`This file is in your evidence vault. Remove it there first.`
