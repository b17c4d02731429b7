import type { Authored, CaseTx } from '#access/cases.ts'
import type { Wording } from '#domain/plan/digest.ts'
import type { State } from '#domain/plan/negotiation.ts'
import type { Answers, Names } from '#domain/plan/types.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface PlanRow {
  id: string
  authorId: string
  title: string
  isShared: boolean
  agreedAt: Date | null
  removedAt: Date | null
  createdAt: Date
}

/** The plans that the user sees, newest first. A removed plan is returned only if it is requested by id. */
export async function plansIn(tx: CaseTx, caseId: string, plan?: string): Promise<PlanRow[]> {
  const rows = await tx
    .selectFrom('parenting_plan')
    .select(['id', 'author_id', 'title', 'is_shared', 'agreed_at', 'removed_at', 'created_at'])
    .where('case_id', '=', caseId)
    .$if(plan === undefined, (q) => q.where('removed_at', 'is', null))
    .$if(plan !== undefined, (q) => q.where('id', '=', plan!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    isShared: row.is_shared,
    agreedAt: row.agreed_at,
    removedAt: row.removed_at,
    createdAt: row.created_at,
  }))
}

/** Locks a plan to the end of the transaction, so that its changes come one after the other. */
export async function lockPlan(tx: CaseTx, caseId: string, plan: string): Promise<void> {
  await tx.selectFrom('parenting_plan').select('id').where('case_id', '=', caseId).where('id', '=', plan).forUpdate().execute()
}

/** @returns whether it was added now: a repeat with the same id adds nothing */
export async function addPlan(tx: CaseTx, by: Authored, title: string): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('parenting_plan')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, title, created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

export async function setPlan(
  tx: CaseTx,
  { caseId, id }: { caseId: string; id: string },
  is: { isShared?: boolean; agreedAt?: Date | null; removedAt?: Date | null },
): Promise<void> {
  await tx
    .updateTable('parenting_plan')
    .set({
      ...(is.isShared !== undefined && { is_shared: is.isShared }),
      ...(is.agreedAt !== undefined && { agreed_at: is.agreedAt }),
      ...(is.removedAt !== undefined && { removed_at: is.removedAt }),
    })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .execute()
}

/** The names of people and the case when a version was written. */
export interface NamesThen extends Names {
  caseTitle: string
}

/** One version of a clause. */
export interface ClauseRow {
  id: string
  planId: string
  authorId: string
  clause: string
  answers: Answers
  state: State
  digest: string
  answeredBy: string | null
  answeredAt: Date | null
  counters: string | null
  createdAt: Date
  /** The text as written; `null` in a draft, and if it is from before texts were stored and was not read since. */
  names: NamesThen | null
  wording: Wording | null
  /** It ended when another text answered it: the rule before an agreement applied until the next one. */
  letGo: boolean
}

/** Every visible version of every clause of these plans, oldest first. A draft with an answer time was discarded or proposed. */
export async function clausesIn(tx: CaseTx, caseId: string, plan?: string): Promise<ClauseRow[]> {
  const rows = await tx
    .selectFrom('plan_clause')
    .select(['id', 'plan_id', 'author_id', 'clause', 'answers', 'state', 'digest', 'answered_by', 'answered_at', 'counters', 'created_at'])
    .select(['names', 'wording', 'let_go'])
    .where('case_id', '=', caseId)
    .$if(plan !== undefined, (q) => q.where('plan_id', '=', plan!))
    .where((is) => is.or([is('state', '<>', 'draft'), is('answered_at', 'is', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    planId: row.plan_id,
    authorId: row.author_id,
    clause: row.clause,
    answers: row.answers as Answers,
    state: row.state as State,
    digest: row.digest,
    answeredBy: row.answered_by,
    answeredAt: row.answered_at,
    counters: row.counters,
    createdAt: row.created_at,
    names: row.names as NamesThen | null,
    wording: row.wording as Wording | null,
    letGo: row.let_go,
  }))
}

/** The columns with a version's names and text. */
const wordColumns = ({ names, wording }: { names: NamesThen | null; wording: Wording | null }) => ({
  names: names && JSON.stringify(names),
  wording: wording && JSON.stringify(wording),
})

/** Stores the text of a version from before texts were stored; from then on a trigger protects it. */
export async function storeWords(
  tx: CaseTx,
  { caseId, id }: { caseId: string; id: string },
  words: { names: NamesThen; wording: Wording },
): Promise<void> {
  await tx
    .updateTable('plan_clause')
    .set(wordColumns(words))
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('wording', 'is', null)
    .execute()
}

/** Adds a version of a clause. @returns whether it was added: a repeat with the same id adds nothing */
export async function addClause(
  tx: CaseTx,
  by: Authored,
  is: Pick<ClauseRow, 'planId' | 'clause' | 'answers' | 'digest' | 'state' | 'counters' | 'names' | 'wording'>,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('plan_clause')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        plan_id: is.planId,
        clause: is.clause,
        answers: JSON.stringify(is.answers),
        digest: is.digest,
        state: is.state,
        counters: is.counters,
        created_at: by.at,
        ...wordColumns(is),
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Whether the version exists already, from an earlier call with the same key. */
export async function hasClause(tx: CaseTx, caseId: string, id: string): Promise<boolean> {
  const row = await tx.selectFrom('plan_clause').select('id').where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Changes the text of a draft. A trigger protects what was proposed. */
export async function editDraft(tx: CaseTx, { caseId, id }: { caseId: string; id: string }, words: { answers: Answers; digest: string }) {
  await tx
    .updateTable('plan_clause')
    .set({ answers: JSON.stringify(words.answers), digest: words.digest })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()
}

/** Sets the state of a version, and who answered. */
export async function settle(
  tx: CaseTx,
  { caseId, id, by, at }: { caseId: string; id: string; by: string; at: Date },
  state: State,
): Promise<void> {
  await tx
    .updateTable('plan_clause')
    .set({ state, answered_by: by, answered_at: at })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .execute()
}
