import type { CaseTx } from '#access/cases.ts'
import { type FileAt, type FileHolder, sensitiveAmong } from '#case/files/public.ts'
import type { IsReadable, VisibleFile } from '#evidence/texts/public.ts'
import type { AsksTwice } from '#evidence/redaction/public.ts'
import { msg } from '#kernel/text.ts'
import { itemOfFile, noteCopy, privilegedOfFile } from './store.ts'

/** A file that an item is made of can't be deleted under it. */
export const filesInVault: FileHolder = async (tx, { caseId, authorId, id }) =>
  (await itemOfFile(tx, { caseId, authorId }, id)) === null ? null : msg`This file is in your evidence vault. Remove it there first.`

/** No program reads what its author marked as sensitive. */
export const readsNoSensitive: IsReadable = async (tx, of) =>
  (await sensitiveAmong(tx, of.caseId, [of.id])).has(of.id) ? msg`You marked this file as sensitive, so no program reads it.` : null

/** The file of a privileged item, for the attorney to whom the item is shown. */
export async function fileOfItem(tx: CaseTx, caseId: string, id: string): Promise<VisibleFile | null> {
  const item = await privilegedOfFile(tx, caseId, id)
  if (!item) return null
  const { authorId, ...facts } = item
  return { of: { caseId, authorId, id }, ...facts }
}

/** Items say of which type the copy of their file is. */
export const copyOfItem = (tx: CaseTx, of: FileAt, { type }: { type: string }): Promise<unknown> => noteCopy(tx, of, type)

/** What its author marked as sensitive is redacted once that is confirmed. */
export const confirmsSensitive: AsksTwice = async (tx, of) => (await sensitiveAmong(tx, of.caseId, [of.id])).has(of.id)
