// All SQL of redacted copies. They are their author's own: row-level security shows nobody else's.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from '#case/files/public.ts'
import type { Mark } from '#domain/redaction/marks.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Proof } from './contract.ts'
import type { Failure } from './rules.ts'

export interface RedactionAt {
  caseId: string
  id: string
}

export interface RedactionRow extends RedactionAt {
  authorId: string
  fileId: string
  /** Of the original. */
  sourceSha256: string
  marks: readonly Mark[]
  phrases: readonly string[]
  places: number
  onPages: number
  state: 'waiting' | 'making' | 'ready' | 'failed'
  progress: number
  failure: Failure | null
  failurePage: number | null
  failureWord: string
  pages: number | null
  proof: Proof | null
  createdAt: Date
  endedAt: Date | null
  removedAt: Date | null
}

const rows = (tx: CaseTx) =>
  tx
    .selectFrom('redaction')
    .select([
      'case_id as caseId',
      'id',
      'author_id as authorId',
      'file_id as fileId',
      'source_sha256 as sourceSha256',
      'phrases',
      'places',
      'on_pages as onPages',
      'progress',
      'failure_page as failurePage',
      'failure_word as failureWord',
      'pages',
      'created_at as createdAt',
      'ended_at as endedAt',
      'removed_at as removedAt',
    ])
    .select((eb) => [
      eb.ref('marks').$castTo<Mark[]>().as('marks'),
      eb.ref('state').$castTo<RedactionRow['state']>().as('state'),
      eb.ref('failure').$castTo<Failure | null>().as('failure'),
      eb.ref('proof').$castTo<Proof | null>().as('proof'),
    ])

/** One copy, also one that was removed. */
export async function redactionAt(tx: CaseTx, { caseId, id }: RedactionAt): Promise<RedactionRow | null> {
  return (await rows(tx).where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The copies of a file, the latest first. */
export async function redactionsOf(tx: CaseTx, { caseId, authorId, id }: FileAt): Promise<RedactionRow[]> {
  return rows(tx)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('file_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

type Asked = Pick<RedactionRow, 'caseId' | 'id' | 'authorId' | 'fileId' | 'sourceSha256' | 'marks' | 'phrases' | 'places' | 'onPages'>

/** Adds what is to be made. @returns whether it is new: of one file one copy is made at a time */
export async function addRedaction(tx: CaseTx, asked: Asked, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('redaction')
      .values({
        case_id: asked.caseId,
        id: asked.id,
        author_id: asked.authorId,
        file_id: asked.fileId,
        source_sha256: asked.sourceSha256,
        marks: JSON.stringify(asked.marks),
        phrases: [...asked.phrases],
        places: asked.places,
        on_pages: asked.onPages,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

const underWay = (tx: CaseTx, { caseId, id }: RedactionAt) =>
  tx
    .updateTable('redaction')
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('state', 'in', ['waiting', 'making'])

/** Says how far it is. As the machine. @returns whether there is anything to go on with */
export const noteProgress = (tx: CaseTx, of: RedactionAt, progress: number): Promise<boolean> =>
  changedRow(underWay(tx, of).set({ state: 'making', progress }))

/** Ends it well. As the machine. @returns whether it is this run that did */
export const endRedaction = (tx: CaseTx, of: RedactionAt, made: { pages: number; proof: Proof }, at: Date): Promise<boolean> =>
  changedRow(underWay(tx, of).set({ state: 'ready', progress: 100, pages: made.pages, proof: JSON.stringify(made.proof), ended_at: at }))

/** Ends it without a copy. As the machine. */
export const failRedaction = (
  tx: CaseTx,
  of: RedactionAt,
  { failure, page = null, word = '' }: { failure: Failure; page?: number | null; word?: string },
  at: Date,
): Promise<boolean> =>
  changedRow(underWay(tx, of).set({ state: 'failed', failure, failure_page: page, failure_word: word.slice(0, 200), ended_at: at }))

/** Removes it with what it says about the words. @returns whether this call did */
export async function removeRedaction(tx: CaseTx, { caseId, id }: RedactionAt, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('redaction')
      .set({ removed_at: at, marks: '[]', phrases: [], failure_word: '' })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}

/** Whether a file has a redacted copy, or one is being made. */
export async function isRedacted(tx: CaseTx, { caseId, authorId, id }: FileAt): Promise<boolean> {
  const { rows: found } = await sql`select from redaction where case_id = ${caseId} and author_id = ${authorId} and file_id = ${id}
    and removed_at is null and state <> 'failed' limit 1`.execute(tx)
  return found.length > 0
}

/** The copies of files that are ready: which file each is of, and its own id. */
export async function readyCopiesOf(
  tx: CaseTx,
  { caseId, authorId }: Omit<FileAt, 'id'>,
  files: readonly string[],
): Promise<{ id: string; fileId: string }[]> {
  if (files.length === 0) return []
  return tx
    .selectFrom('redaction')
    .select(['id', 'file_id as fileId'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('file_id', 'in', [...files])
    .where('state', '=', 'ready')
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
