import type { CaseTx } from '#access/cases.ts'
import { beside, type FileAt, madeAt, madeContent } from '#case/files/public.ts'
import { type FileFacts, fileFacts } from '#domain/evidence/file-facts.ts'
import { firstOf, type TagsOfFile } from '#domain/evidence/tags.ts'
import { type MetadataRow, metadataAt } from './store.ts'

type Made = Awaited<ReturnType<typeof madeAt>>

/** What stands of a file's metadata, before it is opened. */
export interface StoredMetadata {
  row: MetadataRow | null
  made: Made
}

/** As far as the reader's seat shows it. */
export const storedMetadata = async (tx: CaseTx, of: FileAt): Promise<StoredMetadata> => ({
  row: await metadataAt(tx, of),
  made: await madeAt(tx, of.caseId, beside(of, 'metadata').id),
})

async function openedTags(deps: Parameters<typeof madeContent>[0], { row, made }: StoredMetadata): Promise<TagsOfFile | null> {
  if (row === null || row.refusal !== null || !made) return null
  const parts: Uint8Array[] = []
  for await (const part of await madeContent(deps, made)) parts.push(part)
  const { tags } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { tags: TagsOfFile }
  return tags
}

/** The facts in it, opened after the transaction; `null` where there are none. */
export async function openedFacts(deps: Parameters<typeof madeContent>[0], stored: StoredMetadata): Promise<FileFacts | null> {
  const tags = await openedTags(deps, stored)
  return tags && fileFacts(tags)
}

/** How long a recording is, as its file says it; `null` where it says nothing. */
export async function openedLength(deps: Parameters<typeof madeContent>[0], stored: StoredMetadata): Promise<string | null> {
  const tags = await openedTags(deps, stored)
  return tags && firstOf(tags, /:Duration$/)
}
