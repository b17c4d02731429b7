// The notices, under the role of the ratings: what a notice does to a rating is done in the transaction that keeps it.
import { sql } from 'kysely'
import type { Lane } from '#domain/takedown/grounds.ts'
import type { Pool } from '#domain/takedown/pools.ts'
import type { Outcome, TakedownState } from '#domain/takedown/steps.ts'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Ground, Notice } from './contract.ts'

export type Effect = 'hidden' | 'flagged' | 'none'

export interface NewTakedown {
  id: string
  number: string
  keyHash: Buffer
  codeHash: Buffer
  notice: Notice
  lane: Lane
  isCourtKnown: boolean | null
  isProven: boolean
  receivedAt: Date
  ackBy: Date
  decideBy: Date | null
  isRepeat: boolean
  isOver: boolean
}

/** Keeps a notice; `false` when its number or its key is there already. */
export async function keep(tx: Db, { notice, ...of }: NewTakedown): Promise<boolean> {
  const { order } = notice
  return changedRow(
    tx
      .insertInto('takedown')
      .values({
        id: of.id,
        number: of.number,
        key_hash: of.keyHash,
        code_hash: of.codeHash,
        ground: notice.ground,
        lane: of.lane,
        professional_id: notice.professional,
        sender: notice.sender,
        capacity: notice.capacity,
        authority: notice.authority ?? null,
        email: notice.email ?? null,
        is_official: notice.isOfficial,
        words: notice.words ?? null,
        why: notice.why,
        evidence: notice.evidence ?? null,
        court: order?.court ?? null,
        docket: order?.docket ?? null,
        parties: order?.parties ?? null,
        country: order?.country ?? null,
        was_served: order?.wasServed ?? null,
        is_final: order?.isFinal ?? null,
        is_court_known: of.isCourtKnown,
        received_at: of.receivedAt,
        ack_by: of.ackBy,
        decide_by: of.decideBy,
        is_repeat: of.isRepeat,
        is_over: of.isOver,
        is_proven: of.isProven,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** `pool`: out of which one it was hidden; `null` where it was not. */
export async function keepEffects(
  tx: Db,
  id: string,
  effects: readonly { review: string; effect: Effect; pool: Pool | null }[],
): Promise<void> {
  await tx
    .insertInto('takedown_rating')
    .values(effects.map(({ review, effect, pool }) => ({ takedown_id: id, review_id: review, effect, pool })))
    .execute()
}

/** What became of each rating of a notice that is decided. */
export async function putBecame(tx: Db, id: string, became: ReadonlyMap<string, Outcome>): Promise<void> {
  for (const [review, outcome] of became)
    await tx.updateTable('takedown_rating').set({ became: outcome }).where('takedown_id', '=', id).where('review_id', '=', review).execute()
}

/** Which of these ratings had a notice on this ground that was decided. */
export async function decidedBefore(tx: Db, ground: Ground, reviews: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('takedown_rating as r')
    .innerJoin('takedown as t', 't.id', 'r.takedown_id')
    .select('r.review_id')
    .distinct()
    .where('r.review_id', 'in', [...reviews])
    .where('t.ground', '=', ground)
    .where('t.state', '=', 'decided')
    .execute()
  return new Set(rows.map((row) => row.review_id))
}

/** A notice as it is stored. */
export interface Takedown {
  id: string
  number: string
  ground: Ground
  lane: Lane
  professional: string
  sender: string
  capacity: Notice['capacity']
  authority: string | null
  email: string | null
  isOfficial: boolean
  words: string | null
  why: string
  evidence: string | null
  order: NonNullable<Notice['order']> | null
  isCourtKnown: boolean | null
  receivedAt: Date
  ackBy: Date
  decideBy: Date | null
  state: TakedownState
  acknowledgedAt: Date | null
  outcome: Outcome | null
  letter: string | null
  closedAt: Date | null
  isRepeat: boolean
  isOver: boolean
  isProven: boolean
  isAbusive: boolean
  heldFor: string | null
}

const columns = sql`
  t.id, t.number, t.ground, t.lane, t.professional_id as professional, t.sender, t.capacity, t.authority, t.email, t.is_official as "isOfficial",
  t.words, t.why, t.evidence, case when t.court is null then null else jsonb_build_object('court', t.court, 'docket', t.docket, 'parties', t.parties,
    'country', t.country, 'wasServed', t.was_served, 'isFinal', t.is_final) end as "order",
  t.is_court_known as "isCourtKnown", t.received_at as "receivedAt", t.ack_by as "ackBy", t.decide_by as "decideBy", t.state,
  t.acknowledged_at as "acknowledgedAt", t.outcome, t.letter, t.closed_at as "closedAt", t.is_repeat as "isRepeat", t.is_over as "isOver", t.is_proven as "isProven",
  t.is_abusive as "isAbusive", t.held_for as "heldFor"`

/** By its number; with the hash of its code, only for who has both. `lock`: nobody else changes it until the transaction ends. */
export async function byNumber(
  db: Db,
  number: string,
  { codeHash, lock }: { codeHash?: Buffer; lock?: boolean } = {},
): Promise<Takedown | null> {
  const { rows } = await sql<Takedown>`
    select ${columns} from takedown t where t.number = ${number} ${codeHash ? sql`and t.code_hash = ${codeHash}` : sql``} ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Nobody else keeps a notice with this key until the transaction ends. */
export async function holdKey(tx: Db, keyHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${keyHash.toString('hex')}`}, 0))`.execute(tx)
}

export async function numberOf(db: Db, keyHash: Buffer): Promise<string | null> {
  const row = await db.selectFrom('takedown').select('number').where('key_hash', '=', keyHash).executeTakeFirst()
  return row?.number ?? null
}

export async function effectsOf(db: Db, id: string): Promise<{ review: string; effect: Effect; became: Outcome | null }[]> {
  const rows = await db
    .selectFrom('takedown_rating')
    .select(['review_id', 'effect', 'became'])
    .where('takedown_id', '=', id)
    .orderBy('review_id')
    .execute()
  return rows.map(({ review_id, effect, became }) => ({ review: review_id, effect: effect as Effect, became: became as Outcome | null }))
}

/** Open notices, besides this one, that made a rating reported: their grounds, the oldest first. */
export async function otherOpenOnes(tx: Db, review: string, besides: string): Promise<Ground[]> {
  const { rows } = await sql<{ ground: Ground }>`
    select t.ground from takedown_rating r join takedown t on t.id = r.takedown_id
    where r.review_id = ${review} and t.id <> ${besides} and t.closed_at is null and r.became is null and r.effect <> 'none' order by t.received_at, t.id`.execute(
    tx,
  )
  return rows.map(({ ground }) => ground)
}

/** The most notices that the queue shows. */
const most = 200

export async function openOnes(db: Db): Promise<Takedown[]> {
  const { rows } =
    await sql<Takedown>`select ${columns} from takedown t where t.closed_at is null order by t.received_at, t.id limit ${most}`.execute(db)
  return rows
}

export async function endedOnes(db: Db): Promise<Takedown[]> {
  const { rows } =
    await sql<Takedown>`select ${columns} from takedown t where t.closed_at is not null order by t.closed_at desc, t.id limit ${most}`.execute(
      db,
    )
  return rows
}

export async function heldOnes(db: Db): Promise<{ number: string; heldFor: string }[]> {
  const rows = await db.selectFrom('takedown').select(['number', 'held_for']).where('held_for', 'is not', null).orderBy('number').execute()
  return rows.map(({ number, held_for }) => ({ number, heldFor: held_for ?? '' }))
}
