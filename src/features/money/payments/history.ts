import { type CaseContext, childrenEver } from '#case/cases/public.ts'
import { countedBy } from '#domain/books/balances.ts'
import { changeFor, payerOf, undoneIn } from '#domain/books/entry.ts'
import { ageing, outstanding } from '#domain/books/items.ts'
import { twoColumns, type TwoColumnLine } from '#domain/books/statement.ts'
import { books } from '#domain/books/types.ts'
import type { Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import type { BookEntry, ItemNames } from '#money/books/public.ts'
import { arrearsOf, arrearsWithout, interestFor, leaveOut, monthOf } from './arrears.ts'
import type { History, HistoryLine, HistoryPart } from './contract.ts'
import { booksUpTo } from './due.ts'
import { disputedIn, returnedIn } from './otherwise.ts'
import { type Names, nameOf, namesOf } from './present.ts'
import { paymentsIn } from './store.ts'
import { yearRows } from './tax-year.ts'
import { supportIn, type TermRow } from './store.support.ts'

/** The part of an entry that is about a child; what is about all children is about each. */
const aboutChild = (entries: readonly BookEntry[], child: string | undefined): BookEntry[] =>
  child === undefined
    ? [...entries]
    : entries.flatMap((entry) => {
        const postings = entry.postings.filter((posting) => posting.child === null || posting.child === child)
        return postings.length > 0 ? [{ ...entry, postings }] : []
      })

interface LineAround {
  all: ReadonlyMap<string, BookEntry>
  names: Names
  /** Ids of the entries that undo what a bank took back. */
  returned: ReadonlySet<string>
  /** Of those that undo that again. */
  takenBack: ReadonlySet<string>
  /** By the ids of entries: who sees it differently. */
  otherwise: ReadonlyMap<string, NonNullable<HistoryLine['otherwise']>>
}

function lineView(
  { entry, byA, byB, balanceA, balanceB }: TwoColumnLine,
  { all, names, returned, takenBack, otherwise }: LineAround,
): HistoryLine {
  const [{ item, child }] = entry.postings as [BookEntry['postings'][0]]
  const { note } = all.get(entry.id)!
  return {
    id: entry.id,
    day: entry.day,
    kind: entry.cause.kind,
    ...(entry.cause.kind === 'payment' ? { title: '', to: `/co-parenting-payments?request=${entry.cause.id}` } : nameOf(names, item)),
    child,
    payer: entry.cause.kind === 'payment' ? payerOf(entry) : null,
    evidence: entry.evidence,
    note,
    isReturn: returned.has(entry.id),
    isTakenBack: takenBack.has(entry.id),
    otherwise: otherwise.get(entry.id) ?? null,
    byA,
    byB,
    balanceA,
    balanceB,
  }
}

/** What a side paid by lines that both parents count, without what was withdrawn. */
function paidBy(lines: readonly TwoColumnLine[], undone: ReadonlySet<string>, side: Side): number {
  return lines
    .filter(({ entry, byA, byB }) => entry.cause.kind === 'payment' && byA !== null && byB !== null && !undone.has(entry.id))
    .filter(({ entry }) => payerOf(entry) === side)
    .reduce((sum, { entry }) => sum + changeFor(entry, side), 0)
}

const typedRate = (rate: string | undefined): number | null => (rate === undefined ? null : Math.round(Number(rate) * 100))

/** Both parents' books of a case beside each other. */
export async function history(
  c: CaseContext,
  { year, kind, child, rate }: HistoryPart,
  today: Day,
  sources: readonly ItemNames[],
): Promise<History> {
  const [entries, terms, payments] = [
    await booksUpTo(c.tx, c.caseId, today),
    await supportIn(c.tx, c.caseId),
    await paymentsIn(c.tx, c.caseId),
  ]
  const chosen = aboutChild(entries, child)
  const names = await namesOf(
    c.tx,
    c.caseId,
    chosen.filter(({ day }) => year === undefined || day.startsWith(year)).flatMap(({ postings }) => postings.map(({ item }) => item)),
    sources,
  )
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const undone = undoneIn(entries)
  const isIn = ({ entry: { day } }: TwoColumnLine) => year === undefined || day.startsWith(year)
  const isBefore = ({ entry: { day } }: TwoColumnLine) => year !== undefined && day < year
  const payer = terms[0]?.payer ?? null
  const outside = new Set(
    payments.filter(({ isOutsideOrder, state }) => isOutsideOrder && state !== 'withdrawn' && state !== 'returned').map(({ id }) => id),
  )
  const { returned, takenBack, contested } = await returnedIn(c, entries)
  const { disputed, others } = await disputedIn(c, terms, today)
  const interestIn = (its: readonly BookEntry[], of: readonly TermRow[]) =>
    interestFor(its, { payer: payer!, state: c.seat.state, month: monthOf(of, payer!, today), today, typed: typedRate(rate) })
  const rest = disputed.size > 0 ? leaveOut(entries, disputed) : null
  const undisputed = payer && rest && interestIn(rest, others)
  const around = { all: byId, names, returned, takenBack, otherwise: new Map([...disputed, ...contested]) }
  return {
    caseId: c.caseId,
    zone: c.seat.zone,
    today,
    madeAt: c.at.toISOString(),
    children: [...(await childrenEver(c.tx, c.caseId))].map(([id, name]) => ({ id, name })),
    years: [...new Set(entries.map(({ day }) => Number(day.slice(0, 4))))].toSorted((one, other) => other - one),
    books: books
      .filter((book) => kind === undefined || book === kind)
      .map((book) => {
        const all = twoColumns(chosen, book)
        const [before, lines] = [all.findLast(isBefore), all.filter(isIn)]
        const last = lines.at(-1) ?? before
        return {
          book,
          openingA: before?.balanceA ?? 0,
          openingB: before?.balanceB ?? 0,
          lines: lines.map((line) => lineView(line, around)),
          closingA: last?.balanceA ?? 0,
          closingB: last?.balanceB ?? 0,
          paidBy: { A: paidBy(lines, undone, 'A'), B: paidBy(lines, undone, 'B') },
        }
      }),
    ages: { A: ageing(outstanding(countedBy(entries, 'A')), 'A', today), B: ageing(outstanding(countedBy(entries, 'B')), 'B', today) },
    arrears: payer && { ...arrearsOf(entries, payer, outside), undisputed: rest && arrearsWithout(rest, payer) },
    interest: payer && {
      ...interestIn(entries, terms),
      undisputed: undisputed && { byPayer: undisputed.byPayer, byReceiver: undisputed.byReceiver },
    },
    state: c.seat.state,
    taxYear: year === undefined ? null : { year, rows: yearRows(chosen, { year, book: kind, undone, payments }) },
  }
}
