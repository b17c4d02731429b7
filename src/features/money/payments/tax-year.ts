import { payerOf } from '#domain/books/entry.ts'
import { type Book, books } from '#domain/books/types.ts'
import type { BookEntry } from '#money/books/public.ts'
import type { YearRow } from './contract.ts'
import type { PaymentRow } from './store.ts'

/**
 * What was paid in a calendar year, by the day of each payment: by who paid, kind and child. What was withdrawn or returned by a bank, also in
 * a later year, is left out, and so is all that is no payment. What was set off lowers the amount of its child.
 * @param entries of the books, from which a child may be chosen
 * @param undone ids of the entries that a correction undoes
 */
export function yearRows(
  entries: readonly BookEntry[],
  {
    year,
    book: only,
    undone,
    payments,
  }: {
    year: string
    book: Book | undefined
    undone: ReadonlySet<string>
    payments: readonly PaymentRow[]
  },
): YearRow[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const found = new Map<string, YearRow>()
  for (const entry of entries) {
    const { id, day, cause, evidence, postings } = entry
    if (cause.kind !== 'payment' || !day.startsWith(year) || undone.has(id)) continue
    const payment = byId.get(cause.id)
    // The part that is about one child may be set-offs alone, so the row of the payment says who paid.
    const payer = payment?.payer ?? payerOf(entry)
    for (const { side, book, child, cents } of postings) {
      if (side !== payer || (only !== undefined && book !== only)) continue
      const key = `${book} ${payer} ${child ?? ''}`
      const row = found.get(key) ?? { payer, book, child, paid: 0, received: 0, confirmed: 0 }
      row.paid += cents
      if (evidence !== 'declared') row.received += cents
      if (payment?.state === 'confirmed') row.confirmed += cents
      found.set(key, row)
    }
  }
  const place = ({ book, payer, child }: YearRow) => `${books.indexOf(book)} ${payer} ${child ?? ''}`
  return [...found.values()].toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}
