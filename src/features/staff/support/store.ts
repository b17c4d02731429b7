// The tickets themselves. The app's role adds tickets and reads no message; what staff and people who are signed in
// read and write goes through the accounts' role, and through the owner for `npm run tickets`.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import { Kind, states } from './contract.ts'

export interface NewTicket {
  id: string
  number: string
  keyHash: Buffer
  codeHash: Buffer
  kind: Kind
  message: string
  replyAddress: string | null
  createdOn: string
  /** Whose it is, where they were signed in; else nothing is said of it. */
  account?: string
}

/** Keeps a ticket; `false` when its number or its key is there already. */
export async function keep(db: Db, ticket: NewTicket): Promise<boolean> {
  return changedRow(
    db
      .insertInto('ticket')
      .values({
        id: ticket.id,
        number: ticket.number,
        key_hash: ticket.keyHash,
        code_hash: ticket.codeHash,
        kind: ticket.kind,
        message: ticket.message,
        reply_address: ticket.replyAddress,
        created_on: ticket.createdOn,
        // A column that the app's role need not name.
        ...(ticket.account !== undefined && { account_id: ticket.account }),
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** The number of the ticket that was sent with this key. */
export async function numberOf(db: Db, keyHash: Buffer): Promise<string | null> {
  const row = await db.selectFrom('ticket').select('number').where('key_hash', '=', keyHash).executeTakeFirst()
  return row?.number ?? null
}

export interface Answered {
  number: string
  kind: Kind
  createdOn: string
  state: (typeof states)[number]
  answer: string | null
  answeredOn: string | null
}

const columns = ['number', 'kind', 'created_on', 'state', 'answer', 'answered_on'] as const

type Row = Record<'number' | 'kind' | 'created_on' | 'state', string> & Record<'answer' | 'answered_on', string | null>

const answered = (row: Row): Answered => ({
  number: row.number,
  kind: Kind.parse(row.kind),
  createdOn: row.created_on,
  state: states.find((state) => state === row.state)!,
  answer: row.answer,
  answeredOn: row.answered_on,
})

/** What its sender may read of a ticket. The hash is compared by PostgreSQL: it is of a secret and no secret itself. */
export async function answerTo(db: Db, number: string, codeHash: Buffer): Promise<Answered | null> {
  const row = await db
    .selectFrom('ticket')
    .select(columns)
    .where('number', '=', number)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return row ? answered(row) : null
}

/** The tickets of an account, the latest first. */
export async function ticketsOf(db: Db, account: string): Promise<(Answered & { files: number })[]> {
  const rows = await db
    .selectFrom('ticket')
    .select([...columns, filesOf])
    .where('account_id', '=', account)
    .orderBy('created_on', 'desc')
    .orderBy('number')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...answered(row), files: Number(row.files) }))
}

const filesOf = sql<number>`(select count(*)::integer from ticket_file f where f.ticket_id = ticket.id)`.as('files')

/** A ticket as staff sees it. */
export interface Ticket extends Answered {
  id: string
  account: string | null
  message: string | null
  replyAddress: string | null
  escalatedOn: string | null
  files: number
}

const staffColumns = [...columns, 'id', 'account_id', 'message', 'reply_address', 'escalated_on', filesOf] as const

interface Wanted {
  number?: string
  state?: (typeof states)[number] | undefined
  kind?: Kind | undefined
  escalated?: boolean
}

/** The most tickets that the queue shows. */
const mostOfQueue = 200

/** Tickets for staff: someone's safety first, then the oldest day. What came on one day has no order of its own. */
export async function tickets(db: Db, { number, state, kind, escalated }: Wanted): Promise<Ticket[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(staffColumns)
    .$if(number !== undefined, (query) => query.where('number', '=', number!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(escalated === true, (query) => query.where('escalated_on', 'is not', null))
    .orderBy(sql`(kind = 'safety')`, 'desc')
    .orderBy('created_on')
    .orderBy('number')
    .limit(mostOfQueue)
    .execute()
  return rows.map((row) => ({
    ...answered(row),
    id: row.id,
    account: row.account_id,
    message: row.message,
    replyAddress: row.reply_address,
    escalatedOn: row.escalated_on,
    files: Number(row.files),
  }))
}

/** What waits for an answer: all, those about someone's safety, and those that were handed on. */
export async function waiting(db: Db): Promise<{ open: number; safety: number; escalated: number }> {
  const { rows } = await sql<{ open: number; safety: number; escalated: number }>`
    select count(*)::integer as open, (count(*) filter (where kind = 'safety'))::integer as safety,
      (count(*) filter (where escalated_on is not null))::integer as escalated
    from ticket where state = 'open'`.execute(db)
  return rows[0]!
}

export async function putEscalated(db: Db, number: string, day: string): Promise<void> {
  await db.updateTable('ticket').set({ escalated_on: day }).where('number', '=', number).execute()
}

export async function putAnswer(owner: Db, number: string, answer: string, day: string): Promise<void> {
  await owner
    .updateTable('ticket')
    .set({ answer, answered_on: day, state: 'answered' })
    .where('number', '=', number)
    .where('state', '<>', 'closed')
    .execute()
}

/** Closing erases what the sender wrote, and the address; an answer stays for a while. */
export async function putClosed(owner: Db, number: string, day: string): Promise<void> {
  await owner
    .updateTable('ticket')
    .set({ state: 'closed', closed_on: day, message: null, reply_address: null })
    .where('number', '=', number)
    .execute()
}

/** Deletes what was closed before a day. */
export async function forgetClosed(owner: Db, before: string): Promise<void> {
  await owner.deleteFrom('ticket').where('closed_on', '<', before).execute()
}

/** Whether a ticket came on one of these days, the last one left out. */
export async function cameBetween(owner: Db, first: string, end: string): Promise<boolean> {
  const row = await owner
    .selectFrom('ticket')
    .select('id')
    .where('created_on', '>=', first)
    .where('created_on', '<', end)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
