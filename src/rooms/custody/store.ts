import type { CaseTx } from '../../access/cases.ts'
import type { Agreed, Rule, Version } from '../../domain/custody/types.ts'
import type { Day } from '../../kernel/day.ts'
import type { Basis, Draft } from './contract.ts'

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
  const { numUpdatedRows } = await tx
    .updateTable('schedule_change')
    .set({ answers: JSON.stringify(is.answers), confirmed_for: is.confirmedFor, dropped_at: is.droppedAt })
    .where('case_id', '=', by.caseId)
    .where('id', '=', by.id)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface VersionRow extends Draft {
  id: string
  authorId: string
  state: 'draft' | 'proposed' | 'approved' | 'declined' | 'withdrawn'
  proposedAt: Date | null
  respondBy: Date | null
  viewedAt: Date | null
  answeredBy: string | null
  answeredAt: Date | null
  answerNote: string
  createdAt: Date
}

/** Every version that one sees, the newest first; a draft that was thrown away is none. */
export async function versionsOf(tx: CaseTx, caseId: string, version?: string): Promise<VersionRow[]> {
  const rows = await tx
    .selectFrom('schedule_version')
    .selectAll()
    .where('case_id', '=', caseId)
    .where((is) => is.or([is('state', '<>', 'withdrawn'), is('proposed_at', 'is not', null)]))
    .$if(version !== undefined, (q) => q.where('id', '=', version!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    basis: row.basis as Basis,
    orderId: row.order_id,
    effective: row.effective_on,
    rules: row.rules as Rule[],
    note: row.note,
    state: row.state as VersionRow['state'],
    proposedAt: row.proposed_at,
    respondBy: row.respond_by,
    viewedAt: row.viewed_at,
    answeredBy: row.answered_by,
    answeredAt: row.answered_at,
    answerNote: row.answer_note,
    createdAt: row.created_at,
  }))
}

const valuesOf = (draft: Draft) => ({
  title: draft.title,
  basis: draft.basis,
  order_id: draft.orderId,
  effective_on: draft.effective,
  rules: JSON.stringify(draft.rules),
  note: draft.note,
})

/** @returns whether it was added now: a repeat with the same id adds nothing */
export async function addDraft(tx: CaseTx, by: { caseId: string; id: string; authorId: string; at: Date }, draft: Draft): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('schedule_version')
    .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...valuesOf(draft), state: 'draft', created_at: by.at })
    .onConflict((clash) => clash.columns(['case_id', 'id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

interface Named {
  caseId: string
  id: string
}

const versionIn = (tx: CaseTx, { caseId, id }: Named, state: VersionRow['state']) =>
  tx.updateTable('schedule_version').where('case_id', '=', caseId).where('id', '=', id).where('state', '=', state)

/** @returns whether it was still a draft */
export async function changeDraft(tx: CaseTx, by: Named, draft: Draft): Promise<boolean> {
  return (await versionIn(tx, by, 'draft').set(valuesOf(draft)).executeTakeFirst()).numUpdatedRows > 0n
}

/** Takes all words out of a draft. @returns whether it was still one */
export async function emptyDraft(tx: CaseTx, by: Named): Promise<boolean> {
  const emptied = { title: 'Discarded', rules: '[]', note: '', order_id: null, state: 'withdrawn' }
  return (await versionIn(tx, by, 'draft').set(emptied).executeTakeFirst()).numUpdatedRows > 0n
}

/** @returns whether it was still a draft */
export async function proposeDraft(tx: CaseTx, by: Named & { at: Date; respondBy: Date | null; inForce: boolean }): Promise<boolean> {
  const now = by.inForce ? { state: 'approved', answered_at: by.at } : { state: 'proposed', respond_by: by.respondBy }
  return (
    (
      await versionIn(tx, by, 'draft')
        .set({ ...now, proposed_at: by.at })
        .executeTakeFirst()
    ).numUpdatedRows > 0n
  )
}

/** The first answer counts. @returns whether it was this one */
export async function answerVersion(
  tx: CaseTx,
  by: Named & { at: Date; memberId: string; state: 'approved' | 'declined'; note: string },
): Promise<boolean> {
  const said = { state: by.state, answered_by: by.memberId, answered_at: by.at, answer_note: by.note }
  return (await versionIn(tx, by, 'proposed').set(said).executeTakeFirst()).numUpdatedRows > 0n
}

/** @returns whether it still waited for an answer */
export async function withdrawVersion(tx: CaseTx, by: Named): Promise<boolean> {
  return (await versionIn(tx, by, 'proposed').set({ state: 'withdrawn' }).executeTakeFirst()).numUpdatedRows > 0n
}

/** @returns whether it had not been noted before */
export async function noteView(tx: CaseTx, by: Named & { at: Date }): Promise<boolean> {
  return (
    (await versionIn(tx, by, 'proposed').where('viewed_at', 'is', null).set({ viewed_at: by.at }).executeTakeFirst()).numUpdatedRows > 0n
  )
}
