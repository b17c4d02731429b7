import { sql } from 'kysely'
import { changedRow } from '#ports/db/changed.ts'
import type { Db } from '#ports/db/port.ts'
import type { Benefit, Ground, State, Why } from './contract.ts'

export interface WaiverRow {
  id: string
  account: string
  ground: Ground
  benefit: Benefit | null
  people: number | null
  monthCents: number | null
  words: string | null
  isRenewal: boolean
  askedAt: Date
  state: State
  claimedBy: string | null
  claimedAt: Date | null
  answer: string | null
  endedAt: Date | null
  until: Date | null
  files: number
}

export const rows = (db: Db) =>
  db
    .selectFrom('waiver as w')
    .select(['w.id', 'w.account_id as account', 'w.people', 'w.month_cents as monthCents', 'w.words', 'w.is_renewal as isRenewal'])
    .select(['w.asked_at as askedAt', 'w.claimed_by as claimedBy', 'w.claimed_at as claimedAt', 'w.answer', 'w.ended_at as endedAt'])
    .select('w.until')
    .select((eb) => [
      eb.ref('w.ground').$castTo<Ground>().as('ground'),
      eb.ref('w.benefit').$castTo<Benefit | null>().as('benefit'),
      eb.ref('w.state').$castTo<State>().as('state'),
      sql<number>`(select count(*)::int from waiver_file f where f.waiver_id = w.id)`.as('files'),
    ])

/** The applications of an account, the newest first. */
export async function waiversOf(db: Db, account: string): Promise<WaiverRow[]> {
  return rows(db).where('w.account_id', '=', account).orderBy('w.asked_at', 'desc').orderBy('w.id').limit(50).execute()
}

export async function waiverAt(db: Db, id: string): Promise<WaiverRow | null> {
  return (await rows(db).where('w.id', '=', id).executeTakeFirst()) ?? null
}

/** The open application of an account, locked until the transaction ends. */
export async function lockOpen(tx: Db, account: string): Promise<{ id: string; state: State } | null> {
  const open = tx.selectFrom('waiver').select('id').where('account_id', '=', account).where('ended_at', 'is', null)
  const found = await open
    .select((eb) => eb.ref('state').$castTo<State>().as('state'))
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** @returns `false` where one is open already */
export async function addWaiver(
  db: Db,
  { id, account, why, at, isRenewal }: { id: string; account: string; why: Why; at: Date; isRenewal: boolean },
): Promise<boolean> {
  const { ground, benefit, people, monthCents, words } = why
  const said = { ground, benefit, people, month_cents: monthCents, words: words === '' ? null : words }
  return changedRow(
    db
      .insertInto('waiver')
      .values({ id, account_id: account, ...said, asked_at: at, is_renewal: isRenewal })
      .onConflict((on) => on.doNothing()),
  )
}

/** What the staff asked for was answered: it waits again, in its old place. */
export async function putReply(db: Db, id: string, words: string): Promise<boolean> {
  const said = words === '' ? {} : { words }
  const set = { state: 'waiting', answer: null, ...said }
  return changedRow(db.updateTable('waiver').set(set).where('id', '=', id).where('state', '=', 'asked'))
}

export interface Document {
  id: string
  place: number
  type: string
  key: Buffer
  address: string
  bytes: number
  scan: 'clean' | 'not_scanned'
}

export async function documentsOf(db: Db, waiver: string): Promise<Document[]> {
  const found = db.selectFrom('waiver_file').select(['id', 'place', 'type', 'key', 'address', 'bytes'])
  const all = found.select((eb) => eb.ref('scan').$castTo<Document['scan']>().as('scan'))
  return all.where('waiver_id', '=', waiver).orderBy('place').execute()
}

export async function addDocument(tx: Db, waiver: string, { id, place, type, key, address, bytes, scan }: Document, at: Date) {
  const values = { id, waiver_id: waiver, place, type, key, address, bytes, scan, added_at: at }
  await tx.insertInto('waiver_file').values(values).execute()
}

/** Deletes the rows of documents with their keys. @returns the addresses in the store, to be removed after the transaction */
export async function dropDocuments(tx: Db, waiver: string): Promise<string[]> {
  const gone = await tx.deleteFrom('waiver_file').where('waiver_id', '=', waiver).returning('address').execute()
  return gone.map(({ address }) => address)
}

/** Of some addresses of the store, those of documents that are still needed. */
export async function documentAddresses(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const found = await db
    .selectFrom('waiver_file')
    .select('address')
    .where('address', 'in', [...addresses])
    .execute()
  return new Set(found.map(({ address }) => address))
}

/** The addresses of all documents of an account. */
export async function addressesOfAccount(db: Db, account: string): Promise<string[]> {
  const of = db.selectFrom('waiver_file as f').innerJoin('waiver as w', 'w.id', 'f.waiver_id').select('f.address')
  return (await of.where('w.account_id', '=', account).execute()).map(({ address }) => address)
}

/** How long decisions took that were made since a moment: the median in days. */
export async function decisionTime(db: Db, since: Date): Promise<{ n: number; median: number | null }> {
  const { rows: found } = await sql<{ n: string; median: number | null }>`
    select count(*) as n, percentile_cont(0.5) within group (order by extract(epoch from ended_at - asked_at) / 86400)::float8 as median
    from waiver where state in ('granted', 'declined') and ended_at > ${since}`.execute(db)
  return { n: Number(found[0]!.n), median: found[0]!.median }
}

/** Waivers that end soon, the next first, of accounts that nothing else keeps open longer; locked until the transaction ends. */
export async function endingWaivers(
  tx: Db,
  from: Date,
  to: Date,
): Promise<{ id: string; account: string; until: Date; reminders: number }[]> {
  const due = tx
    .selectFrom('waiver as w')
    .innerJoin('entitlement as e', 'e.account_id', 'w.account_id')
    .select(['w.id', 'w.account_id as account', 'w.until', 'w.reminders'])
    .where('w.state', '=', 'granted')
    .where('w.until', '>', from)
    .where('w.until', '<=', to)
    .whereRef('e.paid_until', '<=', 'w.until')
  const found = await due.orderBy('w.until').limit(500).forUpdate('w').skipLocked().execute()
  return found.map(({ id, account, until, reminders }) => ({ id, account, until: until!, reminders }))
}

export async function noteReminders(tx: Db, id: string, reminders: number): Promise<void> {
  await tx.updateTable('waiver').set({ reminders }).where('id', '=', id).execute()
}

/** Seals every key again. @param reseal `null` where a key doesn't open with the old secret */
export async function resealWaiverKeys(
  db: Db,
  reseal: (sealed: Buffer, owner: string) => Buffer | null,
): Promise<{ opened: number; lost: number }> {
  const all = await db.selectFrom('waiver_file').select(['id', 'waiver_id', 'key']).execute()
  let opened = 0
  for (const { id, waiver_id: waiver, key } of all) {
    const again = reseal(key, ownerOf(waiver))
    if (!again) continue
    opened += 1
    await db.updateTable('waiver_file').set({ key: again }).where('id', '=', id).execute()
  }
  return { opened, lost: all.length - opened }
}

/** Whose key a document's is: sealed for one application, it opens for no other. */
export const ownerOf = (waiver: string) => `waiver ${waiver}`
