// What is open, added up by the database from the postings: the same as `outstanding` and `countedBy` of the domain say of the entries.
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { OpenItem } from '#domain/books/items.ts'
import { type Book, type Cause, type CauseKind, keyOf } from '#domain/books/types.ts'
import type { Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import type { Posted } from './store.ts'

/** Which postings: a condition on `p`. */
type Of = RawBuilder<unknown>

const ofItems = (kind: CauseKind, ids: readonly string[]): Of => sql`p.item_kind = ${kind} and p.item_id = any (${ids}::uuid[])`

/** An entry that is due and not written yet: it counts as if it were. */
export type Unwritten = Posted & { id: string }

/** Side A's postings of such entries, as rows of `book_posting`. */
const rowsOf = (entries: readonly Unwritten[]) =>
  JSON.stringify(
    entries.flatMap(({ id, day, due, cause, postings: of }) =>
      of.flatMap(({ side, book, purpose, child, category, item, cents }, n) => {
        const its = { item_kind: item.kind, item_id: item.id, is_origin: keyOf(item) === keyOf(cause) }
        return side === 'A'
          ? [{ entry_id: id, n: n + 1, day, due_on: due ?? day, book, purpose, child_id: child, category, cents, ...its }]
          : []
      }),
    ),
  )

interface PostingsOf {
  /** Of a few items: then only the payments of those are read. */
  isFew?: boolean
  unwritten?: readonly Unwritten[]
}

/**
 * Side A's postings of a case (each item of an entry sums to zero, so side B has the same with the other sign), each with whether the books of A
 * and of B count it (`countedBy` of the domain): the receiver's leave out a payment that waits to be confirmed, and its correction. A confirmation
 * stays; of what a parent says of their bank lines the last word counts, and apart from it of lines of the state's unit (`entriesOf`).
 * `offset 0` has each row worked out once, and not once for each sum of it.
 */
const postings = (caseId: string, of: Of, { isFew = false, unwritten = [] }: PostingsOf = {}) => {
  const ofThem = isFew
    ? sql`e.id in (select p.counts_with from book_posting p where p.case_id = ${caseId} and p.side = 'A' and ${of})`
    : sql`true`
  return sql`(
  with declared as materialized (
    select e.id from book_entry e where e.case_id = ${caseId} and e.evidence = 'declared' and ${ofThem}
      and not exists (select from book_evidence v where v.case_id = ${caseId} and v.entry_id = e.id
        and v.level in ('confirmed', 'bank_matched', 'unit_matched')
        and not exists (select from book_evidence l where l.case_id = v.case_id and l.entry_id = v.entry_id and l.author_id = v.author_id
          and l.level in ('unmatched', 'unit_unmatched') and l.level = case v.level when 'bank_matched' then 'unmatched' when 'unit_matched' then 'unit_unmatched' end
          and (l.created_at, l.id) > (v.created_at, v.id)))),
  waiting as materialized (
    select q.entry_id as id, case when sum(q.cents) > 0 then 'A' else 'B' end as payer
    from book_posting q where q.case_id = ${caseId} and q.entry_id in (select id from declared) and q.side = 'A' group by q.entry_id)
  (select p.entry_id, p.n, p.day, p.due_on, p.book, p.purpose, p.child_id, p.category, p.item_kind, p.item_id, p.cents, p.is_origin,
    p.counts_with not in (select id from waiting where payer = 'B') as in_a, p.counts_with not in (select id from waiting where payer = 'A') as in_b
  from book_posting p where p.case_id = ${caseId} and p.side = 'A' and ${of} offset 0)
  ${unwritten.length === 0 ? sql`` : unwrittenOf(unwritten, of)})`
}

const unwrittenOf = (entries: readonly Unwritten[], of: Of) => sql`
  union all select p.entry_id, p.n, p.day, p.due_on, p.book, p.purpose, p.child_id, p.category, p.item_kind, p.item_id, p.cents, p.is_origin, true, true
  from jsonb_to_recordset(${rowsOf(entries)}::jsonb) as p (entry_id uuid, n integer, day date, due_on date, book text, purpose text, child_id uuid,
    category text, item_kind text, item_id uuid, cents integer, is_origin boolean) where ${of}`

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
    select p.item_id, abs(${sumBy('A')}) as a, abs(${sumBy('B')}) as b from ${postings(caseId, ofItems(kind, ids), { isFew: true })} p group by p.item_id`.execute(
    tx,
  )
  return new Map(rows.map(({ item_id, a, b }) => [item_id, { A: a, B: b }]))
}

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

interface OwedBy {
  /** By whose books; without a side, each by the books of the one who is paid. */
  by: Side | null
  /** The first day that is not overdue. */
  today: string
  /** Chooses ids among a subselect of those that are open by the books of either parent. */
  among?: ((open: RawBuilder<string>) => Expression<unknown>) | undefined
}

/**
 * What each side owes of the items of a kind, and with it which of the open ones are chosen: what is open is added up once for both.
 * @returns `open`: the ids that `among` chose, in its order
 */
export async function owedOf(
  tx: CaseTx,
  caseId: string,
  kind: CauseKind,
  { by, today, among }: OwedBy,
): Promise<{ owed: Record<Side, Owed>; open: string[] }> {
  const daysBy = (
    side: Side,
  ) => sql`coalesce(min(p.day) filter (where p.is_origin and ${countedBy(side)}), min(p.day) filter (where ${countedBy(side)})),
    coalesce(min(p.due_on) filter (where p.is_origin and ${countedBy(side)}), min(p.due_on) filter (where ${countedBy(side)}))`
  const inBooksOf = (side: Side, condition: RawBuilder<unknown>) => {
    const [cents, day, due] = side === 'A' ? [sql`a`, sql`day_a`, sql`due_a`] : [sql`b`, sql`day_b`, sql`due_b`]
    return sql`select case when ${cents} < 0 then 'A' else 'B' end as debtor, abs(${cents}) as cents, ${day} as day, ${due} as due from item where ${condition}`
  }
  const items =
    by === null
      ? sql`${inBooksOf('A', sql`a > 0`)} union all ${inBooksOf('B', sql`b < 0`)}`
      : inBooksOf(by, by === 'A' ? sql`a <> 0` : sql`b <> 0`)
  const { rows } = await sql<{ owed: (Owed & { debtor: Side })[]; open: string[] }>`
    with item (id, a, b, day_a, due_a, day_b, due_b) as materialized (
      select p.item_id, ${sumBy('A')}, ${sumBy('B')}, ${by === 'B' ? sql`null::date, null::date` : daysBy('A')}, ${by === 'A' ? sql`null::date, null::date` : daysBy('B')}
      from ${postings(caseId, sql`p.item_kind = ${kind}`)} p group by p.item_id having ${sumBy('A')} <> 0 or ${sumBy('B')} <> 0)
    select coalesce((select jsonb_agg(one) from (
        select debtor, sum(cents)::bigint as cents, count(*) as items, min(day) as oldest,
          coalesce(sum(cents) filter (where due < ${today}::date), 0)::bigint as overdue
        from (${items}) its group by debtor) one), '[]') as owed,
      ${among ? sql`array(${among(sql`(select id from item)`)})` : sql`array[]::uuid[]`} as open`.execute(tx)
  const none: Owed = { cents: 0, items: 0, overdue: 0, oldest: null }
  const [{ owed, open }] = rows as [(typeof rows)[0]]
  return { owed: Object.assign({ A: none, B: none }, Object.fromEntries(owed.map(({ debtor, ...its }) => [debtor, its]))), open }
}

const allOf = (conditions: readonly (Of | undefined)[]): Of =>
  sql.join([sql`true`, ...conditions.filter((each) => each !== undefined)], sql` and `)

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
  only: { items?: readonly Cause[]; book?: Book; unwritten?: readonly Unwritten[] } = {},
): Promise<OpenItem[]> {
  const { items, book, unwritten = [] } = only
  if (items?.length === 0) return []
  const named =
    items &&
    sql`(p.item_kind, p.item_id) in (select kind, id from unnest(${items.map(({ kind }) => kind)}::text[],
    ${items.map(({ id }) => id)}::uuid[]) as named (kind, id))`
  const of = allOf([named, book && sql`p.book = ${book}`])
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
    from ${postings(caseId, of, { isFew: items !== undefined, unwritten })} p where ${by === undefined ? sql`true` : countedBy(by)}
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

/** Which of what is open: a page of it that begins after an item. */
export interface OpenFilter {
  book?: Book | undefined
  debtor?: Side | undefined
  /** Due on that day or later. */
  from?: string | undefined
  after?: { due: string; kind: string; id: string } | null
  most: number
  unwritten?: readonly Unwritten[]
}

/** What each side owes, of all that is open in the books that were asked for. */
export type OpenSums = Record<Side, { cents: number; items: number }>

/**
 * A page of what `openItems` finds, in its order, and what each side owes in all.
 * @param by whose books, as there
 */
export async function openPage(
  tx: CaseTx,
  caseId: string,
  by: Side | undefined,
  { book, debtor, from, after, most, unwritten = [] }: OpenFilter,
): Promise<{ items: OpenItem[]; owed: OpenSums }> {
  const ofPage = allOf([
    debtor && (debtor === 'A' ? sql`cents < 0` : sql`cents > 0`),
    from === undefined ? undefined : sql`due >= ${from}::date`,
    after ? sql`(due, kind collate "C", id) > (${after.due}::date, ${after.kind}, ${after.id}::uuid)` : undefined,
  ])
  const { rows } = await sql<{ kind: CauseKind | null; id: string; a: number; b: number; items_a: number; items_b: number }>`
    with item as materialized (
      select p.item_kind as kind, p.item_id as id, sum(p.cents) as cents, ${days}
      from ${postings(caseId, allOf([book && sql`p.book = ${book}`]), { unwritten })} p where ${by === undefined ? sql`true` : countedBy(by)}
      group by p.item_kind, p.item_id having sum(p.cents) <> 0),
    page as (select kind, id, due from item where ${ofPage} order by due, kind collate "C", id limit ${most})
    select kind, id, sums.* from (select coalesce(-sum(cents) filter (where cents < 0), 0)::bigint as a, count(*) filter (where cents < 0) as items_a,
      coalesce(sum(cents) filter (where cents > 0), 0)::bigint as b, count(*) filter (where cents > 0) as items_b from item) sums
    left join page on true order by due, kind collate "C", id`.execute(tx)
  const [{ a, b, items_a, items_b }] = rows as [(typeof rows)[0]]
  const items = rows.flatMap(({ kind, id }) => (kind === null ? [] : [{ kind, id }]))
  return {
    items: await openItems(tx, caseId, by, { items, unwritten }),
    owed: { A: { cents: a, items: items_a }, B: { cents: b, items: items_b } },
  }
}
