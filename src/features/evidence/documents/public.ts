// What other features do with documents, in their own transaction.
import type { Authored, CaseTx } from '#access/cases.ts'
import { askToRead } from '#evidence/texts/public.ts'
import type { DocumentDraft } from './contract.ts'
import { addDocument, documentAt } from './store.ts'
import { addVersion, type VersionRow, versionsOf } from './store.parts.ts'

export { captionIn } from './index-of.ts'

/** A version of a parent's own document that was not removed; `null` where there is none. */
export async function versionAt(
  tx: CaseTx,
  { document, version, ...owner }: { caseId: string; authorId: string; document: string; version: string },
): Promise<{ title: string; file: string; isLatest: boolean } | null> {
  const row = await documentAt(tx, owner, document)
  if (!row || row.removedAt !== null) return null
  const versions = await versionsOf(tx, owner, [document])
  const found = versions.find(({ id }) => id === version)
  return found ? { title: row.title, file: found.file, isLatest: found.id === versions[0]!.id } : null
}

/** Whether there is such a document of a parent's own, removed or not. */
export const isOwnDocument = async (tx: CaseTx, { id, ...owner }: { caseId: string; authorId: string; id: string }): Promise<boolean> =>
  (await documentAt(tx, owner, id)) !== null

/** Adds a document with its first version, a stored file of its author. The caller leaves the leaf. */
export async function addOwnDocument(
  tx: CaseTx,
  by: Authored,
  said: DocumentDraft,
  { id, file, name, type, bytes, sha256 }: Pick<VersionRow, 'id' | 'file' | 'name' | 'type' | 'bytes' | 'sha256'>,
): Promise<void> {
  await addDocument(tx, by, said)
  await addVersion(tx, { ...by, id }, { document: by.id, number: 1, file, name, type, bytes, sha256, note: '' })
  await askToRead(tx, { caseId: by.caseId, authorId: by.authorId, id: file }, by.at)
}
// What other features of evidence read of documents, in their own transaction: those of one parent alone.
export { documentAt } from './store.ts'
export { versionsOf } from './store.parts.ts'
