// Cohorts, their members, the flags that members saw, and their feedback.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { memberStates } from './contract.ts'
import type { After } from './store.ts'

type State = (typeof memberStates)[number]

export interface StoredCohort {
  id: string
  name: string
  createdAt: Date
  closedAt: Date | null
}

/** The cohorts, the open ones first, then by name. */
export async function cohorts(db: Db): Promise<StoredCohort[]> {
  const rows = await db
    .selectFrom('cohort')
    .select(['id', 'name', 'created_at', 'closed_at'])
    .orderBy(sql`closed_at is not null`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, closedAt: row.closed_at }))
}

export async function cohort(db: Db, id: string): Promise<StoredCohort | null> {
  return (await cohorts(db)).find((one) => one.id === id) ?? null
}

export async function putCohort(tx: Db, { id, name, by, at }: { id: string; name: string; by: string; at: Date }): Promise<void> {
  await tx.insertInto('cohort').values({ id, name, created_by: by, created_at: at }).execute()
}

export async function rename(tx: Db, id: string, name: string): Promise<void> {
  await tx.updateTable('cohort').set({ name }).where('id', '=', id).execute()
}

export async function close(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('cohort').set({ closed_at: at }).where('id', '=', id).execute()
}

export interface Member {
  cohort: string
  account: string
  state: State
  at: Date
}

/** The members and invited people of all cohorts, or of the named one. */
export async function members(db: Db, cohortId?: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('cohort_member')
    .select(['cohort_id', 'account_id', 'state', 'changed_at'])
    .$if(cohortId !== undefined, (query) => query.where('cohort_id', '=', cohortId!))
    .orderBy('changed_at')
    .orderBy('account_id')
    .execute()
  return rows.map((row) => ({ cohort: row.cohort_id, account: row.account_id, state: row.state as State, at: row.changed_at }))
}

/** The open cohorts that a person is invited to or is in. */
export async function cohortsOf(db: Db, account: string): Promise<{ id: string; name: string; state: State }[]> {
  const rows = await db
    .selectFrom('cohort_member as m')
    .innerJoin('cohort as c', 'c.id', 'm.cohort_id')
    .select(['c.id', 'c.name', 'm.state'])
    .where('m.account_id', '=', account)
    .where('m.state', '!=', 'out')
    .where('c.closed_at', 'is', null)
    .orderBy('c.name')
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as State }))
}

/** Invites a person to a cohort; a member stays a member. */
export async function ask(tx: Db, { cohort: id, account, by, at }: { cohort: string; account: string; by: string; at: Date }) {
  await tx
    .insertInto('cohort_member')
    .values({ cohort_id: id, account_id: account, state: 'asked', asked_by: by, changed_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['cohort_id', 'account_id'])
        .doUpdateSet({ state: 'asked', asked_by: by, changed_at: at })
        .where('cohort_member.state', '=', 'out'),
    )
    .execute()
}

/** Moves a member of a cohort from one of some states to another; `false` if they were in none of these. */
export async function move(tx: Db, member: { cohort: string; account: string }, from: readonly State[], to: State, at: Date) {
  return changedRow(
    tx
      .updateTable('cohort_member')
      .set({ state: to, changed_at: at })
      .where('cohort_id', '=', member.cohort)
      .where('account_id', '=', member.account)
      .where('state', 'in', from),
  )
}

/** The flags that are on for a cohort by its own setting. */
export async function flagsOn(db: Db, cohortIds: readonly string[]): Promise<string[]> {
  if (cohortIds.length === 0) return []
  const rows = await db
    .selectFrom('flag_setting')
    .select('name')
    .distinct()
    .where('cohort_id', 'in', cohortIds)
    .where('is_on', '=', true)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

export interface Exposure {
  id: string
  at: Date
  name: string
  cohort: string
  account: string
  began: boolean
}

export async function logExposures(tx: Db, lines: readonly Exposure[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('flag_exposure')
    .values(
      lines.map(({ id, at, name, cohort: cohortId, account, began }) => ({
        id,
        at,
        name,
        cohort_id: cohortId,
        account_id: account,
        began,
      })),
    )
    .execute()
}

export async function exposures(db: Db, { after, most }: { after: After | null; most: number }) {
  return await db
    .selectFrom('flag_exposure as e')
    .innerJoin('cohort as c', 'c.id', 'e.cohort_id')
    .select(['e.id', 'e.at', 'e.name as flag', 'c.name as cohort', 'e.account_id as account', 'e.began'])
    .$if(after !== null, (query) => query.where(sql<boolean>`(e.at, e.id) < (${after!.at}, ${after!.id}::uuid)`))
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most + 1)
    .execute()
}

/** Stores a person's feedback; the same feedback with the same key is stored once. */
export async function keepFeedback(
  db: Db,
  { id, account, flag, text, at, keyHash }: { id: string; account: string; flag: string; text: string; at: Date; keyHash: Buffer | null },
): Promise<void> {
  await db
    .insertInto('beta_feedback')
    .values({ id, account_id: account, flag, text, at, key_hash: keyHash })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .execute()
}

export async function feedback(db: Db, { after, most }: { after: After | null; most: number }) {
  return await db
    .selectFrom('beta_feedback as f')
    .select(['f.id', 'f.at', 'f.flag', 'f.account_id as account', 'f.text'])
    .$if(after !== null, (query) => query.where(sql<boolean>`(f.at, f.id) < (${after!.at}, ${after!.id}::uuid)`))
    .orderBy('f.at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(most + 1)
    .execute()
}
