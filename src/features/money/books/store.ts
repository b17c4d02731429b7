import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import { bookOf, checkEntry } from '#domain/books/entry.ts'
import { type Book, type Cause, type Entry, type Evidence, evidenceLevels, type Posting } from '#domain/books/types.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

/** An entry as it is in the books: with who wrote it, and why. */
export interface BookEntry extends Entry {
  authorId: string
  note: string
}

export type Posted = Pick<Entry, 'day' | 'cause' | 'postings'> & Partial<Pick<BookEntry, 'corrects' | 'due' | 'evidence' | 'note'>>

/**
 * Writes an entry in the books. It is never changed: what was wrong is corrected by another one (`correctionOf`).
 * @param by the case, the entry's id, its author and when it is written
 * @returns whether it was written now: a retry with the same id writes nothing, and a due day of support is booked once
 * @throws RangeError for an entry that doesn't balance (`checkEntry`)
 */
export async function post(tx: CaseTx, by: Authored, posted: Posted): Promise<boolean> {
  const { note = '', corrects = null, due = null, evidence = null, day, cause, postings } = posted
  checkEntry({ id: by.id, day, cause, corrects, due, evidence, postings })
  const values = {
    case_id: by.caseId,
    id: by.id,
    author_id: by.authorId,
    day,
    cause: cause.kind,
    cause_id: cause.id,
    corrects,
    due_on: due,
    book: bookOf({ postings }),
    evidence,
    // The book stands in the row.
    postings: JSON.stringify(postings.map(({ book: _book, ...posting }) => posting)),
    note,
    created_at: by.at,
  }
  return changedRow(
    tx
      .insertInto('book_entry')
      .values(values)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/**
 * Writes down that a payment's entry was proved further, once for each proof: each parent's own bank line can match. What is less than before
 * changes nothing (`entriesOf` reads the highest).
 * @returns whether it was written now
 */
export async function raiseEvidence(
  tx: CaseTx,
  by: Authored,
  { entry, level, day }: { entry: string; level: Exclude<Evidence, 'declared'>; day: Day },
): Promise<boolean> {
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, entry_id: entry, level, day, created_at: by.at }
  return changedRow(
    tx
      .insertInto('book_evidence')
      .values(values)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Writes down that a parent took back that their bank line, or a line of the state's unit, matches a payment's entry. */
export async function lowerEvidence(
  tx: CaseTx,
  by: Authored,
  { entry, day, level = 'unmatched' }: { entry: string; day: Day; level?: 'unmatched' | 'unit_unmatched' },
): Promise<void> {
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, entry_id: entry, level, day, created_at: by.at }
  await tx.insertInto('book_evidence').values(values).execute()
}

/** What was proved later: of each parent's bank line the last word counts, and apart from it that of their line of the state's unit. */
function levelsOf(raised: readonly { author_id: string; level: string }[]): string[] {
  const byAuthor = new Map<string, string>()
  for (const { author_id, level } of raised)
    if (level !== 'confirmed') byAuthor.set(`${author_id} ${level.startsWith('unit_') ? 'unit' : 'bank'}`, level)
  return [...byAuthor.values(), ...raised.filter(({ level }) => level === 'confirmed').map(({ level }) => level)]
}

const highest = (levels: readonly (string | null)[]): Evidence | null => evidenceLevels.findLast((level) => levels.includes(level)) ?? null

const anyOf = (ids: readonly string[]) => sql<string>`any (${ids}::uuid[])`

const raisedOf = (tx: CaseTx, caseId: string, entries?: readonly string[]) =>
  tx
    .selectFrom('book_evidence')
    .select(['entry_id', 'author_id', 'level'])
    .where('case_id', '=', caseId)
    .$if(entries !== undefined, (q) => q.where('entry_id', '=', anyOf(entries!)))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Which entries: those of one cause or several (an expense, a payment), or some by their ids with the ones that correct them. */
export type Only = Cause | { causes: readonly Cause[] } | { ids: readonly string[] }

/** The entries of a case that the reader's seat shows, by day and id; the evidence is the highest that each has reached. */
export async function entriesOf(tx: CaseTx, caseId: string, only?: Only): Promise<BookEntry[]> {
  const ids = only && 'ids' in only ? only.ids : undefined
  const causes = only && ('causes' in only ? only.causes : 'ids' in only ? undefined : [only])
  if (ids?.length === 0 || causes?.length === 0) return []
  const rows = await tx
    .selectFrom('book_entry')
    .select(['id', 'day', 'cause', 'cause_id', 'corrects', 'due_on', 'book', 'evidence', 'postings', 'author_id', 'note'])
    .where('case_id', '=', caseId)
    .$if(causes !== undefined, (q) =>
      q.where(
        sql<boolean>`(cause, cause_id) in (select kind, id from unnest(${causes!.map(({ kind }) => kind)}::text[],
          ${causes!.map(({ id }) => id)}::uuid[]) as named (kind, id))`,
      ),
    )
    .$if(ids !== undefined, (q) => q.where(({ eb, or }) => or([eb('id', '=', anyOf(ids!)), eb('corrects', '=', anyOf(ids!))])))
    .orderBy('day')
    .orderBy('id')
    .execute()
  const payments = only && rows.filter(({ evidence }) => evidence !== null).map(({ id }) => id)
  const raised = Map.groupBy(payments?.length === 0 ? [] : await raisedOf(tx, caseId, payments), ({ entry_id }) => entry_id)
  return rows.map((row) => ({
    id: row.id,
    day: row.day as Day,
    cause: { kind: row.cause, id: row.cause_id } as Cause,
    corrects: row.corrects,
    due: row.due_on as Day | null,
    evidence: highest([row.evidence, ...levelsOf(raised.get(row.id) ?? [])]),
    postings: (row.postings as Omit<Posting, 'book'>[]).map((posting) => ({ ...posting, book: row.book as Book })),
    authorId: row.author_id,
    note: row.note,
  }))
}

/** Which of some entries are in the books. */
export async function bookedOf(tx: CaseTx, caseId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('book_entry').select('id').where('case_id', '=', caseId).where('id', '=', anyOf(ids)).execute()
  return new Set(rows.map(({ id }) => id))
}
