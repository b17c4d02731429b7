// Private addresses: only their hashes are stored.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { FeedLayer } from './contract.ts'

export interface FeedRow {
  id: string
  name: string
  layers: FeedLayer[]
  createdAt: Date
  lastReadAt: Date | null
}

/** The feeds that are on, newest first. */
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

/** @returns whether the user has such a feed, on or off */
export async function revokeFeed(tx: CaseTx, { caseId, id, at }: { caseId: string; id: string; at: Date }): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('calendar_feed')
      .set({ revoked_at: sql`coalesce(revoked_at, ${at})` })
      .where('case_id', '=', caseId)
      .where('id', '=', id),
  )
}

/** Finds the feed of a token and records the read. `null` both if it was turned off and if it never existed. */
export async function feedOf(tx: CaseTx, tokenHash: string) {
  const { rows } = await sql<{ case_id: string; account_id: string; layers: FeedLayer[]; name: string }>`
    select * from feed_of(${tokenHash})`.execute(tx)
  return rows[0] ?? null
}
