// The pages of both lists: payments with what they were for, and what is open. Sums are of all of it, added up by the database.
import type { CaseContext } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { usesOf } from '#case/files/public.ts'
import { keyOf } from '#domain/books/types.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { type BookEntry, entriesOf, type ItemNames, openPage, type OpenSums } from '#money/books/public.ts'
import type { OpenItem, Payment } from './contract.ts'
import { itemView, namesOf, paymentView } from './present.ts'
import { returnsIn } from './store.returns.ts'
import { type PaymentRow, paymentsIn } from './store.ts'

const pageSize = 50

export interface Paging {
  writers: Writers
  /** What is due and not in the books yet. */
  unwritten: readonly BookEntry[]
  sources: readonly ItemNames[]
}

/** Payments as someone sees them, each with what it was for. */
export async function presented(c: CaseContext, rows: readonly PaymentRow[], { writers, unwritten, sources }: Paging): Promise<Payment[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const booked = await entriesOf(c.tx, c.caseId, { causes: ids.map((id) => ({ kind: 'payment', id })) })
  const items = [...new Map(booked.flatMap(({ postings }) => postings.map(({ item }) => [keyOf(item), item]))).values()]
  const made = await entriesOf(c.tx, c.caseId, { causes: items })
  return paymentViews(rows, {
    here: c.seat,
    writers,
    names: await namesOf(c.tx, c.caseId, items, sources),
    entries: new Map([...booked, ...made, ...unwritten].toReversed().map((entry) => [keyOf(entry.cause), entry])),
    uses: await usesOf(
      c.tx,
      c.caseId,
      rows.filter(({ proofs }) => proofs > 0).map(({ id }) => id),
    ),
    returns: await returnsIn(c.tx, c.caseId, { payments: ids }),
  })
}
const paymentViews = (rows: readonly PaymentRow[], around: Parameters<typeof paymentView>[1]) => rows.map((row) => paymentView(row, around))

/** A page of the payments that wait for an answer, or of the settled ones. @throws Fault `invalid` for a cursor of another list */
export async function paymentsPage(
  c: CaseContext,
  of: 'open' | 'settled',
  { year, cursor }: { year?: string | undefined; cursor?: string | undefined },
): Promise<{ items: PaymentRow[]; next: string | null }> {
  const asked = ['payments', c.caseId, of, year]
  const after = readCursor(asked, cursor, ['day', 'id'])
  const found = await paymentsIn(c.tx, c.caseId, {
    isSettled: of === 'settled',
    year,
    after: after && { paidOn: after[0], id: after[1] },
    most: pageSize + 1,
  })
  return pageOf(found, pageSize, asked, ({ paidOn, id }) => [paidOn, id])
}

interface ItemsAsked {
  book?: OpenItem['book'] | undefined
  debtor?: OpenItem['debtor'] | undefined
  from?: string | undefined
  cursor?: string | undefined
}

/** A page of what is open by the reader's own books, and what each side owes in all. @throws Fault `invalid` for a cursor of another list */
export async function itemsPage(
  c: CaseContext,
  { book, debtor, from, cursor }: ItemsAsked,
  { unwritten, sources }: Omit<Paging, 'writers'>,
): Promise<{ items: OpenItem[]; next: string | null; owed: OpenSums }> {
  const asked = ['open items', c.caseId, book, debtor, from]
  const at = readCursor(asked, cursor, ['day', 'text', 'id'])
  const after = at && { due: at[0], kind: at[1], id: at[2] }
  const filter = { book, debtor, from, after, most: pageSize + 1, unwritten }
  const { items: found, owed } = await openPage(c.tx, c.caseId, c.seat.side ?? undefined, filter)
  const { items, next } = pageOf(found, pageSize, asked, ({ due, item }) => [due, item.kind, item.id])
  const names = await namesOf(
    c.tx,
    c.caseId,
    items.map(({ item }) => item),
    sources,
  )
  return { items: items.map((item) => itemView(item, names)), next, owed }
}
