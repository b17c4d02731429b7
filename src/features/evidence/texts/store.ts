// All SQL of what files say. It is its author's own: row-level security shows nobody else's.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import type { PlacedWord } from '#domain/evidence/placed-words.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { TextPage } from './contract.ts'
import type { UnreadReason } from './rules.ts'

export interface TextRow {
  state: 'waiting' | 'reading' | 'read' | 'failed'
  reason: UnreadReason | null
  pages: number | null
  done: number
}

const at = (tx: CaseTx, { caseId, authorId, id }: FileAt) =>
  tx.selectFrom('file_text').where('case_id', '=', caseId).where('author_id', '=', authorId).where('file_id', '=', id)

export async function textAt(tx: CaseTx, of: FileAt): Promise<TextRow | null> {
  return ((await at(tx, of).select(['state', 'reason', 'pages', 'done']).executeTakeFirst()) as TextRow | undefined) ?? null
}

/** Notes that a file is to be read. @returns whether it is now: one that was asked for stays as it is */
export async function askFor(tx: CaseTx, { caseId, authorId, id }: FileAt, textId: string, asked: Date): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('file_text')
      .values({ case_id: caseId, author_id: authorId, id: textId, file_id: id, state: 'waiting', asked_at: asked })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** As the machine: says how many pages a file has, before its first one is read. */
export async function beginText(tx: CaseTx, of: FileAt, pages: number): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('file_text')
      .set({ state: 'reading', pages })
      .where('case_id', '=', of.caseId)
      .where('file_id', '=', of.id)
      .where('ended_at', 'is', null),
  )
}

export interface PageOf extends Omit<TextPage, 'words'> {
  id: string
  words: readonly (readonly PlacedWord[])[]
}

/** As the machine: adds the next page. @returns false where another process did, or the file is gone */
export async function addPage(tx: CaseTx, of: FileAt, page: PageOf): Promise<boolean> {
  const isNext = await changedRow(
    tx
      .updateTable('file_text')
      .set({ done: page.page })
      .where('case_id', '=', of.caseId)
      .where('file_id', '=', of.id)
      .where('state', '=', 'reading')
      .where('done', '=', page.page - 1),
  )
  if (!isNext) return false
  await tx
    .insertInto('file_text_page')
    .values({
      case_id: of.caseId,
      id: page.id,
      author_id: of.authorId,
      file_id: of.id,
      page: page.page,
      source: page.source,
      width: page.width,
      height: page.height,
      text: page.text,
      words: JSON.stringify(page.words),
    })
    .execute()
  return true
}

/** As the machine: ends the reading. @param reason why it failed; `null` where it was read */
export async function endText(tx: CaseTx, of: FileAt, reason: UnreadReason | null, ended: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('file_text')
      .set({ state: reason === null ? 'read' : 'failed', reason, ended_at: ended })
      .where('case_id', '=', of.caseId)
      .where('file_id', '=', of.id)
      .where('ended_at', 'is', null),
  )
}

/** As the machine: what a file said goes. */
export async function forgetText(tx: CaseTx, of: FileAt): Promise<boolean> {
  await tx.deleteFrom('file_text_page').where('case_id', '=', of.caseId).where('file_id', '=', of.id).execute()
  return changedRow(tx.deleteFrom('file_text').where('case_id', '=', of.caseId).where('file_id', '=', of.id))
}

const pages = (tx: CaseTx, { caseId, authorId, id }: FileAt) =>
  tx.selectFrom('file_text_page').where('case_id', '=', caseId).where('author_id', '=', authorId).where('file_id', '=', id)

export async function pageAt(tx: CaseTx, of: FileAt, page: number): Promise<TextPage | null> {
  const row = await pages(tx, of).select(['page', 'source', 'width', 'height', 'text', 'words']).where('page', '=', page).executeTakeFirst()
  return (row as TextPage | undefined) ?? null
}

