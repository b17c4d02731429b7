import type { CaseTx } from '../../access/cases.ts'
import type { Agreed, Rule, Version } from '../../domain/custody/types.ts'
import type { Day } from '../../kernel/day.ts'

/** Versions that were approved, from the first effective day to the last; of two on one day the one approved later counts. */
export async function versionsInForce(tx: CaseTx, caseId: string): Promise<(Version & { title: string; basis: string })[]> {
  const rows = await tx
    .selectFrom('schedule_version')
    .select(['id', 'title', 'basis', 'effective_on', 'order_id', 'rules', 'answered_at'])
    .where('case_id', '=', caseId)
    .where('state', '=', 'approved')
    .orderBy('effective_on')
    .orderBy('answered_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    basis: row.basis,
    effective: row.effective_on as Day,
    ...(row.order_id && { order: row.order_id }),
    rules: row.rules as Rule[],
  }))
}

export interface ChangeRow {
  id: string
  tradeId: string | null
  rule: Rule
  fromDay: Day
  toDay: Day
  approvedAt: Date
  confirmedFor: string | null
}

/** What was agreed outside the orders and not dropped since. */
export async function changesIn(tx: CaseTx, caseId: string): Promise<ChangeRow[]> {
  const rows = await tx
    .selectFrom('schedule_change')
    .select(['id', 'trade_id', 'rule', 'from_day', 'to_day', 'approved_at', 'confirmed_for'])
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
