import { sql } from 'kysely'
import { byCase, type CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Effect } from '#domain/swaps/effect.ts'
import type { TradeKind, TradeLeg, TradeState } from '#domain/swaps/types.ts'

export interface TradeRow {
  id: string
  authorId: string
  kind: TradeKind
  reason: string
  legs: TradeLeg[]
  handover: string
  respondBy: Date | null
  isEmergency: boolean
  counters: string | null
  state: TradeState
  sentAt: Date | null
  viewedAt: Date | null
  settledBy: string | null
  settledAt: Date | null
  declineReason: string | null
  /** Of an accepted one: what each of its legs moved, in their order. */
  effects: readonly Effect[] | null
  createdAt: Date
}

/** The trades of a case that one sees, the latest first; with `id` the one, locked where it is to be changed; with `isOpen` those that were sent and not settled. */
export async function tradesIn(
  tx: CaseTx,
  caseId: string,
  only: { id?: string; lock?: boolean; isOpen?: boolean } = {},
): Promise<TradeRow[]> {
  const rows = await tx
    .selectFrom('time_trade')
    .selectAll()
    .where('case_id', '=', caseId)
    .$if(only.id !== undefined, (q) => q.where('id', '=', only.id!))
    .$if(only.isOpen === true, (q) => q.where('state', 'in', ['sent', 'viewed']))
    .$if(only.lock === true, (q) => q.forUpdate())
    .orderBy(sql`coalesce(sent_at, created_at) desc`)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    kind: row.kind as TradeKind,
    reason: row.reason,
    legs: row.legs as TradeLeg[],
    handover: row.handover,
    respondBy: row.respond_by,
    isEmergency: row.is_emergency,
    counters: row.counters,
    state: row.state as TradeState,
    sentAt: row.sent_at,
    viewedAt: row.viewed_at,
    settledBy: row.settled_by,
    settledAt: row.settled_at,
    declineReason: row.decline_reason,
    effects: row.effect as readonly Effect[] | null,
    createdAt: row.created_at,
  }))
}

/** What a trade says; `sentAt` of a draft is `null`. */
export interface Written {
  kind: TradeKind
  reason: string
  legs: readonly TradeLeg[]
  firstDay: string
  handover: string
  respondBy: Date | null
  isEmergency: boolean
  sentAt: Date | null
}

const valuesOf = (written: Written) => ({
  kind: written.kind,
  reason: written.reason,
  legs: JSON.stringify(written.legs),
  first_day: written.firstDay,
  handover: written.handover,
  respond_by: written.respondBy,
  is_emergency: written.isEmergency,
  state: written.sentAt ? 'sent' : 'draft',
  sent_at: written.sentAt,
})

const oneTrade = (tx: CaseTx, { caseId, id }: { caseId: string; id: string }) =>
  tx.updateTable('time_trade').where('case_id', '=', caseId).where('id', '=', id)

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addTrade(
  tx: CaseTx,
  by: { caseId: string; id: string; authorId: string; counters: string | null; at: Date },
  written: Written,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('time_trade')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, counters: by.counters, created_at: by.at, ...valuesOf(written) })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Rewrites a draft that the caller has locked. */
export async function writeTrade(tx: CaseTx, { caseId, id }: { caseId: string; id: string }, written: Written): Promise<void> {
  await oneTrade(tx, { caseId, id }).set(valuesOf(written)).execute()
}

/** Stamps the first look of the other parent. */
export async function stampView(tx: CaseTx, { caseId, id, at }: { caseId: string; id: string; at: Date }): Promise<boolean> {
  return changedRow(oneTrade(tx, { caseId, id }).set({ state: 'viewed', viewed_at: at }).where('state', '=', 'sent'))
}

export interface Settling {
  caseId: string
  id: string
  by: string | null
  at: Date
  state: 'countered' | 'accepted' | 'declined' | 'withdrawn'
  reason?: string
  effects?: readonly Effect[] | null
}

/** Settles a trade once. @returns whether this call did it, and no other before it */
export async function settle(tx: CaseTx, { caseId, id, by, at, state, reason, effects }: Settling): Promise<boolean> {
  const values = {
    state,
    settled_by: by,
    settled_at: at,
    ...(reason !== undefined && { decline_reason: reason }),
    ...(effects && { effect: JSON.stringify(effects) }),
  }
  return changedRow(oneTrade(tx, { caseId, id }).set(values).where('settled_at', 'is', null))
}

/** Deletes all text of a draft that is discarded. */
export async function emptyDraft(tx: CaseTx, { caseId, id }: { caseId: string; id: string }): Promise<void> {
  await oneTrade(tx, { caseId, id }).set({ reason: '', handover: '', legs: '[{}]' }).where('state', '=', 'draft').execute()
}

/** Writes down that the time to answer is over, for all cases. @returns the cases in which that was so, with the ids */
export async function expireTrades(tx: CaseTx, now: Date): Promise<[caseId: string, ids: string[]][]> {
  const rows = await tx
    .updateTable('time_trade')
    .set({ state: 'expired', settled_at: sql<Date>`respond_by` })
    .where('state', 'in', ['sent', 'viewed'])
    .where('respond_by', '<=', now)
    .returning(['case_id', 'id'])
    .execute()
  return byCase(rows)
}
