import { sql } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '../db/port.ts'
import { checked } from './checked.ts'
import { demoDomain, type Lying, type Mail } from './port.ts'

export interface OutboxDeps {
  /** Reads the outbox, and takes out what was sent. The features' own role may only lay mail in. */
  owner: Db
  clock: Clock
  random: Pick<Random, 'uuid'>
}

/** Lays a mail into the outbox, in the caller's transaction. */
export async function lay(db: Db, mail: Mail, { clock, random }: OutboxDeps): Promise<void> {
  const { to, subject, text, replyTo } = checked(mail)
  await db
    .insertInto('outbox')
    .values({ id: random.uuid(), recipient: to, subject, body: text, reply_to: replyTo ?? null, queued_on: dayOf(clock()) })
    .execute()
}

interface Row {
  id: string
  recipient: string
  subject: string
  body: string
  reply_to: string | null
  queued_on: string
  state: string
  refusal: string | null
}

function asLying(row: Row): Lying {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    ...(row.reply_to !== null && { replyTo: row.reply_to }),
    queuedOn: row.queued_on,
    state: row.state === 'refused' ? 'refused' : 'waiting',
    refusal: row.refusal,
  }
}

/** What lies in the outbox, the oldest day first. */
export async function lying(db: Db, most: number): Promise<Lying[]> {
  const rows = await db.selectFrom('outbox').selectAll().orderBy('queued_on').orderBy('id').limit(most).execute()
  return rows.map(asLying)
}

/** How much lies in the outbox, and the day of the oldest mail that waits. */
export async function countOf(db: Db): Promise<{ waiting: number; refused: number; oldestOn: string | null }> {
  const rows = await db
    .selectFrom('outbox')
    .select((of) => ['state', of.fn.countAll<number>().as('n'), of.fn.min('queued_on').as('oldestOn')])
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  return { waiting: of('waiting')?.n ?? 0, refused: of('refused')?.n ?? 0, oldestOn: of('waiting')?.oldestOn ?? null }
}

/**
 * The same, the newest first. Nothing says the hour of a mail; the order of the transactions that laid them in does, until
 * the daily rewriting makes it one for all.
 */
export async function newest(db: Db, most: number, of: 'all' | 'demo'): Promise<Lying[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(of === 'demo', (query) => query.where(sql`lower(recipient)`, 'like', `%${demoDomain}`))
    .orderBy('queued_on', 'desc')
    .orderBy(sql`age(xmin)`)
    .limit(most)
    .execute()
  return rows.map(asLying)
}

/** The ids of what waits, the oldest day first. */
export async function waiting(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('id').where('state', '=', 'waiting').orderBy('queued_on').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Takes one waiting mail for this transaction; `null` when it is gone, or another process has it. */
export async function take(tx: Db, id: string): Promise<Lying | null> {
  const row = await tx
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ? asLying(row) : null
}

export async function takeOut(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('outbox').where('id', '=', id).execute()
}

export async function giveUp(tx: Db, id: string, refusal: string): Promise<void> {
  await tx.updateTable('outbox').set({ state: 'refused', refusal }).where('id', '=', id).execute()
}
