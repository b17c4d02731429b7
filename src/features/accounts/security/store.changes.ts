import type { Db } from '#ports/db/port.ts'
import type { Kind } from './contract.ts'

export interface StoredChange {
  id: string
  account: string
  kind: Kind
  what: Readonly<Record<string, unknown>>
  askedAt: Date
  appliesAt: Date
  /** Two staff members approved it, or the command on the server; for recoveries only. */
  isApproved: boolean
}

interface Row {
  id: string
  account_id: string
  kind: string
  what: unknown
  asked_at: Date
  applies_at: Date
  seconded_at: Date | null
  on_server: boolean
}

const columns = ['id', 'account_id', 'kind', 'what', 'asked_at', 'applies_at', 'seconded_at', 'on_server'] as const

function asChange({ id, account_id, kind, what, asked_at, applies_at, seconded_at, on_server }: Row): StoredChange {
  return {
    id,
    account: account_id,
    kind: kind as Kind,
    what: what as StoredChange['what'],
    askedAt: asked_at,
    appliesAt: applies_at,
    isApproved: seconded_at !== null || on_server,
  }
}

const open = (db: Db) => db.selectFrom('pending_change').select(columns).where('cancelled_at', 'is', null).where('done_at', 'is', null)

/** The pending changes of an account, oldest first. */
export async function waitingOf(db: Db, account: string): Promise<StoredChange[]> {
  const rows = await open(db).where('account_id', '=', account).orderBy('asked_at').orderBy('id').execute()
  return rows.map(asChange)
}

type NewChange = Omit<StoredChange, 'isApproved'> & {
  /** Hash of the token in the notices that stops it. */
  stopHash: string
}

export async function putChange(tx: Db, { id, account, kind, what, askedAt, appliesAt, stopHash }: NewChange): Promise<void> {
  await tx
    .insertInto('pending_change')
    .values({
      id,
      account_id: account,
      kind,
      what: JSON.stringify(what),
      asked_at: askedAt,
      applies_at: appliesAt,
      stop_hash: stopHash,
    })
    .execute()
}

export async function setWhat(tx: Db, id: string, what: StoredChange['what']): Promise<void> {
  await tx
    .updateTable('pending_change')
    .set({ what: JSON.stringify(what) })
    .where('id', '=', id)
    .execute()
}

/** @returns the kind of change that was stopped; only the fact that it was requested stays stored */
export async function cancelOpen(tx: Db, account: string, id: string, at: Date): Promise<Kind | null> {
  const row = await tx
    .updateTable('pending_change')
    .set({ cancelled_at: at, what: '{}' })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  return (row?.kind as Kind | undefined) ?? null
}

/** Marks a change as applied and clears its content: the address or secret is now stored elsewhere. */
export async function markDone(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('pending_change').set({ done_at: at, what: '{}' }).where('id', '=', id).execute()
}

/** Account and id of the pending change whose notices have a link with this hash. */
export async function changeToStop(tx: Db, stopHash: string): Promise<{ id: string; account: string } | null> {
  const row = await open(tx).where('stop_hash', '=', stopHash).executeTakeFirst()
  return row ? { id: row.id, account: row.account_id } : null
}

/**
 * Takes one change whose wait is over, locked for this transaction; `null` if there is none, or other processes have them.
 * A recovery is due once it is approved, or when it was requested before `recoveriesBefore` and has to be ended.
 */
export async function takeDue(tx: Db, now: Date, recoveriesBefore: Date): Promise<StoredChange | null> {
  const row = await open(tx)
    .where('applies_at', '<=', now)
    .where(({ or, eb }) =>
      or([
        eb('kind', '<>', 'recovery'),
        eb('seconded_at', 'is not', null),
        eb('on_server', '=', true),
        eb('asked_at', '<', recoveriesBefore),
      ]),
    )
    .orderBy('applies_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ? asChange(row) : null
}

/** Deletes changes that ended before a moment. */
export async function forgetChanges(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('pending_change')
    .where(({ or, eb }) => or([eb('cancelled_at', '<', before), eb('done_at', '<', before)]))
    .execute()
}
