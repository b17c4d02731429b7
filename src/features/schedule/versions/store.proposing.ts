import { type Authored, byCase, type CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Draft } from './contract.ts'
import type { VersionRow } from './store.versions.ts'

const valuesOf = (draft: Draft) => ({
  title: draft.title,
  basis: draft.basis,
  order_id: draft.orderId,
  effective_on: draft.effective,
  rules: JSON.stringify(draft.rules),
  note: draft.note,
})

/** @returns whether it was added now: a repeat with the same id adds nothing */
export async function addDraft(tx: CaseTx, by: Authored, draft: Draft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('schedule_version')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...valuesOf(draft), state: 'draft', created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

interface Named {
  caseId: string
  id: string
}

const versionIn = (tx: CaseTx, { caseId, id }: Named, state: VersionRow['state']) =>
  tx.updateTable('schedule_version').where('case_id', '=', caseId).where('id', '=', id).where('state', '=', state)

/** @returns whether it was still a draft */
export async function changeDraft(tx: CaseTx, by: Named, draft: Draft): Promise<boolean> {
  return changedRow(versionIn(tx, by, 'draft').set(valuesOf(draft)))
}

/** Takes all words out of a draft. @returns whether it was still one */
export async function emptyDraft(tx: CaseTx, by: Named): Promise<boolean> {
  const emptied = { title: 'Discarded', rules: '[]', note: '', order_id: null, state: 'withdrawn' }
  return changedRow(versionIn(tx, by, 'draft').set(emptied))
}

/** @returns whether it was still a draft */
export async function proposeDraft(tx: CaseTx, by: Named & { at: Date; respondBy: Date | null; inForce: boolean }): Promise<boolean> {
  const now = by.inForce ? { state: 'approved', answered_at: by.at } : { state: 'proposed', respond_by: by.respondBy }
  return changedRow(versionIn(tx, by, 'draft').set({ ...now, proposed_at: by.at, reading: 2 }))
}

/** A proposal whose time to answer is not over, at this moment. */
const waiting = (tx: CaseTx, by: Named & { at: Date }) =>
  versionIn(tx, by, 'proposed').where((is) => is.or([is('respond_by', 'is', null), is('respond_by', '>', by.at)]))

/** The first answer counts, and none after the time to answer is over. @returns whether it was this one */
export async function answerVersion(
  tx: CaseTx,
  by: Named & { at: Date; memberId: string; state: 'approved' | 'declined'; note: string },
): Promise<boolean> {
  const said = { state: by.state, answered_by: by.memberId, answered_at: by.at, answer_note: by.note }
  return changedRow(waiting(tx, by).set(said))
}

/** @returns whether it still waited for an answer */
export async function withdrawVersion(tx: CaseTx, by: Named & { at: Date }): Promise<boolean> {
  return changedRow(waiting(tx, by).set({ state: 'withdrawn' }))
}

/** @returns whether it had not been noted before */
export async function noteView(tx: CaseTx, by: Named & { at: Date }): Promise<boolean> {
  return changedRow(waiting(tx, by).where('viewed_at', 'is', null).set({ viewed_at: by.at }))
}

/** Puts every proposal down as expired whose time to answer is over. @returns the cases that have one, with the ids */
export async function expireVersions(tx: CaseTx, now: Date): Promise<[caseId: string, ids: string[]][]> {
  const rows = await tx
    .updateTable('schedule_version')
    .set({ state: 'expired' })
    .where('state', '=', 'proposed')
    .where('respond_by', '<=', now)
    .returning(['case_id', 'id'])
    .execute()
  return byCase(rows)
}

/** What waits for an answer, without its rules. */
export async function proposedIn(tx: CaseTx, caseId: string) {
  const rows = await tx
    .selectFrom('schedule_version')
    .select(['id', 'author_id', 'title', 'proposed_at', 'respond_by'])
    .where('case_id', '=', caseId)
    .where('state', '=', 'proposed')
    .orderBy('proposed_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    proposedAt: row.proposed_at!,
    respondBy: row.respond_by,
  }))
}
