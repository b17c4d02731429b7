import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Outcome, Part } from '#domain/ratings/raters.ts'

/** Everything that is stored of one version of a rating. */
export interface StoredVersion {
  id: string
  professionalId: string
  criteria: Readonly<Record<string, number | null>>
  saw: string
  wentWell: string | null
  shouldKnow: string | null
  part: Part
  outcome: Outcome
  month: string
  receivedOn: string
  status: 'pending' | 'queued_human'
  receiptHash: Buffer
  /** The key that words to its author are sealed to; a later version keeps the key of the first. */
  authorKey: Buffer | null
  version: number
  isHearsay: boolean
  heldFor: readonly string[]
  policy: string
}

/** What is already stored under an id. */
export interface Before {
  heldFor: string[]
  /** It is the same rating: the same receipt, and the same text word for word. */
  isSame: boolean
}

/** One statement: the sweep locks the table while it mixes the arrivals, and this waits for it. */
const values = (stored: StoredVersion) => sql`
  ${stored.id}::uuid, ${stored.professionalId}::uuid, ${JSON.stringify(stored.criteria)}::jsonb, ${stored.saw}, ${stored.wentWell}, ${stored.shouldKnow},
  ${stored.part}, ${stored.outcome}, ${`${stored.month}-01`}::date, ${stored.receivedOn}::date, ${stored.status}, ${stored.receiptHash}::bytea,
  ${stored.version}::smallint, ${stored.isHearsay}, ${[...stored.heldFor]}::text[], ${stored.policy}`
const columns = sql.raw(`id, professional_id, criteria, saw, went_well, should_know, part, outcome, event_month, received_on, status,
  receipt_hash, version, is_hearsay, held_for, policy, author_key`)

/**
 * Adds the first version of a rating to today's arrivals, unless its id or its receipt is known.
 * @returns whether it was added
 */
async function keep(db: Db, stored: StoredVersion): Promise<boolean> {
  const done = await sql`
    insert into review_intake (${columns})
    select ${values(stored)}, ${stored.authorKey}::bytea
    where not exists (select from review where id = ${stored.id} or receipt_hash = ${stored.receiptHash})
      and not exists (select from review_withdrawn where receipt_hash = ${stored.receiptHash})
    on conflict do nothing`.execute(db)
  return done.numAffectedRows === 1n
}

/**
 * Adds the first version together with the token that pays for it, or neither.
 * @param pay records the token as spent, and says whether it was unspent before; `null` for a plain form, which has none
 */
export async function keepPaid(
  db: Db,
  stored: StoredVersion,
  pay: ((tx: Db) => Promise<boolean>) | null,
): Promise<'kept' | 'spent' | 'there'> {
  if (pay === null) return (await keep(db, stored)) ? 'kept' : 'there'
  const tx = await db.startTransaction().execute()
  try {
    const outcome = !(await pay(tx)) ? 'spent' : (await keep(tx, stored)) ? 'kept' : 'there'
    await (outcome === 'kept' ? tx.commit() : tx.rollback()).execute()
    return outcome
  } catch (error) {
    await tx.rollback().execute()
    throw error
  }
}

/**
 * Adds the next version of a rating, unless another version is the newest by now, or the rating was withdrawn.
 * @returns whether it was added
 */
export async function keepNext(db: Db, stored: StoredVersion): Promise<boolean> {
  const done = await sql`
    insert into review_intake (${columns})
    select ${values(stored)}, coalesce(
      (select author_key from review where receipt_hash = ${stored.receiptHash} and author_key is not null limit 1),
      (select author_key from review_intake where receipt_hash = ${stored.receiptHash} and author_key is not null limit 1))
    where ${stored.version - 1} = (
        select max(version) from (
          select version from review where receipt_hash = ${stored.receiptHash}
          union all select version from review_intake where receipt_hash = ${stored.receiptHash}) every)
      and not exists (select from review where id = ${stored.id})
      and not exists (select from review_act_intake where receipt_hash = ${stored.receiptHash} and kind = 'withdraw')
    on conflict do nothing`.execute(db)
  return done.numAffectedRows === 1n
}

/** What has arrived under the id of a version, today or before. */
export async function arrived(db: Db, stored: StoredVersion): Promise<Before | null> {
  const { rows } = await sql<Before>`
    select held_for as "heldFor",
      (professional_id, criteria, saw, went_well, should_know, part, outcome, event_month, receipt_hash) is not distinct from
      (${stored.professionalId}::uuid, ${JSON.stringify(stored.criteria)}::jsonb, ${stored.saw}::text, ${stored.wentWell}::text, ${stored.shouldKnow}::text,
        ${stored.part}::text, ${stored.outcome}::text, ${`${stored.month}-01`}::date, ${stored.receiptHash}::bytea) as "isSame"
    from (select * from review_intake where id = ${stored.id} union all select * from review where id = ${stored.id}) every limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}
