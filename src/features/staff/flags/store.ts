// The settings of the flags, their history, and the version number by which an open page notices a change.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Scope } from './contract.ts'
import type { Word } from './rules.ts'

/** Where a page of a list starts: after this line. */
export interface After {
  at: Date
  id: string
}

/** The target of a setting. */
export interface Target {
  scope: Scope
  /** The cohort's or the account's id; `null` for all. */
  id: string | null
}

export async function version(db: Db): Promise<number> {
  return (await db.selectFrom('flag_version').select('number').executeTakeFirstOrThrow()).number
}

/** Counts up the version number for open pages. Changes wait for each other here, so that each sees the one before. */
export async function countUp(tx: Db): Promise<void> {
  await tx
    .updateTable('flag_version')
    .set({ number: sql<number>`number + 1` })
    .execute()
}

/** The settings that concern one person, and the version number they belong to, in one round trip. */
export async function wordsFor(db: Db, account: string): Promise<{ version: number; words: (Word & { name: string })[] }> {
  const { rows } = await sql<{ number: number; name: string | null; scope: Scope; is_on: boolean; changed_at: Date }>`
    select v.number, s.name, s.scope, s.is_on, s.changed_at
    from flag_version v left join flag_setting s on s.scope = 'all' or s.account_id = ${account} or s.cohort_id in (
      select m.cohort_id from cohort_member m join cohort c on c.id = m.cohort_id
      where m.account_id = ${account} and m.state = 'in' and c.closed_at is null)`.execute(db)
  const words = rows.flatMap(({ name, scope, is_on, changed_at }) =>
    name === null ? [] : [{ name, scope, isOn: is_on, at: changed_at.getTime() }],
  )
  return { version: rows[0]!.number, words }
}

export interface StoredSetting extends Target {
  name: string
  isOn: boolean
  at: Date
  by: string | null
  reason: string
  cohort: string | null
}

/** Every setting, with the names of the cohorts. */
export async function settings(db: Db): Promise<StoredSetting[]> {
  const rows = await db
    .selectFrom('flag_setting as s')
    .leftJoin('cohort as c', 'c.id', 's.cohort_id')
    .select(['s.name', 's.scope', 's.cohort_id', 's.account_id', 's.is_on', 's.changed_at', 's.changed_by', 's.reason', 'c.name as cohort'])
    .orderBy('s.changed_at')
    .orderBy('s.id')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    scope: row.scope as Scope,
    id: row.cohort_id ?? row.account_id,
    isOn: row.is_on,
    at: row.changed_at,
    by: row.changed_by,
    reason: row.reason,
    cohort: row.cohort,
  }))
}

export interface NewChange {
  id: string
  name: string
  target: Target
  /** `null` clears the setting. */
  isOn: boolean | null
  at: Date
  /** `null`: the command on the server itself. */
  by: string | null
  reason: string
}

const columnsOf = ({ scope, id }: Target) => ({
  cohort_id: scope === 'cohort' ? id : null,
  account_id: scope === 'person' ? id : null,
})

/**
 * Changes a setting and writes its history.
 * @returns the earlier setting; `null` if there was none
 */
export async function change(tx: Db, { id, name, target, isOn, at, by, reason }: NewChange): Promise<boolean | null> {
  const where = columnsOf(target)
  const before = await tx
    .deleteFrom('flag_setting')
    .where('name', '=', name)
    .where('scope', '=', target.scope)
    .where('cohort_id', 'is not distinct from', where.cohort_id)
    .where('account_id', 'is not distinct from', where.account_id)
    .returning('is_on')
    .executeTakeFirst()
  if (isOn !== null) {
    await tx
      .insertInto('flag_setting')
      .values({ id, name, scope: target.scope, ...where, is_on: isOn, changed_by: by, changed_at: at, reason })
      .execute()
  }
  await tx
    .insertInto('flag_change')
    .values({ id, at, name, scope: target.scope, target: target.id, is_on: isOn, changed_by: by, reason })
    .execute()
  return before?.is_on ?? null
}

/** The history, the newest first, with one line more than requested if there are more. */
export async function changes(db: Db, { flag, after, most }: { flag: string | undefined; after: After | null; most: number }) {
  const rows = await db
    .selectFrom('flag_change as h')
    .leftJoin('cohort as c', (join) => join.onRef('c.id', '=', 'h.target').on('h.scope', '=', 'cohort'))
    .select(['h.id', 'h.at', 'h.name', 'h.scope', 'h.target', 'h.is_on', 'h.changed_by', 'h.reason', 'c.name as cohort'])
    .$if(flag !== undefined && flag !== '', (query) => query.where('h.name', '=', flag!))
    .$if(after !== null, (query) => query.where(sql<boolean>`(h.at, h.id) < (${after!.at}, ${after!.id}::uuid)`))
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(most + 1)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    name: row.name,
    scope: row.scope as Scope,
    target: row.target,
    cohort: row.cohort,
    isOn: row.is_on,
    by: row.changed_by,
    reason: row.reason,
  }))
}
