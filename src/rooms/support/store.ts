// All SQL of support, on its own table. The app's role adds tickets and reads no message; what staff reads
// and writes goes through the owner (`npm run tickets`).
import type { Db } from '../../ports/db/port.ts'
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
}

/** Keeps a ticket; `false` when its number or its key is there already. */
export async function keep(db: Db, ticket: NewTicket): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
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

/** A ticket as staff sees it. */
export interface Ticket extends Answered {
  message: string | null
  replyAddress: string | null
}

const staffColumns = [...columns, 'message', 'reply_address'] as const

/** Tickets for staff: one by its number, or all of a state, the oldest day first. */
export async function tickets(owner: Db, which: { number: string } | { state: (typeof states)[number] }): Promise<Ticket[]> {
  const query = owner.selectFrom('ticket').select(staffColumns).orderBy('created_on').orderBy('number')
  const rows = await ('number' in which ? query.where('number', '=', which.number) : query.where('state', '=', which.state)).execute()
  return rows.map((row) => ({ ...answered(row), message: row.message, replyAddress: row.reply_address }))
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
