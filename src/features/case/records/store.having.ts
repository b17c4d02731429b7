import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

/** A record that has a thing, and what became of requests to certify it. */
interface RecordHaving {
  id: string
  copies: { id: string; isSigned: boolean }[]
}

/** The records of a seat that have one of these things, deleted ones included; those that are older than that note have none. */
export async function recordsHaving(
  tx: CaseTx,
  { caseId, authorId }: { caseId: string; authorId: string },
  items: readonly string[],
): Promise<RecordHaving[]> {
  if (items.length === 0) return []
  const records = await tx
    .selectFrom('case_record')
    .select('id')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('state', '=', 'ready')
    .where(sql<boolean>`item_ids && ${[...items]}::uuid[]`)
    .orderBy('ended_at')
    .orderBy('id')
    .execute()
  if (records.length === 0) return []
  const copies = await tx
    .selectFrom('certified_copy')
    .select(['id', 'record_id', 'state'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where(
      'record_id',
      'in',
      records.map(({ id }) => id),
    )
    .execute()
  return records.map(({ id }) => ({
    id,
    copies: copies.filter(({ record_id }) => record_id === id).map((copy) => ({ id: copy.id, isSigned: copy.state === 'signed' })),
  }))
}
