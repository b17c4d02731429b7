import { freshLines } from '#domain/bank/dedupe.ts'
import { foldText } from '#domain/bank/words.ts'
import { changeFor, payerOf } from '#domain/books/entry.ts'
import type { UnitLine } from '#domain/unit/types.ts'
import type { Side } from '#domain/splits/split.ts'
import type { BookEntry } from '#money/books/public.ts'
import type { LineRow } from './store.ts'

const asBankLine = <L extends UnitLine>(line: L) => ({
  ...line,
  description: `${line.kind} ${line.reference}`,
  checkNumber: null,
  fitId: null,
})

/** What of a file's lines its importer has not imported yet: equal lines are counted (`domain/bank/dedupe.ts`). */
export function freshOf(there: readonly LineRow[], file: readonly UnitLine[]): { lines: UnitLine[]; known: number } {
  const { lines, known } = freshLines(there.map(asBankLine), file.map(asBankLine))
  return { lines: lines as (UnitLine & (typeof lines)[0])[], known }
}

const keyOf = ({ day, kind, cents, reference }: UnitLine) => [day, kind, cents, foldText(reference)].join(' ')

/** A line of the history, and those of the other parent's imports that are the same one. */
export interface MergedLine extends LineRow {
  ids: readonly string[]
  authorIds: readonly string[]
}

/**
 * The lines of both parents' imports, each once: the first of one parent is the first of the other, and two equal ones of one parent are two.
 * Each parent has lines of their own, so that an undo by one takes nothing from the other.
 */
export function mergedLines(lines: readonly LineRow[]): MergedLine[] {
  return [...Map.groupBy(lines, keyOf).values()].flatMap((alike) => {
    const byAuthor = [...Map.groupBy(alike, ({ authorId }) => authorId).values()]
    return Array.from({ length: Math.max(...byAuthor.map((some) => some.length)) }, (_, n) => {
      const same = byAuthor.flatMap((some) => some[n] ?? [])
      return { ...same[0]!, ids: same.map(({ id }) => id), authorIds: same.map(({ authorId }) => authorId) }
    })
  })
}

/** A payment of child support in the books; `id`: its entry. */
export interface Recorded extends Pick<BookEntry, 'id' | 'day' | 'evidence'> {
  payment: string
  payer: Side
  cents: number
}

/** The payments of child support that stand: what was withdrawn or returned is none. */
export function recordedIn(entries: readonly BookEntry[]): Recorded[] {
  const corrected = new Set(entries.map(({ corrects }) => corrects))
  return entries.flatMap((entry) => {
    if (entry.cause.kind !== 'payment' || entry.postings[0]!.book !== 'support' || corrected.has(entry.id)) return []
    const { id, day, evidence, cause } = entry
    const payer = payerOf(entry)
    return [{ id, day, evidence, payment: cause.id, payer, cents: changeFor(entry, payer) }]
  })
}
