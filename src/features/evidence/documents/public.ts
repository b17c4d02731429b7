// What other features do with documents, in their own transaction.
import type { CaseTx } from '#access/cases.ts'
import { documentAt } from './store.ts'
import { versionsOf } from './store.parts.ts'

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
