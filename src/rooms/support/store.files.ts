// What came with tickets. Their content is read by the accounts' role alone, for the desk.
import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'
import { type Attachment, fileTypes, mostFiles } from './contract.ts'

/** A ticket that may still be added to: by its number and the hash of its words, or by its number and its account. */
export async function openTicket(db: Db, number: string, of: { codeHash: Buffer } | { account: string }): Promise<string | null> {
  const row = await db
    .selectFrom('ticket')
    .select('id')
    .where('number', '=', number)
    .where('state', '<>', 'closed')
    .where('codeHash' in of ? sql<boolean>`code_hash = ${of.codeHash}` : sql<boolean>`account_id = ${of.account}`)
    .executeTakeFirst()
  return row?.id ?? null
}

interface NewFile {
  id: string
  ticket: string
  type: Attachment['type']
  sha256: Buffer
  content: Buffer
}

const columns = ['place', 'type', 'size'] as const
const fileOf = (row: { place: number; type: string; size: number }): Attachment => ({
  place: row.place,
  type: fileTypes.find((type) => type === row.type)!,
  size: row.size,
})

/** Keeps a file at the next place of its ticket; sent again it is the same one. `null`: there are three already. */
export async function keepFile(db: Db, { id, ticket, type, sha256, content }: NewFile): Promise<Attachment | null> {
  // Two that arrive at once want one place: the second tries again.
  for (let attempt = 0; attempt < mostFiles; attempt += 1) {
    const there = await filesOf(db, ticket)
    const known = await db
      .selectFrom('ticket_file')
      .select(columns)
      .where('ticket_id', '=', ticket)
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    if (known) return fileOf(known)
    const place = there.length + 1
    if (place > mostFiles) return null
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('ticket_file')
      .values({ id, ticket_id: ticket, place, type, sha256, content, size: content.length })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return { place, type, size: content.length }
  }
  return null
}

export async function filesOf(db: Db, ticket: string): Promise<Attachment[]> {
  const rows = await db.selectFrom('ticket_file').select(columns).where('ticket_id', '=', ticket).orderBy('place').execute()
  return rows.map(fileOf)
}

/** One file whole. */
export async function contentOf(db: Db, number: string, place: number): Promise<{ type: Attachment['type']; content: Buffer } | null> {
  const row = await db
    .selectFrom('ticket_file')
    .innerJoin('ticket', 'ticket.id', 'ticket_file.ticket_id')
    .select(['ticket_file.type', 'ticket_file.content'])
    .where('ticket.number', '=', number)
    .where('ticket_file.place', '=', place)
    .executeTakeFirst()
  return row ? { type: fileTypes.find((type) => type === row.type)!, content: row.content } : null
}
