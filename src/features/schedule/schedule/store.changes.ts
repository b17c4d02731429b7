import type { CaseTx } from '#access/cases.ts'
import type { Agreed, Rule } from '#domain/schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface ChangeRow {
  id: string
  tradeId: string | null
  rule: Rule
  fromDay: Day
  toDay: Day
  approvedAt: Date
  confirmedFor: string | null
  answers: Answers
}

/** What each parent said of a change since a version came into force. */
export interface Answers {
  version?: string
  A?: 'keep' | 'drop'
  B?: 'keep' | 'drop'
}

/** What was agreed outside the orders and not dropped since. */
export async function changesIn(tx: CaseTx, caseId: string): Promise<ChangeRow[]> {
  const rows = await tx
    .selectFrom('schedule_change')
    .select(['id', 'trade_id', 'rule', 'from_day', 'to_day', 'approved_at', 'confirmed_for', 'answers'])
    .where('case_id', '=', caseId)
    .where('dropped_at', 'is', null)
    .orderBy('approved_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tradeId: row.trade_id,
    rule: row.rule as Rule,
    fromDay: row.from_day as Day,
    toDay: row.to_day as Day,
    approvedAt: row.approved_at,
    confirmedFor: row.confirmed_for,
    answers: row.answers as Answers,
  }))
}

export const agreedOf = ({ id, tradeId, rule, approvedAt }: ChangeRow): Agreed => ({
  ...rule,
  id,
  layer: rule.layer === 'vacation' ? 'vacation' : 'change',
  approved: approvedAt.getTime(),
  ...(tradeId && { trade: tradeId }),
})

/** Adds what was agreed: part of the transaction that agrees. */
export async function addChange(
  tx: CaseTx,
  change: { caseId: string; id: string; authorId: string; tradeId: string | null; rule: Rule; fromDay: Day; toDay: Day; at: Date },
): Promise<void> {
  await tx
    .insertInto('schedule_change')
    .values({
      case_id: change.caseId,
      id: change.id,
      author_id: change.authorId,
      trade_id: change.tradeId,
      rule: JSON.stringify(change.rule),
      from_day: change.fromDay,
      to_day: change.toDay,
      approved_at: change.at,
    })
    .execute()
}

/** Keeps what the parents said of a change: confirmed for a version, dropped, or still open. @returns whether it was there */
export async function answerChange(
  tx: CaseTx,
  by: { caseId: string; id: string },
  is: { answers: Answers; confirmedFor: string | null; droppedAt: Date | null },
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('schedule_change')
      .set({ answers: JSON.stringify(is.answers), confirmed_for: is.confirmedFor, dropped_at: is.droppedAt })
      .where('case_id', '=', by.caseId)
      .where('id', '=', by.id)
      .where('dropped_at', 'is', null),
  )
}

/** One leg of a trade as the schedule has it: dropped when both parents said so after another version had come into force. */
export interface TradeChange {
  id: string
  fromDay: Day
  toDay: Day
  rule: Rule
  droppedAt: Date | null
}

/** The changes that came from trades, by the trade's id, in order of their days. A seat that does not see schedules gets none. */
export async function changesOfTrades(tx: CaseTx, caseId: string): Promise<ReadonlyMap<string, readonly TradeChange[]>> {
  const rows = await tx
    .selectFrom('schedule_change')
    .select(['id', 'trade_id', 'rule', 'from_day', 'to_day', 'dropped_at'])
    .where('case_id', '=', caseId)
    .where('trade_id', 'is not', null)
    .orderBy('from_day')
    .orderBy('id')
    .execute()
  const found = new Map<string, TradeChange[]>()
  for (const { id, trade_id: trade, rule, from_day: from, to_day: to, dropped_at: droppedAt } of rows)
    found.set(trade!, [...(found.get(trade!) ?? []), { id, fromDay: from as Day, toDay: to as Day, rule: rule as Rule, droppedAt }])
  return found
}
