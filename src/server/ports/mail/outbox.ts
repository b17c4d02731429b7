import { sql } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '../db/port.ts'
import { checked } from './checked.ts'
import { demoDomain, type Lying, type Mail, type MailAnswer } from './port.ts'

export interface OutboxDeps {
  /** Reads the outbox, and takes out what was sent. The features' own role may only lay mail in. */
  owner: Db
  clock: Clock
  random: Pick<Random, 'uuid'>
}

/** Lays a mail into the outbox, in the caller's transaction. */
export async function lay(db: Db, mail: Mail, { clock, random }: OutboxDeps): Promise<void> {
  const { to, subject, text, replyTo, watched } = checked(mail)
  const watching = watched && { is_watched: true, return_token: watched.returnToken, stop_url: watched.stopUrl }
  await db
    .insertInto('outbox')
    .values({
      id: watched?.id ?? random.uuid(),
      recipient: to,
      subject,
      body: text,
      reply_to: replyTo ?? null,
      queued_on: dayOf(clock()),
      ...watching,
    })
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
  is_watched: boolean
  return_token: string | null
  stop_url: string | null
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
    ...(row.is_watched && { watched: { id: row.id, returnToken: row.return_token!, stopUrl: row.stop_url! } }),
  }
}

/** What lies in the outbox, the oldest day first. */
export async function lying(db: Db, most: number): Promise<Lying[]> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '<>', 'sent')
    .orderBy('queued_on')
    .orderBy('id')
    .limit(most)
    .execute()
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
    .where('state', '<>', 'sent')
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

/** Notes what the mail server said of a watched mail. The mail is in the mail server's hands where it was sent, and its text goes. */
export async function noteAnswer(tx: Db, id: string, state: 'sent' | 'waiting', code: string, at: number): Promise<void> {
  const sent = state === 'sent' ? { body: '', subject: '' } : {}
  await tx
    .updateTable('outbox')
    .set({ state, reply: code, replied_at: new Date(at), ...sent })
    .where('id', '=', id)
    .execute()
}

/** The watched mails that a mail server answered about, the oldest answer first. */
export async function answered(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('replied_at', 'is not', null)
    .orderBy('replied_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes the answer about one of them, and the mail itself where it is done with. */
export async function takeAnswer(tx: Db, id: string): Promise<MailAnswer | null> {
  const row = await tx
    .selectFrom('outbox')
    .select(['state', 'reply', 'replied_at'])
    .where('id', '=', id)
    .where('replied_at', 'is not', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return null
  if (row.state === 'waiting') await tx.updateTable('outbox').set({ reply: null, replied_at: null }).where('id', '=', id).execute()
  else await takeOut(tx, id)
  return { id, state: row.state as MailAnswer['state'], code: row.reply!, at: row.replied_at! }
}

/** @param at where it is a watched mail */
export async function giveUp(tx: Db, id: string, refusal: string, at: number | null = null): Promise<void> {
  const answer = at === null ? {} : { reply: refusal, replied_at: new Date(at) }
  await tx
    .updateTable('outbox')
    .set({ state: 'refused', refusal, ...answer })
    .where('id', '=', id)
    .execute()
}
