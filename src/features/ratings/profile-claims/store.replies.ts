// Replies and statements. A stored text never changes: an edit adds a version.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export type VersionState = 'published' | 'held' | 'refused' | 'replaced' | 'withdrawn'

export interface Version {
  version: number
  body: string
  state: VersionState
  saidOn: string
  reason: string | null
}

/** The reply of a claim to a rating, or its statement; made where there is none. Its id. */
export async function replyOf(tx: Db, of: { id: string; claim: string; review: string | null }): Promise<string> {
  await sql`insert into reply (id, claim_id, review_id) values (${of.id}, ${of.claim}, ${of.review}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select id from reply where claim_id = ${of.claim} and review_id is not distinct from ${of.review}::uuid`.execute(tx)
  return rows[0]!.id
}

/** The version that was stored with this key before. */
export async function versionWith(tx: Db, reply: string, keyHash: Buffer): Promise<{ state: VersionState; heldFor: string[] } | null> {
  const { rows } = await sql<{ state: VersionState; heldFor: string[] }>`
    select state, held_for as "heldFor" from reply_version where reply_id = ${reply} and key_hash = ${keyHash}`.execute(tx)
  return rows[0] ?? null
}

export interface NewVersion {
  reply: string
  body: string
  state: 'published' | 'held'
  heldFor: readonly string[]
  keyHash: Buffer | null
  on: string
}

/**
 * Adds a version. One that waited is replaced by it, one that is shown only when the new one is. The claim's row is held by
 * who calls. `false`: there are 99.
 */
export async function addVersion(tx: Db, { reply, body, state, heldFor, keyHash, on }: NewVersion): Promise<boolean> {
  const { rows } = await sql<{
    n: number
  }>`select coalesce(max(version), 0)::int as n from reply_version where reply_id = ${reply}`.execute(tx)
  const n = rows[0]!.n
  if (n >= 99) return false
  const replaced = state === 'published' ? ['published', 'held'] : ['held']
  await sql`update reply_version set state = 'replaced' where reply_id = ${reply} and state = any(${replaced})`.execute(tx)
  await sql`insert into reply_version (reply_id, version, body, state, held_for, key_hash, said_on)
    values (${reply}, ${n + 1}, ${body}, ${state}, ${[...heldFor]}, ${keyHash}, ${on}::date)`.execute(tx)
  return true
}

/** All that a claim said, reply by reply, the statement first. */
export async function saidBy(db: Db, claim: string): Promise<{ review: string | null; versions: Version[] }[]> {
  const { rows } = await sql<{ review: string | null; versions: Version[] }>`
    select r.review_id as review, json_agg(json_build_object('version', v.version, 'body', v.body, 'state', v.state,
      'saidOn', v.said_on, 'reason', v.reason) order by v.version) as versions
    from reply r join reply_version v on v.reply_id = r.id where r.claim_id = ${claim}
    group by r.id, r.review_id order by r.review_id nulls first`.execute(db)
  return rows
}

/** Takes a reply back: what is shown, and what waits. `false`: there was nothing of it. */
export async function takeBack(tx: Db, claim: string, review: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reply_version v set state = 'withdrawn' from reply r
    where r.id = v.reply_id and r.claim_id = ${claim} and r.review_id is not distinct from ${review}::uuid and v.state in ('published', 'held')`.execute(
    tx,
  )
  return (numAffectedRows ?? 0n) > 0n
}

export interface HeldVersion {
  id: string
  version: number
  claim: string
  account: string
  professionalId: string
  review: string | null
  body: string
  saidOn: string
}

const heldColumns = sql.raw(`r.id, v.version, r.claim_id as claim, c.account_id as account, shown_as(c.professional_id) as "professionalId",
  r.review_id as review, v.body, v.said_on as "saidOn"`)

/** Versions that wait for a person, the oldest day first; those of a claim that ended wait for nobody. */
export async function heldVersions(db: Db, most: number): Promise<HeldVersion[]> {
  const { rows } = await sql<HeldVersion>`
    select ${heldColumns} from reply_version v join reply r on r.id = v.reply_id join claim c on c.id = r.claim_id and c.state = 'granted'
    where v.state = 'held' order by v.said_on, r.id limit ${most}`.execute(db)
  return rows
}

/** One that waits, with its claim held, so that it is decided once. */
export async function lockHeld(tx: Db, id: string, version: number): Promise<HeldVersion | null> {
  const { rows } = await sql<HeldVersion>`
    select ${heldColumns} from reply_version v join reply r on r.id = v.reply_id join claim c on c.id = r.claim_id and c.state = 'granted'
    where r.id = ${id} and v.version = ${version} and v.state = 'held' for update of c, v`.execute(tx)
  return rows[0] ?? null
}

export interface Judged {
  state: 'published' | 'refused'
  by: string
  on: string
  reason: string | null
}

/** Records the decision on a version that waited. A published version replaces the one shown before. */
export async function judge(tx: Db, id: string, version: number, { state, by, on, reason }: Judged): Promise<void> {
  if (state === 'published')
    await sql`update reply_version set state = 'replaced' where reply_id = ${id} and state = 'published'`.execute(tx)
  await sql`update reply_version set state = ${state}, decided_by = ${by}, decided_on = ${on}::date, reason = ${reason}
    where reply_id = ${id} and version = ${version}`.execute(tx)
}
