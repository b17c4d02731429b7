// What a term costs, and changes of it that two of the staff make.
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'

/** Cents of US dollars. */
export interface Price {
  monthCents: number
  yearCents: number
}
export interface AskedPrice extends Price {
  id: string
  /** Accounts; `null` where the account is gone. */
  askedBy: string | null
  askedAt: Date
  state: 'waiting' | 'in_effect' | 'withdrawn'
  endedAt: Date | null
}

const rows = (db: Db) =>
  db
    .selectFrom('plan_price')
    .select([
      'id',
      'month_cents as monthCents',
      'year_cents as yearCents',
      'asked_by as askedBy',
      'asked_at as askedAt',
      'ended_at as endedAt',
    ])
    .select((eb) => eb.ref('state').$castTo<AskedPrice['state']>().as('state'))

export async function priceNow(db: Db): Promise<Price> {
  return rows(db).where('state', '=', 'in_effect').orderBy('ended_at', 'desc').limit(1).executeTakeFirstOrThrow()
}

/** All of them, the newest first. */
export async function prices(db: Db): Promise<AskedPrice[]> {
  return rows(db).orderBy('asked_at', 'desc').limit(100).execute()
}

/** The change that waits for a second person, locked until the transaction ends. */
export async function waitingPrice(tx: Db): Promise<AskedPrice | null> {
  return (await rows(tx).where('state', '=', 'waiting').forUpdate().executeTakeFirst()) ?? null
}

/** @returns `false` where another change waits already */
export async function askPrice(tx: Db, it: Price & { id: string; by: string; at: Date }): Promise<boolean> {
  const values = { id: it.id, month_cents: it.monthCents, year_cents: it.yearCents, asked_by: it.by, asked_at: it.at }
  const added = await tx
    .insertInto('plan_price')
    .values(values)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function endPrice(tx: Db, id: string, { by, at, isAgreed }: { by: string; at: Date; isAgreed: boolean }): Promise<boolean> {
  const set = { state: isAgreed ? 'in_effect' : 'withdrawn', ended_by: by, ended_at: at }
  return changedRow(tx.updateTable('plan_price').set(set).where('id', '=', id).where('state', '=', 'waiting'))
}
