import type { CaseTx } from '#access/cases.ts'
import { dueDays } from '#domain/books/due-days.ts'
import { pairOf } from '#domain/books/entry.ts'
import type { Cause } from '#domain/books/types.ts'
import { otherSide } from '#domain/splits/split.ts'
import { idOf } from '#http/key-id.ts'
import type { Day } from '#kernel/day.ts'
import { type BookEntry, bookedOf, entriesOf, post, type Posted } from '#money/books/public.ts'
import { supportIn, type TermRow } from './store.support.ts'

/** What is due by a term on a day. The same day has the same id wherever it is worked out, so that it is booked once. */
export function dueEntry(term: TermRow, day: Day): Posted & { id: string } {
  const id = idOf(term.id, day)
  const cause: Cause = { kind: 'support', id }
  const of = { book: 'support', purpose: 'principal', child: term.child, category: null, item: cause } as const
  return { id, day, due: day, cause, postings: pairOf(of, otherSide(term.payer), term.cents) }
}

/** What is due up to a day and isn't in the books yet. */
async function notBooked(tx: CaseTx, caseId: string, today: Day): Promise<(Posted & { id: string; term: TermRow })[]> {
  const due = (await supportIn(tx, caseId)).flatMap((term) => dueDays(term, today).map((day) => ({ ...dueEntry(term, day), term })))
  const booked = await bookedOf(
    tx,
    caseId,
    due.map(({ id }) => id),
  )
  return due.filter(({ id }) => !booked.has(id))
}

/** The due days of support up to a day that the job has not booked yet, as entries. Nothing is written. */
export async function dueNotBooked(tx: CaseTx, caseId: string, today: Day): Promise<BookEntry[]> {
  return (await notBooked(tx, caseId, today)).map(({ term, ...entry }) => ({
    corrects: null,
    evidence: null,
    note: '',
    authorId: term.authorId,
    ...entry,
    due: entry.day,
  }))
}

/** The books up to a day, with such due days. */
export const booksUpTo = async (tx: CaseTx, caseId: string, today: Day): Promise<BookEntry[]> => [
  ...(await entriesOf(tx, caseId)),
  ...(await dueNotBooked(tx, caseId, today)),
]

/**
 * Books the due days of support up to a day.
 * @param authorId who writes them; `null`: the platform, in the name of the parent who entered the term
 * @returns the ids of what was booked now
 */
export async function bookDue(
  tx: CaseTx,
  { caseId, authorId, at }: { caseId: string; authorId: string | null; at: Date },
  today: Day,
): Promise<string[]> {
  const written: string[] = []
  for (const { id, term, ...entry } of await notBooked(tx, caseId, today))
    if (await post(tx, { caseId, id, authorId: authorId ?? term.authorId, at }, entry)) written.push(id)
  return written
}

/** The ids of the entries of a term's due days up to a day, after `until` where there is one. */
export const dueIds = (term: TermRow, today: Day, until: Day | null = null): string[] =>
  dueDays(term, today)
    .filter((day) => until === null || day > until)
    .map((day) => dueEntry(term, day).id)

/** The entries of a term's due days that are in the books, not corrected yet, of days after `until`; all of them where that is `null`. */
export async function bookedAfter(tx: CaseTx, caseId: string, term: TermRow, until: Day | null, today: Day): Promise<BookEntry[]> {
  const ids = dueIds(term, today, until)
  const entries = await entriesOf(tx, caseId, { ids })
  const corrected = new Set(entries.map(({ corrects }) => corrects))
  return entries.filter(({ id, corrects }) => corrects === null && !corrected.has(id))
}
