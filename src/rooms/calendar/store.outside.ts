// What goes out to calendar programs, and what comes in from their files.
import { sql } from 'kysely'
import type { CaseTx } from '../../access/cases.ts'
import type { FeedLayer } from './contract.ts'

export interface FeedRow {
  id: string
  name: string
  layers: FeedLayer[]
  createdAt: Date
  lastReadAt: Date | null
}

/** The feeds that read, the latest first. */
export async function feedsOf(tx: CaseTx, caseId: string): Promise<FeedRow[]> {
  const rows = await tx
    .selectFrom('calendar_feed')
    .select(['id', 'name', 'layers', 'created_at', 'last_read_at'])
    .where('case_id', '=', caseId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    layers: row.layers as FeedLayer[],
    createdAt: row.created_at,
    lastReadAt: row.last_read_at,
  }))
}

export async function addFeed(
  tx: CaseTx,
  feed: { caseId: string; id: string; authorId: string; name: string; layers: readonly FeedLayer[]; tokenHash: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('calendar_feed')
    .values({
      case_id: feed.caseId,
      id: feed.id,
      author_id: feed.authorId,
      name: feed.name,
      layers: [...feed.layers],
      token_hash: feed.tokenHash,
      created_at: feed.at,
    })
    .execute()
}

/** @returns whether there was such a feed of one's own, ended or not */
export async function revokeFeed(tx: CaseTx, { caseId, id, at }: { caseId: string; id: string; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_feed')
    .set({ revoked_at: sql`coalesce(revoked_at, ${at})` })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whose feed a token is of; the read is noted. `null` alike for one that was ended and one that never was. */
export async function feedOf(tx: CaseTx, tokenHash: string) {
  const { rows } = await sql<{ case_id: string; account_id: string; layers: FeedLayer[]; name: string }>`
    select * from feed_of(${tokenHash})`.execute(tx)
  return rows[0] ?? null
}

/** The names by which events of files that are in the calendar are known, of one's own. */
export async function uidsOf(tx: CaseTx, caseId: string, authorId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('event')
    .select('uid')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('uid', 'is not', null)
    .where('cancelled_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.uid!))
}

/** @returns whether it was added now */
export async function addImport(
  tx: CaseTx,
  one: { caseId: string; id: string; authorId: string; name: string; events: number; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('calendar_import')
    .values({ case_id: one.caseId, id: one.id, author_id: one.authorId, name: one.name, events: one.events, at: one.at })
    .onConflict((clash) => clash.columns(['case_id', 'id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function importsOf(tx: CaseTx, caseId: string) {
  return tx
    .selectFrom('calendar_import')
    .select(['id', 'name', 'events', 'at', 'undone_at'])
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Takes the events of a file out of the calendar. What has begun goes only within a day of its coming in, as the table's
 * own guard has it (migrations, `begun`).
 */
export async function undoImport(
  tx: CaseTx,
  { caseId, id, at, isFresh }: { caseId: string; id: string; at: Date; isFresh: boolean },
): Promise<{ removed: number; stay: number; wasShared: boolean }> {
  const removed = await tx
    .updateTable('event')
    .set({ cancelled_at: at, updated_at: at })
    .where('case_id', '=', caseId)
    .where('import_id', '=', id)
    .where('cancelled_at', 'is', null)
    .$if(!isFresh, (q) => q.where(sql<boolean>`coalesce(from_at, from_day::timestamp at time zone zone) > ${at}`))
    .returning('is_shared')
    .execute()
  const left = await tx
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('case_id', '=', caseId)
    .where('import_id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  await tx.updateTable('calendar_import').set({ undone_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
  return { removed: removed.length, stay: Number(left.n), wasShared: removed.some((row) => row.is_shared) }
}
