import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { beside, type FileAt } from '#case/files/public.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { refusals } from './contract.ts'

type Refusal = (typeof refusals)[number]

/** That a file was read, by what, or why not. */
export interface MetadataRow {
  tool: string
  version: string
  sha256: string
  refusal: Refusal | null
  at: Date
}

/** What stands of a file, as far as the reader's seat shows it. */
export async function metadataAt(tx: CaseTx, of: FileAt): Promise<MetadataRow | null> {
  const row = await tx
    .selectFrom('file_metadata')
    .select(['original_sha256 as sha256', 'tool', 'version', 'refusal', 'read_at as at'])
    .where('case_id', '=', of.caseId)
    .where('id', '=', beside(of, 'metadata').id)
    .executeTakeFirst()
  return row ? { ...row, refusal: row.refusal as Refusal | null } : null
}

/** Adds what was read. As the machine. @returns whether it was added: of two readings the first stays */
export async function addMetadata(tx: CaseTx, of: FileAt, row: MetadataRow): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('file_metadata')
      .values({
        case_id: of.caseId,
        id: beside(of, 'metadata').id,
        file_id: of.id,
        author_id: of.authorId,
        original_sha256: row.sha256,
        tool: row.tool,
        version: row.version,
        refusal: row.refusal,
        read_at: row.at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Files that arrived before a time and that nobody has read, the oldest first. As the machine. */
export async function unread(tx: CaseTx, before: Date, most: number): Promise<FileAt[]> {
  return tx
    .selectFrom('stored_file as f')
    .select(['f.case_id as caseId', 'f.author_id as authorId', 'f.id'])
    .where('f.finished_at', '<', before)
    .where('f.removed_at', 'is', null)
    .where(sql<boolean>`not exists (select from file_metadata m where m.case_id = f.case_id and m.file_id = f.id)`)
    .orderBy('f.finished_at')
    .orderBy('f.id')
    .limit(most)
    .execute()
}
