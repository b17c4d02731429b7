// Uploaded files as the platform itself reads them, for what it makes of them.
import { contentOf, type SealingDeps } from './content.ts'
import { type FileAt, fileAt, type FileRow } from './store.ts'

/** A file as it was uploaded; `null` where it has not arrived, or is gone, or blocked. */
export async function originalOf(
  deps: SealingDeps,
  of: FileAt,
): Promise<{ file: FileRow; read: () => Promise<AsyncIterable<Uint8Array>> } | null> {
  const file = await deps.cases.asSystem('an uploaded file', (tx) => fileAt(tx, of))
  if (!file || file.finishedAt === null || file.blocked !== null) return null
  return { file, read: async () => contentOf(deps, 'file', file) }
}
