import type { CaseTx } from '#access/cases.ts'
import type { FileAt, FileHolder } from '#case/files/public.ts'
import type { AsksTwice } from '#evidence/redaction/public.ts'
import type { IsReadable } from '#evidence/texts/public.ts'
import { msg } from '#kernel/text.ts'
import { isSensitiveFile, itemOfFile, noteCopy } from './store.ts'

/** A file that an item is made of can't be deleted under it. */
export const filesInVault: FileHolder = async (tx, { caseId, authorId, id }) =>
  (await itemOfFile(tx, { caseId, authorId }, id)) === null ? null : msg`This file is in your evidence vault. Remove it there first.`

/** No program reads what its author marked as sensitive. */
export const readsNoSensitive: IsReadable = async (tx, of) =>
  (await isSensitiveFile(tx, of)) ? msg`You marked this file as sensitive, so no program reads it.` : null

/** Items say of which type the copy of their file is. */
export const copyOfItem = (tx: CaseTx, of: FileAt, { type }: { type: string }): Promise<unknown> => noteCopy(tx, of, type)

/** What its author marked as sensitive is redacted once that is confirmed. */
export const confirmsSensitive: AsksTwice = isSensitiveFile
