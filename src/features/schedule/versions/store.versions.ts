import type { CaseTx } from '#access/cases.ts'
import type { Rule, Version } from '#domain/schedule/types.ts'
import type { Day } from '#kernel/day.ts'
import type { Basis, Draft, VersionState } from './contract.ts'

/** Versions that were approved, from the first effective day to the last; of two on one day the one approved later counts. */
export async function versionsInForce(tx: CaseTx, caseId: string): Promise<(Version & { title: string; basis: string })[]> {
  const rows = await tx
    .selectFrom('schedule_version')
    .select(['id', 'title', 'basis', 'effective_on', 'order_id', 'rules', 'answered_at', 'reading'])
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
    ...(row.reading === 1 ? { reading: 1 as const } : { approved: row.answered_at!.getTime() }),
  }))
}

export interface VersionRow extends Draft {
  id: string
  /** As domain/custody has it; `null` for what is read as today. */
  reading: 1 | null
  authorId: string
  state: VersionState
  proposedAt: Date | null
  respondBy: Date | null
  viewedAt: Date | null
  answeredBy: string | null
  answeredAt: Date | null
  answerNote: string
  createdAt: Date
}

/** Every version that the user sees, newest first, without discarded drafts. */
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
    reading: row.reading === 1 && row.state !== 'draft' ? 1 : null,
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