/** How far a file was read, and the texts of its pages. */
export async function textOfFile(tx: CaseTx, of: FileAt): Promise<{ state: TextRow['state'] | 'none'; pages: string[] }> {
  const row = await textAt(tx, of)
  const rows = await pages(tx, of).select('text').orderBy('page').execute()
  return { state: row?.state ?? 'none', pages: rows.map(({ text }) => text) }
}

export interface ReadPageRow {
  page: number
  text: string
  /** Words by lines; none where a page has no places. */
  words: TextPage['words']
}

/** Pages behind this one with what they say, in order. */
export async function pagesAfter(tx: CaseTx, of: FileAt, after: number, most: number): Promise<ReadPageRow[]> {
  const rows = await pages(tx, of).select(['page', 'text', 'words']).where('page', '>', after).orderBy('page').limit(most).execute()
  return rows as unknown as ReadPageRow[]
}

/** How far a file was read, and the texts of some of its pages: so many that they can be looked at together. */
export interface TextPart {
  state: TextRow['state'] | 'none'
  pages: number | null
  rows: { page: number; text: string }[]
  /** The page after them; `null` where no further one was read. */
  next: number | null
}

/** Pages, and characters on them, that are read in one part. */
const [pagesInPart, charactersInPart] = [50, 200_000]

/** @param from the first page, from 1 on */
export async function textPart(tx: CaseTx, of: FileAt, from: number): Promise<TextPart> {
  const row = await textAt(tx, of)
  const read = await pages(tx, of)
    .select(['page', 'text'])
    .where('page', '>=', from)
    .orderBy('page')
    .limit(pagesInPart + 1)
    .execute()
  let [most, length] = [0, 0]
  for (const { text } of read.slice(0, pagesInPart)) {
    length += text.length
    if (most > 0 && length > charactersInPart) break
    most += 1
  }
  return { state: row?.state ?? 'none', pages: row?.pages ?? null, rows: read.slice(0, most), next: read[most]?.page ?? null }
}

/** How many pictures were not read, and how many pages have text. */
export async function countsOf(tx: CaseTx, of: FileAt): Promise<{ skipped: number; withText: number; pictures: number }> {
  return pages(tx, of)
    .select([
      sql<number>`count(*) filter (where source = 'skipped')::int`.as('skipped'),
      sql<number>`count(*) filter (where source = 'picture')::int`.as('pictures'),
      sql<number>`count(*) filter (where text <> '')::int`.as('withText'),
    ])
    .executeTakeFirstOrThrow()
}

const marks = 'StartSel=\u0002, StopSel=\u0003, MaxFragments=1, MaxWords=30, MinWords=12'

export interface FoundRow {
  file: string
  name: string
  page: number
  excerpt: string
}

/**
 * Pages of files with these words, the file that was asked for last first.
 * @param authorId whose; `null` for all that the policies show to the one who acts. The file's row is its author's own: others are given no name.
 */
export async function found(
  tx: CaseTx,
  { caseId, authorId }: { caseId: string; authorId: string | null },
  { words, file, most }: { words: string; file: string | null; most: number },
): Promise<FoundRow[]> {
  const query = sql`websearch_to_tsquery('simple', ${words})`
  const { rows } =
    await sql<FoundRow>`select hit.file_id as file, coalesce(f.name, '') as name, hit.page, ts_headline('simple', hit.text, ${query}, ${marks}) as excerpt
    from (select p.case_id, p.file_id, p.page, p.text, t.asked_at from file_text_page p
        join file_text t on t.case_id = p.case_id and t.file_id = p.file_id
        where p.case_id = ${caseId} and (${authorId}::uuid is null or p.author_id = ${authorId}::uuid) and (${file}::uuid is null or p.file_id = ${file}::uuid) and p.found @@ ${query}
        order by t.asked_at desc, p.file_id, p.page limit ${most}) hit
      left join stored_file f on f.case_id = hit.case_id and f.id = hit.file_id
    where f.removed_at is null
    order by hit.asked_at desc, hit.file_id, hit.page`.execute(tx)
  return rows
}
