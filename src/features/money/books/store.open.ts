// What is open, added up by the database from the postings: the same as `outstanding` and `countedBy` of the domain say of the entries.
import { type RawBuilder, sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { OpenItem } from '#domain/books/items.ts'
import type { Book, Cause, CauseKind } from '#domain/books/types.ts'
import type { Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'

/** Which postings: a condition on `p`. */
type Of = RawBuilder<unknown>

const ofItems = (kind: CauseKind, ids: readonly string[]): Of => sql`p.item_kind = ${kind} and p.item_id = any (${ids}::uuid[])`

/**
 * Side A's postings of a case (each item of an entry sums to zero, so side B has the same with the other sign), each with whether the books of A
 * and of B count it (`countedBy` of the domain): the receiver's leave out a payment that waits to be confirmed, and its correction. A confirmation
 * stays; of what a parent says of their bank lines the last word counts, and apart from it of lines of the state's unit (`entriesOf`).
 * @param isFew whether they are of some items alone: then only their payments are looked at
 */
const postings = (caseId: string, of: Of, isFew = false) => {
  const ofThem = isFew
    ? sql`e.id in (select p.counts_with from book_posting p where p.case_id = ${caseId} and p.side = 'A' and ${of})`
    : sql`true`
  return sql`(
  with declared as materialized (
    select e.id from book_entry e where e.case_id = ${caseId} and e.evidence = 'declared' and ${ofThem}
      and not exists (select from book_evidence v where v.case_id = ${caseId} and v.entry_id = e.id
        and v.level in ('confirmed', 'bank_matched', 'unit_matched')
        and not exists (select from book_evidence l where l.case_id = v.case_id and l.entry_id = v.entry_id and l.author_id = v.author_id
          and l.level = case v.level when 'bank_matched' then 'unmatched' when 'unit_matched' then 'unit_unmatched' end
          and (l.created_at, l.id) > (v.created_at, v.id)))),
  waiting as materialized (
    select q.entry_id as id, case when sum(q.cents) > 0 then 'A' else 'B' end as payer
    from book_posting q where q.case_id = ${caseId} and q.entry_id in (select id from declared) and q.side = 'A' group by q.entry_id)
  select p.*, p.counts_with not in (select id from waiting where payer = 'B') as in_a, p.counts_with not in (select id from waiting where payer = 'A') as in_b
  from book_posting p where p.case_id = ${caseId} and p.side = 'A' and ${of})`
}

/** Whether the books of a side count a posting. */
const countedBy = (side: Side) => (side === 'A' ? sql`p.in_a` : sql`p.in_b`)
const sumBy = (side: Side) => sql`coalesce(sum(p.cents) filter (where ${countedBy(side)}), 0)::bigint`

/** Cents that are open of an item by the books of either parent: the one who pays counts declared payments, the one who is paid confirmed ones. */
export type OpenCents = Readonly<Record<Side, number>>

/** @param ids of items of a kind @returns by id; one that nothing was posted to is left out */
export async function openCents(
  tx: CaseTx,
  caseId: string,
  kind: CauseKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenCents>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ item_id: string; a: number; b: number }>`
    select p.item_id, abs(${sumBy('A')}) as a, abs(${sumBy('B')}) as b from ${postings(caseId, ofItems(kind, ids), true)} p group by p.item_id`.execute(
    tx,
  )
  return new Map(rows.map(({ item_id, a, b }) => [item_id, { A: a, B: b }]))
}

/** The ids of items of a kind that are open by the books of either parent, as a subselect. */
export const openIds = (caseId: string, kind: CauseKind): RawBuilder<string> => sql<string>`(
  select p.item_id from ${postings(caseId, sql`p.item_kind = ${kind}`)} p group by p.item_id
  having ${sumBy('A')} <> 0 or ${sumBy('B')} <> 0)`

/** The days of an item: of what made it, or of all where the reader's seat doesn't show that. */
const days = sql`coalesce(min(p.day) filter (where p.is_origin), min(p.day)) as day,
  coalesce(min(p.due_on) filter (where p.is_origin), min(p.due_on)) as due`

/** What a side owes of some items. */
export interface Owed {
  cents: number
  items: number
  /** Cents of those that were due before a day. */
  overdue: number
  /** The day of the oldest; `null` where nothing is open. */
  oldest: Day | null
}

/**
 * What each side owes of the items of a kind, by the books of one; without a side, each by the books of the one who is paid.
 * @param today the first day that is not overdue
 */
export async function owedOf(
  tx: CaseTx,
  caseId: string,
  kind: CauseKind,
  { by, today }: { by: Side | null; today: string },
): Promise<Record<Side, Owed>> {
  const byBooksOf = (reader: Side) => sql`
    select case when sum(p.cents) < 0 then 'A' else 'B' end as debtor, sum(p.cents) as cents, ${days}
    from ${postings(caseId, sql`p.item_kind = ${kind}`)} p where ${countedBy(reader)} group by p.item_id having sum(p.cents) <> 0`
  const items =
    by === null
      ? sql`select * from (${byBooksOf('A')}) a where debtor = 'B' union all select * from (${byBooksOf('B')}) b where debtor = 'A'`
      : byBooksOf(by)
  const { rows } = await sql<Owed & { debtor: Side }>`
    select debtor, sum(abs(cents))::bigint as cents, count(*) as items, min(day) as oldest,
      coalesce(sum(abs(cents)) filter (where due < ${today}::date), 0)::bigint as overdue
    from (${items}) item group by debtor`.execute(tx)
  const none: Owed = { cents: 0, items: 0, overdue: 0, oldest: null }
  return Object.assign({ A: none, B: none }, Object.fromEntries(rows.map(({ debtor, ...owed }) => [debtor, owed])))
}

/**
 * What is open, the earliest due first.
 * @param by whose books: the payer's count a payment once it is declared, the receiver's once it is confirmed. Without it every payment counts,
 * so that nobody pays twice.
 * @param only some items: one named that isn't open is left out
 */
export async function openItems(
  tx: CaseTx,
  caseId: string,
  by?: Side,
  only: { items?: readonly Cause[]; book?: Book } = {},
): Promise<OpenItem[]> {
  const { items, book } = only
  if (items?.length === 0) return []
  const named =
    items &&
    sql`(p.item_kind, p.item_id) in (select kind, id from unnest(${items.map(({ kind }) => kind)}::text[],
    ${items.map(({ id }) => id)}::uuid[]) as named (kind, id))`
  const of = sql.join([named, book && sql`p.book = ${book}`].filter((each) => each !== undefined).concat(sql`true`), sql` and `)
  const { rows } = await sql<{
    kind: CauseKind
    id: string
    first: [[Book, OpenItem['purpose'], string | null, string | null]]
    cents: number
    full: number
    day: Day
    due: Day
  }>`
    select p.item_kind as kind, p.item_id as id, sum(p.cents) as cents,
      coalesce(sum(p.cents) filter (where p.is_origin), 0)::bigint as full, ${days},
      (array_agg(array[p.book, p.purpose, p.child_id::text, p.category] order by p.is_origin desc, p.day, p.entry_id, p.n))[1:1] as first
    from ${postings(caseId, of, items !== undefined)} p where ${by === undefined ? sql`true` : countedBy(by)}
    group by p.item_kind, p.item_id having sum(p.cents) <> 0
    order by due, (p.item_kind || ' ' || p.item_id::text) collate "C"`.execute(tx)
  return rows.map(({ kind, id, first: [[its, purpose, child, category]], cents, full, day, due }) => ({
    item: { kind, id },
    book: its,
    purpose,
    child,
    category,
    debtor: cents < 0 ? 'A' : 'B',
    cents: Math.abs(cents),
    full: Math.abs(full),
    day,
    due,
  }))
}
