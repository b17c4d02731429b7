// Codes with which someone else pays a term for a parent, and the terms that were paid so.
import { changedRow } from '#ports/db/changed.ts'
import type { Db } from '#ports/db/port.ts'

export interface SponsorshipRow {
  id: string
  /** `null`: the account is gone. */
  account: string | null
  madeAt: Date
  expiresAt: Date
  state: 'open' | 'withdrawn' | 'paid' | 'refused' | 'returned'
  /** All four are set by the payment. */
  plan: string | null
  paidAt: Date | null
  from: Date | null
  to: Date | null
  name: string | null
}

const rows = (db: Db) =>
  db
    .selectFrom('sponsorship')
    .select(['id', 'account_id as account', 'made_at as madeAt', 'expires_at as expiresAt', 'plan_id as plan', 'paid_at as paidAt'])
    .select(['term_from as from', 'term_to as to', 'name'])
    .select((eb) => eb.ref('state').$castTo<SponsorshipRow['state']>().as('state'))

/** Those of an account, the newest first. */
export async function sponsorshipsOf(db: Db, account: string): Promise<SponsorshipRow[]> {
  return rows(db).where('account_id', '=', account).orderBy('made_at', 'desc').orderBy('id').limit(50).execute()
}

export async function sponsorshipByCode(db: Db, codeHash: string): Promise<SponsorshipRow | null> {
  return (await rows(db).where('code_hash', '=', codeHash).executeTakeFirst()) ?? null
}

/** Locked until the transaction ends. */
export async function lockSponsorship(tx: Db, id: string): Promise<SponsorshipRow> {
  return rows(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** How many codes an account made since a moment. */
export async function codesSince(db: Db, account: string, since: Date): Promise<number> {
  const made = db.selectFrom('sponsorship').select((eb) => eb.fn.countAll<string>().as('n'))
  return Number((await made.where('account_id', '=', account).where('made_at', '>', since).executeTakeFirstOrThrow()).n)
}

export async function addSponsorship(
  tx: Db,
  { id, account, codeHash, at, expiresAt }: { id: string; account: string; codeHash: string; at: Date; expiresAt: Date },
): Promise<void> {
  const values = { id, account_id: account, code_hash: codeHash, made_at: at, expires_at: expiresAt }
  await tx.insertInto('sponsorship').values(values).execute()
}

/** A code that nobody has paid with works no longer. @param id left out: whichever is open */
export async function withdrawOpen(tx: Db, account: string, at: Date, id?: string): Promise<boolean> {
  const update = tx.updateTable('sponsorship').set({ state: 'withdrawn', ended_at: at }).where('account_id', '=', account)
  return changedRow((id === undefined ? update : update.where('id', '=', id)).where('state', '=', 'open'))
}

export async function payBy(
  tx: Db,
  id: string,
  it: { plan: string; name: string | null; paidAt: Date; from: Date; to: Date },
): Promise<void> {
  const set = { state: 'paid', plan_id: it.plan, name: it.name, paid_at: it.paidAt, term_from: it.from, term_to: it.to }
  await tx.updateTable('sponsorship').set(set).where('id', '=', id).execute()
}

/** A term that was paid and is no more: the money goes back. */
export async function endTerm(tx: Db, id: string, state: 'refused' | 'returned', at: Date): Promise<boolean> {
  const update = tx.updateTable('sponsorship').set({ state, ended_at: at }).where('id', '=', id)
  return changedRow(update.where('state', '=', 'paid'))
}

/** Whether a purchase is the one that paid a term, and the term still counts. */
export async function isTaken(db: Db, plan: string): Promise<boolean> {
  const found = db.selectFrom('sponsorship').select('id').where('plan_id', '=', plan).where('state', '=', 'paid')
  return (await found.executeTakeFirst()) !== undefined
}

/** Until when an account is open by sponsors. Milliseconds; `null` where none paid. */
export async function sponsoredUntil(db: Db, account: string): Promise<number | null> {
  const paid = db.selectFrom('sponsorship').select('term_to').where('account_id', '=', account).where('state', '=', 'paid')
  return (await paid.orderBy('term_to', 'desc').limit(1).executeTakeFirst())?.term_to?.getTime() ?? null
}

/** Terms that end between two moments and whose owner was not reminded, locked until the transaction ends. */
export async function endingTerms(tx: Db, from: Date, to: Date): Promise<{ id: string; account: string; to: Date }[]> {
  const due = tx
    .selectFrom('sponsorship as s')
    .innerJoin('entitlement as e', 'e.account_id', 's.account_id')
    .select(['s.id', 's.account_id as account', 's.term_to as to'])
    .where('s.state', '=', 'paid')
    .where('s.term_to', '>', from)
    .where('s.term_to', '<=', to)
    .where('s.reminded_for', 'is', null)
    // Nothing else goes on after it.
    .whereRef('e.paid_until', '<=', 's.term_to')
  const found = await due.limit(200).forUpdate('s').skipLocked().execute()
  return found.map((row) => ({ id: row.id, account: row.account!, to: row.to! }))
}

export async function noteReminder(tx: Db, id: string, to: Date): Promise<void> {
  await tx.updateTable('sponsorship').set({ reminded_for: to }).where('id', '=', id).execute()
}

/** What a sponsor typed was for a parent whose account is gone. */
export async function forgetNames(db: Db): Promise<void> {
  await db.updateTable('sponsorship').set({ name: null }).where('account_id', 'is', null).where('name', 'is not', null).execute()
  await db.updateTable('plan').set({ sponsor_name: null }).where('account_id', 'is', null).where('sponsor_name', 'is not', null).execute()
}
