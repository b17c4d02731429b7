import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { RequestState } from '#domain/requests/lifecycle.ts'
import type { Split } from '#domain/splits/split.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface RequestRow {
  id: string
  authorId: string
  /** Who asked first, and is to spend the money. */
  askerId: string
  counters: string | null
  title: string
  cents: number
  categoryId: string | null
  children: readonly string[]
  provider: string
  note: string
  day: string
  answerBy: string | null
  state: RequestState
  split: Split | null
  shares: { A: number; B: number } | null
  sentAt: Date | null
  viewedAt: Date | null
  settledAt: Date | null
  settledBy: string | null
  reason: string
  withdrawnAt: Date | null
}

interface Filter {
  id?: string
  /** Locks the rows until the transaction ends. */
  lock?: boolean
  /** Those that were sent and not answered. */
  isOpen?: boolean
  isSent?: boolean
}

/** The requests that the reader's seat shows, the latest first; without drafts that were discarded. */
export async function requestsIn(tx: CaseTx, caseId: string, { id, lock, isOpen, isSent }: Filter = {}): Promise<RequestRow[]> {
  const rows = await tx
    .selectFrom('expense_request')
    .selectAll()
    .where('case_id', '=', caseId)
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('state', '=', 'draft')]))
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .$if(isOpen === true, (q) => q.where('state', 'in', ['sent', 'viewed']))
    .$if(isSent === true, (q) => q.where('sent_at', 'is not', null))
    .orderBy(sql`coalesce(sent_at, created_at) desc`)
    .orderBy('id', 'desc')
    .$if(lock === true, (q) => q.forUpdate())
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    askerId: row.asker_id ?? row.author_id,
    counters: row.counters,
    title: row.title,
    cents: row.cents,
    categoryId: row.category_id,
    children: row.children as string[],
    provider: row.provider,
    note: row.note,
    day: row.day,
    answerBy: row.answer_by,
    state: row.state as RequestState,
    split: row.split as Split | null,
    shares: row.shares as { A: number; B: number } | null,
    sentAt: row.sent_at,
    viewedAt: row.viewed_at,
    settledAt: row.settled_at,
    settledBy: row.settled_by,
    reason: row.reason,
    withdrawnAt: row.withdrawn_at,
  }))
}

/** What a request says; of a draft `sent` is `null`. */
export interface Written {
  title: string
  cents: number
  categoryId: string | null
  children: readonly string[]
  provider: string
  note: string
  day: string
  answerBy: string | null
  sent: { at: Date; split: Split; shares: { A: number; B: number } } | null
}

const valuesOf = ({ title, cents, categoryId, children, provider, note, day, answerBy, sent }: Written) => ({
  title,
  cents,
  category_id: categoryId,
  children: JSON.stringify(children),
  provider,
  note,
  day,
  answer_by: answerBy,
  state: sent ? 'sent' : 'draft',
  split: sent ? JSON.stringify(sent.split) : null,
  shares: sent ? JSON.stringify(sent.shares) : null,
  sent_at: sent?.at ?? null,
})

interface By {
  caseId: string
  id: string
}
const one = (tx: CaseTx, { caseId, id }: By) => tx.updateTable('expense_request').where('case_id', '=', caseId).where('id', '=', id)

/** @param by `answers`: the request that it answers with other terms @returns whether it was added now: a retry with the same id adds nothing */
export async function addRequest(
  tx: CaseTx,
  by: By & { authorId: string; answers: Pick<RequestRow, 'id' | 'askerId'> | null; at: Date },
  written: Written,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('expense_request')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        asker_id: by.answers?.askerId ?? null,
        counters: by.answers?.id ?? null,
        created_at: by.at,
        ...valuesOf(written),
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Writes a draft again, or sends it: the caller has locked it. */
export async function writeRequest(tx: CaseTx, by: By, written: Written): Promise<void> {
  await one(tx, by).set(valuesOf(written)).execute()
}

/** @returns whether this was the first look */
export async function stampView(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<boolean> {
  return changedRow(one(tx, by).set({ state: 'viewed', viewed_at: at }).where('state', '=', 'sent'))
}

/** Answers a request that the caller has locked. */
export async function settleRequest(
  tx: CaseTx,
  { state, by, at, reason = '', ...where }: By & { state: 'agreed' | 'declined' | 'countered'; by: string; at: Date; reason?: string },
): Promise<void> {
  await one(tx, where).set({ state, settled_by: by, settled_at: at, reason }).execute()
}

/** Withdraws what the caller has locked. */
export async function withdrawRequest(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<void> {
  await one(tx, by).set({ state: 'withdrawn', withdrawn_at: at }).execute()
}

/** Deletes all words of a draft that is discarded. */
export async function emptyDraft(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<void> {
  await one(tx, by)
    .set({ state: 'withdrawn', withdrawn_at: at, title: '', note: '', provider: '', cents: 0, children: '[]', category_id: null })
    .where('state', '=', 'draft')
    .execute()
}
