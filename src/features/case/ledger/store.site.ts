import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Db } from '#ports/db/port.ts'

// The tree of the whole site, and the keys that sign. Public rows: of cases there are salted hashes alone.

export async function keyThatSigns(db: Db): Promise<{ id: number; vkey: string; sealed: Buffer } | undefined> {
  const row = await db.selectFrom('ledger_key').select(['id', 'vkey', 'sealed']).where('until', 'is', null).executeTakeFirst()
  return row && { ...row, sealed: row.sealed! }
}
/** Until the end of the transaction nobody else adds a key. */
export async function lockKeys(db: Db): Promise<void> {
  await sql`lock table ledger_key in share row exclusive mode`.execute(db)
}
export async function addKey(db: Db, key: { vkey: string; sealed: Buffer; since: Date }): Promise<void> {
  await db.insertInto('ledger_key').values(key).execute()
}
export async function handOver(db: Db, id: number, { until, handover }: { until: Date; handover: string }): Promise<void> {
  await db.updateTable('ledger_key').set({ until, handover, sealed: null }).where('id', '=', id).execute()
}
/** The public halves, the newest first. */
export async function publicKeys(db: Db) {
  return db.selectFrom('ledger_key').select(['vkey', 'since', 'until', 'handover']).orderBy('since', 'desc').orderBy('vkey').execute()
}

/** One process at a time adds to the tree of the site, and to those of days. */
export async function lockSite(tx: CaseTx): Promise<void> {
  await sql`lock table site_head in share row exclusive mode`.execute(tx)
}

export async function newestSiteHead(db: Db) {
  return db.selectFrom('site_head').selectAll().orderBy('size', 'desc').limit(1).executeTakeFirst()
}

/** Cases whose shared log has more leaves than its newest head in the tree of the site. */
export async function grownCases(tx: CaseTx, most: number): Promise<string[]> {
  const { rows } = await sql<{ case_id: string }>`select l.case_id from ledger_log l where l.log = l.case_id and l.size > coalesce(
    (select max(s.size) from ledger_site_leaf s where s.case_id = l.case_id and s.log = l.log), 0) order by l.case_id limit ${most}`.execute(
    tx,
  )
  return rows.map(({ case_id }) => case_id)
}

export interface SiteLeafRow {
  case_id: string
  log: string
  size: number
  index: number
  nonce: Buffer
  note: string
  data: Buffer
}

export async function addSiteLeaves(tx: CaseTx, leaves: readonly SiteLeafRow[]): Promise<void> {
  await tx
    .insertInto('site_leaf')
    .values(leaves.map(({ index, data }) => ({ index, data })))
    .execute()
  await tx
    .insertInto('ledger_site_leaf')
    .values(leaves.map(({ case_id, log, size, index, nonce, note }) => ({ case_id, log, size, index, nonce, note })))
    .execute()
}

export async function addSiteHead(tx: CaseTx, head: { size: number; root: Buffer; peaks: Buffer; note: string; at: Date }): Promise<void> {
  await tx.insertInto('site_head').values(head).execute()
}

export async function siteHeadAt(db: Db, size: number) {
  return db
    .selectFrom('site_head as h')
    .leftJoin('site_stamp as s', 's.size', 'h.size')
    .select(['h.size', 'h.note', 's.token'])
    .where('h.size', '=', size)
    .executeTakeFirst()
}

export async function addStamp(db: Db, stamp: { size: number; token: Buffer; authority: string; stamped_at: Date }): Promise<void> {
  // Of two that were asked for at once the first stands.
  await db
    .insertInto('site_stamp')
    .values(stamp)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Heads with their stamps, the newest first. @param before the size of the last one of the page before */
export async function siteHeads(db: Db, { before, most }: { before: number | null; most: number }) {
  let asked = db
    .selectFrom('site_head as h')
    .leftJoin('site_stamp as s', 's.size', 'h.size')
    .select(['h.size', 'h.root', 'h.at', 's.authority', 's.stamped_at'])
    .orderBy('h.size', 'desc')
    .limit(most)
  if (before !== null) asked = asked.where('h.size', '<', before)
  return asked.execute()
}

/** Which heads of the tree of the site: those that name a host, and of these those with a stamp, or all. */
export interface Which {
  host: string
  isStamped: boolean
}
const headsOf = (db: Db, { host, isStamped }: Which) =>
  db
    .selectFrom('site_head as h')
    .leftJoin('site_stamp as s', 's.size', 'h.size')
    .select(['h.size', 'h.note', 's.token'])
    .where(sql<boolean>`starts_with(h.note, ${`${host}/ledger\n`})`)
    .$if(isStamped, (q) => q.where('s.token', 'is not', null))
    .limit(1)

/** How many leaves the newest of these heads has. */
export const newestSize = async (db: Db, which: Which): Promise<number> =>
  (await headsOf(db, which).orderBy('h.size', 'desc').executeTakeFirst())?.size ?? 0
/** The first of these heads that has the leaf at this place. */
export const firstHeadWith = async (db: Db, index: number, which: Which) =>
  headsOf(db, which).where('h.size', '>', index).orderBy('h.size').executeTakeFirst()

/** The data of the first leaves of the tree of the site. */
export async function siteDataUpTo(db: Db, size: number): Promise<Uint8Array[]> {
  const rows = await db.selectFrom('site_leaf').select('data').where('index', '<', size).orderBy('index').execute()
  return rows.map(({ data }) => new Uint8Array(data))
}
