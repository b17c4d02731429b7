import { type RawBuilder, sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Part } from '#domain/expenses/asked.ts'
import type { StoredState } from '#domain/expenses/lifecycle.ts'
import type { Split } from '#domain/splits/split.ts'

export interface ExpenseRow {
  id: string
  authorId: string
  title: string
  note: string
  cents: number
  day: string
  categoryId: string | null
  children: readonly string[]
  tax: 'none' | 'medical' | 'dependent_care'
  miles: number | null
  rate: number | null
  state: StoredState
  split: Split | null
  parts: readonly Part[] | null
  askedCents: number | null
  answerBy: string | null
  approvedCents: number | null
  owedCents: number | null
  returnedCents: number
  sentAt: Date | null
  viewedAt: Date | null
  answeredAt: Date | null
  answeredBy: string | null
  bankDay: string | null
  bankFour: string | null
  /** The rule that prepared it. */
  ruleId: string | null
  createdAt: Date
}

const columns = [
  'id',
  'author_id',
  'title',
  'note',
  'cents',
  'day',
  'category_id',
  'children',
  'tax',
  'miles',
  'rate',
  'state',
  'split',
  'parts',
  'asked_cents',
  'answer_by',
  'approved_cents',
  'owed_cents',
  'returned_cents',
  'sent_at',
  'viewed_at',
  'answered_at',
  'answered_by',
  'bank_day',
  'bank_four',
  'rule_id',
  'created_at',
] as const

export interface Filter {
  id?: string
  ids?: readonly string[]
  /** Locks the rows until the transaction ends. */
  lock?: boolean
  state?: readonly StoredState[]
  /** Sent by this seat, or by others. */
  by?: { author: string; is: boolean }
  child?: string | undefined
  categories?: readonly string[] | undefined
  year?: string | undefined
  /** The first and the last day. */
  days?: { from: string; to: string }
  /** Those after this one in the list, the latest day first. */
  after?: { day: string; id: string } | null
  most?: number
  oldestFirst?: boolean
  /** Without drafts, and what became of them. */
  isSent?: boolean
  /** Without drafts that were discarded. */
  isNotDiscarded?: boolean
  /** Those whose ids a subselect finds. */
  among?: RawBuilder<string>
}

function filtered(tx: CaseTx, caseId: string, filter: Filter) {
  const { id, ids, lock, state, by, child, categories, year, days, after, most, oldestFirst, isSent, isNotDiscarded, among } = filter
  return (
    tx
      .selectFrom('expense')
      .where('case_id', '=', caseId)
      .$if(id !== undefined, (q) => q.where('id', '=', id!))
      .$if(ids !== undefined, (q) => q.where('id', '=', sql<string>`any (${ids!}::uuid[])`))
      .$if(state !== undefined, (q) => q.where('state', 'in', state!))
      .$if(by !== undefined, (q) => q.where('author_id', by!.is ? '=' : '<>', by!.author))
      .$if(child !== undefined, (q) => q.where(sql<boolean>`children ? ${child!}`))
      .$if(categories !== undefined, (q) => q.where('category_id', '=', sql<string>`any (${categories!}::uuid[])`))
      .$if(year !== undefined, (q) => q.where('day', '>=', `${year!}-01-01`).where('day', '<=', `${year!}-12-31`))
      .$if(days !== undefined, (q) => q.where('day', '>=', days!.from).where('day', '<=', days!.to))
      .$if(Boolean(after), (q) => q.where(sql<boolean>`(day, id) < (${after!.day}::date, ${after!.id}::uuid)`))
      .$if(isSent === true, (q) => q.where('sent_at', 'is not', null))
      .$if(isNotDiscarded === true, (q) => q.where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('state', '=', 'draft')])))
      // `is true` has the list walk its index and look each id up, in place of joining all of them before the first page is cut.
      .$if(among !== undefined, (q) => q.where(sql<boolean>`(id in ${among!}) is true`))
      .orderBy('day', oldestFirst ? 'asc' : 'desc')
      .orderBy('id', oldestFirst ? 'asc' : 'desc')
      .$if(most !== undefined, (q) => q.limit(most!))
      .$if(lock === true, (q) => q.forUpdate())
  )
}

/** The ids of such expenses, as a subselect. */
export const expenseIds = (tx: CaseTx, caseId: string, filter: Filter) => filtered(tx, caseId, filter).select('id')

/** What expenses are called: a history has thousands of them, and needs nothing else. */
export const titlesIn = (tx: CaseTx, caseId: string, ids: readonly string[]) =>
  filtered(tx, caseId, { ids }).select(['id', 'title']).execute()

/** The expenses that the reader's seat shows, the latest day first. */
export async function expensesIn(tx: CaseTx, caseId: string, filter: Filter = {}): Promise<ExpenseRow[]> {
  if (filter.ids?.length === 0 || filter.categories?.length === 0) return []
  const rows = await filtered(tx, caseId, filter).select(columns).execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    note: row.note,
    cents: row.cents,
    day: row.day,
    categoryId: row.category_id,
    children: row.children as string[],
    tax: row.tax as ExpenseRow['tax'],
    miles: row.miles,
    rate: row.rate,
    state: row.state as StoredState,
    split: row.split as Split | null,
    parts: row.parts as Part[] | null,
    askedCents: row.asked_cents,
    answerBy: row.answer_by,
    approvedCents: row.approved_cents,
    owedCents: row.owed_cents,
    returnedCents: row.returned_cents,
    sentAt: row.sent_at,
    viewedAt: row.viewed_at,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
    bankDay: row.bank_day,
    bankFour: row.bank_four,
    ruleId: row.rule_id,
    createdAt: row.created_at,
  }))
}

/** The years of expenses that the seat shows, the latest first. The index by day leads from the last day of one to that of the one before. */
export async function yearsIn(tx: CaseTx, caseId: string): Promise<number[]> {
  const last = sql`select max(day) as day from expense where case_id = ${caseId} and state <> 'void'`
  const { rows } = await sql<{ year: number }>`
    with recursive last as (${last} union all select (${last} and day < date_trunc('year', last.day)::date) from last where last.day is not null)
    select extract(year from day)::int as year from last where day is not null`.execute(tx)
  return rows.map(({ year }) => year)
}

/** How many expenses of others wait for this seat's answer. */
export async function waitingFor(tx: CaseTx, caseId: string, me: string): Promise<number> {
  const { count } = await tx
    .selectFrom('expense')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('case_id', '=', caseId)
    .where('author_id', '<>', me)
    .where('state', 'in', ['submitted', 'viewed'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
