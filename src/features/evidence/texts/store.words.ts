// Words of pages with their places, for what is made of pages.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import type { PlacedWord } from '#domain/evidence/placed-words.ts'

export interface PageWords {
  page: number
  width: number
  height: number
  /** By lines. */
  words: PlacedWord[][]
}

const pages = (tx: CaseTx, { caseId, authorId, id }: FileAt) =>
  tx
    .selectFrom('file_text_page')
    .select(['page', 'width', 'height'])
    .select((eb) => eb.ref('words').$castTo<PlacedWord[][]>().as('words'))
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('file_id', '=', id)
    .where('width', '>', 0)
    .orderBy('page')

/** Of the first pages those that are pictures, with the words that were read on them. */
export async function wordsOfPictures(tx: CaseTx, of: FileAt, most: number): Promise<Map<number, PlacedWord[]>> {
  const found = await pages(tx, of).where('source', '=', 'picture').where('page', '<=', most).execute()
  return new Map(found.map(({ page, words }) => [page, words.flat()]))
}

const ascii = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')

/** Of the first pages those that may say something, whatever stands between its letters; whether they do is for the caller to look. */
export async function wordsWith(tx: CaseTx, of: FileAt, phrase: string, most: number): Promise<PageWords[]> {
  return pages(tx, of)
    .where('page', '<=', most)
    .where(sql<boolean>`position(${ascii(phrase)} in regexp_replace(lower(normalize(text, NFKC)), '[^a-z0-9]+', '', 'g')) > 0`)
    .execute()
}

/** The words of some pages. */
export async function wordsOn(tx: CaseTx, of: FileAt, numbers: readonly number[]): Promise<PageWords[]> {
  if (numbers.length === 0) return []
  return pages(tx, of)
    .where('page', 'in', [...numbers])
    .execute()
}
