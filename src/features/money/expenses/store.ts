import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Part } from '#domain/expenses/asked.ts'
import type { ExpenseStep, StoredState } from '#domain/expenses/lifecycle.ts'
import type { Split } from '#domain/splits/split.ts'
import { changedRow } from '#ports/db/changed.ts'

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
  /** Those after this one in the list, the latest day first. */
  after?: { day: string; id: string } | null
  most?: number
  oldestFirst?: boolean
  /** Without drafts, and what became of them. */
  isSent?: boolean
  /** Without drafts that were discarded. */
  isNotDiscarded?: boolean
}

/** The expenses that the reader's seat shows, the latest day first. */
export async function expensesIn(tx: CaseTx, caseId: string, filter: Filter = {}): Promise<ExpenseRow[]> {
  const { id, ids, lock, state, by, child, categories, year, after, most, oldestFirst, isSent, isNotDiscarded } = filter
  if (ids?.length === 0 || categories?.length === 0) return []
  const rows = await tx
    .selectFrom('expense')
    .select(columns)
    .where('case_id', '=', caseId)
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .$if(ids !== undefined, (q) => q.where('id', 'in', ids!))
    .$if(state !== undefined, (q) => q.where('state', 'in', state!))
    .$if(by !== undefined, (q) => q.where('author_id', by!.is ? '=' : '<>', by!.author))
    .$if(child !== undefined, (q) => q.where(sql<boolean>`children ? ${child!}`))
    .$if(categories !== undefined, (q) => q.where('category_id', 'in', categories!))
    .$if(year !== undefined, (q) => q.where('day', '>=', `${year!}-01-01`).where('day', '<=', `${year!}-12-31`))
    .$if(Boolean(after), (q) => q.where(sql<boolean>`(day, id) < (${after!.day}::date, ${after!.id}::uuid)`))
    .$if(isSent === true, (q) => q.where('sent_at', 'is not', null))
    .$if(isNotDiscarded === true, (q) => q.where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('state', '=', 'draft')])))
    .orderBy('day', oldestFirst ? 'asc' : 'desc')
    .orderBy('id', oldestFirst ? 'asc' : 'desc')
    .$if(most !== undefined, (q) => q.limit(most!))
    .$if(lock === true, (q) => q.forUpdate())
    .execute()
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
    createdAt: row.created_at,
  }))
}

/** What an expense says; of a draft all that is asked of the other parent is `null`. */
export interface Written {
  title: string
  note: string
  cents: number
  day: string
  categoryId: string | null
  children: readonly string[]
  tax: ExpenseRow['tax']
  miles: number | null
  rate: number | null
  /** The request that it is the bill for. */
  requestId?: string | null
  sent: { at: Date; split: Split; parts: readonly Part[]; asked: number; answerBy: string | null } | null
}

const valuesOf = ({ title, note, cents, day, categoryId, children, tax, miles, rate, requestId = null, sent }: Written) => ({
  title,
  note,
  cents,
  day,
  category_id: categoryId,
  children: JSON.stringify(children),
  tax,
  miles,
  rate,
  request_id: requestId,
  state: sent ? 'submitted' : 'draft',
  sent_at: sent?.at ?? null,
  split: sent ? JSON.stringify(sent.split) : null,
  parts: sent ? JSON.stringify(sent.parts) : null,
  asked_cents: sent?.asked ?? null,
  answer_by: sent?.answerBy ?? null,
})

interface By {
  caseId: string
  id: string
}
const one = (tx: CaseTx, { caseId, id }: By) => tx.updateTable('expense').where('case_id', '=', caseId).where('id', '=', id)

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addExpense(tx: CaseTx, by: By & { authorId: string; at: Date }, written: Written): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('expense')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, created_at: by.at, ...valuesOf(written) })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Writes a draft again, or sends it: the caller has locked it. */
export async function writeExpense(tx: CaseTx, by: By, written: Written): Promise<void> {
  await one(tx, by).set(valuesOf(written)).execute()
}

/** @returns whether this was the first look */
export async function stampView(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<boolean> {
  return changedRow(one(tx, by).set({ state: 'viewed', viewed_at: at }).where('state', '=', 'submitted'))
}

export interface Answer extends By {
  state: 'approved' | 'partially_approved' | 'disputed'
  approved: number
  owed: number
  by: string
  at: Date
}

/** Answers an expense that the caller has locked. */
export async function answerExpense(tx: CaseTx, { state, approved, owed, by, at, ...where }: Answer): Promise<void> {
  await one(tx, where).set({ state, approved_cents: approved, owed_cents: owed, answered_by: by, answered_at: at }).execute()
}

/** Lowers what was approved by money that came back. */
export async function lowerExpense(
  tx: CaseTx,
  { approved, owed, returned, ...by }: By & { approved: number; owed: number; returned: number },
): Promise<void> {
  await one(tx, by).set({ approved_cents: approved, owed_cents: owed, returned_cents: returned }).execute()
}

export async function voidExpense(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<void> {
  await one(tx, by).set({ state: 'void', voided_at: at }).execute()
}

/** The bank line that its author matched it with, or none any more. */
export async function putBankLine(tx: CaseTx, by: By, line: { day: string; lastFour: string | null } | null): Promise<void> {
  await one(tx, by)
    .set({ bank_day: line?.day ?? null, bank_four: line?.lastFour ?? null })
    .execute()
}

/** Deletes all words of a draft that is discarded. */
export async function emptyDraft(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<void> {
  await one(tx, by)
    .set({
      state: 'void',
      voided_at: at,
      title: '',
      note: '',
      cents: 0,
      children: '[]',
      category_id: null,
      miles: null,
      rate: null,
      request_id: null,
    })
    .execute()
}

export type StepKind = ExpenseStep

export interface StepRow {
  id: string
  authorId: string
  expenseId: string
  what: StepKind
  cents: number | null
  words: string
  at: Date
}

/** @returns whether it was added now */
export async function addStep(tx: CaseTx, { caseId, day, ...step }: StepRow & { caseId: string; day: string }): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('expense_step')
      .values({
        case_id: caseId,
        id: step.id,
        author_id: step.authorId,
        expense_id: step.expenseId,
        day,
        what: step.what,
        cents: step.cents,
        words: step.words,
        at: step.at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export async function stepsOf(tx: CaseTx, caseId: string, expenses: readonly string[]): Promise<StepRow[]> {
  if (expenses.length === 0) return []
  const rows = await tx
    .selectFrom('expense_step')
    .select(['id', 'author_id', 'expense_id', 'what', 'cents', 'words', 'at'])
    .where('case_id', '=', caseId)
    .where('expense_id', 'in', expenses)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    expenseId: row.expense_id,
    what: row.what as StepKind,
    cents: row.cents,
    words: row.words,
    at: row.at,
  }))
}

/** The years of expenses that the seat shows, the latest first. */
export async function yearsIn(tx: CaseTx, caseId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('expense')
    .select(sql<number>`extract(year from day)::int`.as('year'))
    .distinct()
    .where('case_id', '=', caseId)
    .where('state', '<>', 'void')
    .orderBy('year', 'desc')
    .execute()
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
