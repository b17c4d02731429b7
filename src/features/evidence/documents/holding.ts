import type { FileHolder } from '#case/files/public.ts'
import { msg } from '#kernel/text.ts'
import { holdsFile } from './store.parts.ts'

/** A file that a document is made of can't be deleted under it. */
export const filesInDocuments: FileHolder = async (tx, { id, ...owner }) =>
  (await holdsFile(tx, owner, id)) ? msg`This file is in your documents. Remove the document first.` : null
