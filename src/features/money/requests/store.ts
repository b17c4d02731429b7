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
  createdAt: Date
}

interface Filter {
  id?: string
  /** Locks the rows until the transaction ends. */
  lock?: boolean
  /** Those that were sent and not answered. */
  isOpen?: boolean
  isSent?: boolean
  ids?: readonly string[]
  /** The last terms of each: what was answered with other terms is part of their history. */
  isLast?: boolean
  /** Those after this one in the list, by its moment in milliseconds. */
  after?: { at: number; id: string } | null
  most?: number
}

/** Of a draft when it was begun; cut to what a cursor holds. */
const moment = sql<Date>`date_trunc('milliseconds', coalesce(sent_at, created_at))`

/** The requests that the reader's seat shows, the latest first; without drafts that were discarded. */
export async function requestsIn(tx: CaseTx, caseId: string, filter: Filter = {}): Promise<RequestRow[]> {
  const { id, ids, lock, isOpen, isSent, isLast, after, most } = filter
  if (ids?.length === 0) return []
  const rows = await tx
    .selectFrom('expense_request')
    .selectAll()
    .where('case_id', '=', caseId)
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('state', '=', 'draft')]))
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .$if(isOpen === true, (q) => q.where('state', 'in', ['sent', 'viewed']))
    .$if(isSent === true, (q) => q.where('sent_at', 'is not', null))
    .$if(ids !== undefined, (q) => q.where('id', '=', sql<string>`any (${ids!}::uuid[])`))
    .$if(isLast === true, (q) => q.where('state', '<>', 'countered'))
    .$if(Boolean(after), (q) => q.where(sql<boolean>`(${moment}, id) < (${new Date(after!.at)}::timestamptz, ${after!.id}::uuid)`))
    .orderBy(moment, 'desc')
    .orderBy('id', 'desc')
    .$if(most !== undefined, (q) => q.limit(most!))
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
    createdAt: row.created_at,
  }))
}

/** Those that may still need something done: drafts, sent ones, and all that were agreed. */
export const unsettledIn = (tx: CaseTx, caseId: string) =>
  tx
    .selectFrom('expense_request')
    .select(['id', 'state'])
    .where('case_id', '=', caseId)
    .where('state', 'in', ['draft', 'sent', 'viewed', 'agreed'])
    .execute()

/** How many requests there are, each with its last terms; without drafts that were discarded. */
export async function countIn(tx: CaseTx, caseId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('expense_request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('case_id', '=', caseId)
    .where('state', '<>', 'countered')
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('state', '=', 'draft')]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The ids of what requests answer with other terms, from each back to the first; or with `last` the terms that follow one, to the last. */
export async function chainOf(tx: CaseTx, caseId: string, ids: readonly string[], to: 'first' | 'last'): Promise<string[]> {
  const [from, next] = to === 'first' ? [sql`id`, sql`counters`] : [sql`counters`, sql`id`]
  const { rows } = await sql<{ id: string }>`
    with recursive chain (id) as (
      select ${next} from expense_request where case_id = ${caseId} and counters is not null and ${from} = any (${ids}::uuid[])
      union select r.${next} from chain join expense_request r on r.case_id = ${caseId} and r.counters is not null and r.${from} = chain.id)
    select id from chain`.execute(tx)
  return rows.map(({ id }) => id)
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
