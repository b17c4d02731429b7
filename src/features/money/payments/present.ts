import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { changeFor } from '#domain/books/entry.ts'
import { type OpenItem as Open } from '#domain/books/items.ts'
import { type Cause, keyOf } from '#domain/books/types.ts'
import type { CaseContext, Membership } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { type UseRow, usedView } from '#case/files/public.ts'
import type { Day } from '#kernel/day.ts'
import type { BookEntry, ItemName, ItemNames } from '#money/books/public.ts'
import type { OpenItem, Payment } from './contract.ts'
import { actsOf, type Answerable } from './rules.ts'
import type { PaymentRow } from './store.ts'
import type { ReturnRow } from './store.returns.ts'

export const todayIn = ({ seat, now }: CaseContext): Day => dayOfInstant(zoneNamed(seat.zone), now) as Day

export type Names = ReadonlyMap<string, ItemName>

/** What items are called, by `keyOf`: each kind asks the feature that made them. */
export async function namesOf(tx: CaseTx, caseId: string, causes: readonly Cause[], sources: readonly ItemNames[]): Promise<Names> {
  const found = new Map<string, ItemName>()
  for (const { kind, names } of sources) {
    const ids = [...new Set(causes.filter((cause) => cause.kind === kind).map(({ id }) => id))]
    if (ids.length === 0) continue
    for (const [id, name] of await names(tx, caseId, ids)) found.set(keyOf({ kind, id }), name)
  }
  return found
}

const unnamed: ItemName = { title: '', to: '' }
export const nameOf = (names: Names, cause: Cause): ItemName => names.get(keyOf(cause)) ?? unnamed

export const itemView = ({ item, book, purpose, child, debtor, cents, full, due }: Open, names: Names): OpenItem => ({
  item,
  ...nameOf(names, item),
  book,
  purpose,
  child,
  debtor,
  cents,
  full,
  due,
})

/** A payment as its rules see it. */
export const answerable = ({ state, payer, authorId }: PaymentRow, { sideOf }: Writers, returned: ReturnRow | undefined): Answerable => ({
  state,
  payer,
  recordedBy: sideOf(authorId)!,
  isReturnAnswered: (returned?.answer ?? null) !== null,
})

interface Around {
  here: Membership
  writers: Writers
  names: Names
  /** The first entry of each cause, by `keyOf`. */
  entries: ReadonlyMap<string, BookEntry>
  uses: readonly UseRow[]
  returns: readonly ReturnRow[]
}

function returnView({ day, reason, authorId, createdAt, answer }: ReturnRow, { nameOf: name }: Writers): NonNullable<Payment['returned']> {
  const said = answer && {
    agrees: answer.agrees,
    words: answer.words,
    by: name(answer.by, answer.at.getTime()),
    at: answer.at.toISOString(),
  }
  return { day, reason, by: name(authorId, createdAt.getTime()), at: createdAt.toISOString(), answer: said }
}

/** A payment as someone sees it, with what it was for. */
export function paymentView(row: PaymentRow, { here, writers, names, entries, uses, returns }: Around): Payment {
  const its = returns.filter(({ payment }) => payment === row.id)
  const returned = its.find(({ takenBackAt }) => takenBackAt === null)
  const of = answerable(row, writers, returned)
  const entry = entries.get(keyOf({ kind: 'payment', id: row.id }))
  const lines = (entry?.postings ?? []).filter(({ side }) => side === row.payer)
  return {
    id: row.id,
    payer: row.payer,
    book: row.book,
    cents: row.cents,
    paidOn: row.paidOn,
    method: row.method,
    reference: row.reference,
    note: row.note,
    isOutsideOrder: row.isOutsideOrder,
    state: row.state,
    evidence: entry?.evidence ?? 'declared',
    isByReceiver: of.recordedBy !== row.payer,
    recordedBy: writers.nameOf(row.authorId, row.createdAt.getTime()),
    recordedAt: row.createdAt.toISOString(),
    answeredBy: row.answeredBy && writers.nameOf(row.answeredBy, row.answeredAt!.getTime()),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    reason: row.reason,
    returned: returned ? returnView(returned, writers) : null,
    takenBack: its.flatMap(({ day, reason: said, authorId, createdAt, takenBackAt }) =>
      takenBackAt ? [{ day, reason: said, by: writers.nameOf(authorId, createdAt.getTime()), at: takenBackAt.toISOString() }] : [],
    ),
    lines: lines
      .filter(({ purpose }) => purpose !== 'credit')
      .map(({ item, cents }) => ({ item, ...nameOf(names, item), due: entries.get(keyOf(item))?.due ?? null, cents })),
    rest: lines.filter(({ purpose }) => purpose === 'credit').reduce((sum, { cents }) => sum + cents, 0),
    files: uses.filter(({ about }) => about === row.id).map(usedView),
    can: here.isFormer ? [] : actsOf(of, here.side),
  }
}

/** What of a payment everyone reads in the record of the case. */
export const recordOf = (row: PaymentRow, entry: BookEntry | undefined, files: readonly UseRow[]) => ({
  payer: row.payer,
  book: row.book,
  cents: row.cents,
  paidOn: row.paidOn,
  method: row.method,
  reference: row.reference,
  note: row.note,
  isOutsideOrder: row.isOutsideOrder,
  state: row.state,
  entry: entry && { id: entry.id, change: changeFor(entry, row.payer), postings: entry.postings },
  files: files.map(({ name, type, bytes, sha256 }) => ({ name, type, bytes, sha256 })),
})
