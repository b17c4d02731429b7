// SQL of how far sources were gone through, and of putting down what was found: the machine does that, for the one who asked.
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Source } from './contract.ts'
import type { FoundRow, Owner } from './store.ts'

export interface ReadingRow {
  id: string
  source: Source
  sourceId: string
  textId: string | null
  state: 'waiting' | 'reading' | 'read'
  pieces: number | null
  done: number
}

const columns = ['id', 'source', 'source_id as sourceId', 'text_id as textId', 'state', 'pieces', 'done'] as const

/** Sources that were gone through or are waiting for it, the latest first. */
export async function readingsIn(tx: CaseTx, { caseId, authorId }: Owner, most: number): Promise<ReadingRow[]> {
  const rows = await tx
    .selectFrom('fact_reading')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows as ReadingRow[]
}

export async function readingAt(tx: CaseTx, { caseId, authorId }: Owner, id: string): Promise<ReadingRow | null> {
  const row = await tx
    .selectFrom('fact_reading')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .executeTakeFirst()
  return (row as ReadingRow | undefined) ?? null
}

/** Asks for a source to be gone through, or gone through again. @returns false where it waits for that already */
export async function askToLook(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  { id, source, sourceId, textId }: Pick<ReadingRow, 'id' | 'source' | 'sourceId' | 'textId'>,
  at: Date,
): Promise<boolean> {
  const fresh = { text_id: textId, state: 'waiting', pieces: null, done: 0, asked_at: at, ended_at: null }
  return changedRow(
    tx
      .insertInto('fact_reading')
      .values({ case_id: caseId, id, author_id: authorId, source, source_id: sourceId, ...fresh })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doUpdateSet(fresh).where('fact_reading.state', '=', 'read')),
  )
}

const one = (tx: CaseTx, { caseId, authorId }: Owner, id: string) =>
  tx
    .updateTable('fact_reading')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .where('state', '!=', 'read')

/** As the machine: how many pieces there are, and how many of them it has gone through. @returns false where it is not asked for any more */
export const noteProgress = (tx: CaseTx, owner: Owner, id: string, { pieces, done }: { pieces: number; done: number }): Promise<boolean> =>
  changedRow(one(tx, owner, id).set({ state: 'reading', pieces, done }))

/** As the machine: puts down all that was found in a source in place of what was there. @returns false where it is not asked for any more */
export async function putFound(
  tx: CaseTx,
  owner: Owner,
  id: string,
  { found, pieces, at }: { found: readonly FoundRow[]; pieces: number; at: Date },
): Promise<boolean> {
  if (!(await changedRow(one(tx, owner, id).set({ state: 'read', pieces, done: pieces, ended_at: at })))) return false
  await tx.deleteFrom('fact_candidate').where('case_id', '=', owner.caseId).where('reading_id', '=', id).execute()
  const rows = found.map(({ when, ...row }) => ({
    case_id: owner.caseId,
    id: row.id,
    author_id: owner.authorId,
    reading_id: id,
    position: row.position,
    piece_id: row.piece,
    page: row.page,
    begins: row.begins,
    quote: row.quote,
    marks: JSON.stringify(row.marks),
    boxes: JSON.stringify(row.boxes),
    first_day: when.first,
    last_day: when.last,
    at_time: when.time,
    precision: when.precision,
    is_about: when.isAbout,
    cents: row.cents,
    people: row.people,
    topic: row.topic,
    kind: row.kind,
    rank: row.rank,
    is_low: row.isLow,
  }))
  for (let from = 0; from < rows.length; from += 100)
    await tx
      .insertInto('fact_candidate')
      .values(rows.slice(from, from + 100))
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing())
      .execute()
  return true
}

/** As the machine: what was found in a source goes, because the source is not there any more. */
export const forgetReading = (tx: CaseTx, { caseId, authorId }: Owner, id: string): Promise<boolean> =>
  changedRow(tx.deleteFrom('fact_reading').where('case_id', '=', caseId).where('author_id', '=', authorId).where('id', '=', id))
