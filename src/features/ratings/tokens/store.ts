import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export interface EpochRow {
  publicKey: Buffer
  /** The private key and the secret of the month's marks, encrypted. */
  sealed: Buffer
}

export async function epochRow(db: Db, epoch: string): Promise<EpochRow | null> {
  const { rows } = await sql<EpochRow>`
    select public_key as "publicKey", sealed from token_epoch where epoch = ${epoch}`.execute(db)
  return rows[0] ?? null
}

/** Keeps a month's keys, unless another process has made some. */
export async function keepEpoch(db: Db, epoch: string, { publicKey, sealed }: EpochRow, day: string): Promise<void> {
  await sql`
    insert into token_epoch (epoch, public_key, sealed, made_on) values (${epoch}, ${publicKey}, ${sealed}, ${day}::date)
    on conflict do nothing`.execute(db)
}

/** Every month's keys, as they are sealed. */
export async function sealedEpochs(db: Db): Promise<{ epoch: string; sealed: Buffer }[]> {
  return (await sql<{ epoch: string; sealed: Buffer }>`select epoch, sealed from token_epoch`.execute(db)).rows
}

/** The same keys, sealed again. */
export async function replaceSealed(db: Db, epoch: string, sealed: Buffer): Promise<void> {
  await sql`update token_epoch set sealed = ${sealed} where epoch = ${epoch}`.execute(db)
}

/** Deletes the keys of every other month, and with them what was paid with theirs. */
export async function dropEpochs(db: Db, taken: readonly string[]): Promise<void> {
  await sql`delete from token_epoch where epoch <> all(${[...taken]}::text[])`.execute(db)
}

/** What a token leaves behind where it pays: keyed hashes, so that neither is there twice. */
export interface Marks {
  epoch: string
  mark: Buffer
  nullifier: Buffer
  onDay: string
}

/** Writes down that a token has paid, in the transaction of what it pays for. @returns `false` where it has paid before */
export async function spend(tx: Db, { epoch, mark, nullifier, onDay }: Marks): Promise<boolean> {
  const done = await sql`
    insert into token_spent_intake (mark, nullifier, epoch, spent_on)
    select ${mark}::bytea, ${nullifier}::bytea, ${epoch}, ${onDay}::date
    where not exists (select from token_spent where mark = ${mark} or nullifier = ${nullifier})
    on conflict do nothing`.execute(tx)
  return done.numAffectedRows === 1n
}

/** Whether it was this very professional and month that the token paid for. */
export async function hasPaidFor(db: Db, nullifier: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from token_spent_intake where nullifier = ${nullifier} union all select from token_spent where nullifier = ${nullifier} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Mixes what was paid with before `day`: in the order of the hashes, in one transaction, and the file of the day is thrown away
 * (docs/decisions/0006).
 */
export async function mixSpent(db: Db, day: string): Promise<void> {
  const { rows: due } = await sql`select from token_spent_intake where spent_on < ${day} limit 1`.execute(db)
  if (due.length === 0) return
  await db.transaction().execute(async (tx) => {
    await sql`lock table token_spent_intake in access exclusive mode`.execute(tx)
    await sql`
      insert into token_spent (mark, nullifier, epoch)
      select i.mark, i.nullifier, i.epoch from token_spent_intake i join token_epoch e on e.epoch = i.epoch
      where i.spent_on < ${day} order by i.mark`.execute(tx)
    const { rows } = await sql<{ rest: string }>`
      select coalesce(json_agg(i order by i.mark), '[]')::text as rest from token_spent_intake i where spent_on >= ${day}`.execute(tx)
    await sql`truncate token_spent_intake`.execute(tx)
    await sql`insert into token_spent_intake select * from json_populate_recordset(null::token_spent_intake, ${rows[0]!.rest}::json)`.execute(
      tx,
    )
  })
}

/** Adds to a count of a day that is over. */
export async function countTokens(db: Db, day: string, what: 'issued' | 'replayed', n: number): Promise<void> {
  await sql`
    insert into token_day (on_day, what, n) values (${day}::date, ${what}, ${n})
    on conflict (on_day, what) do update set n = token_day.n + excluded.n`.execute(db)
}
