// Files that came with tickets. Only the accounts' role reads their content, for the desk.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import { type Attached, type Attachment, fileTypes, mostFiles } from './contract.ts'

/** A ticket that files can still be added to: by its number and the hash of its words, or by its number and its account. */
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
  /** An `infected` file is never stored. */
  scan: Exclude<Attached['scan'], 'infected'>
}

const columns = ['place', 'type', 'size'] as const
const fileOf = (row: { place: number; type: string; size: number }): Attachment => ({
  place: row.place,
  type: fileTypes.find((type) => type === row.type)!,
  size: row.size,
})

/** Stores a file at the next place of its ticket, once. `null`: there are three already. */
export async function keepFile(db: Db, { id, ticket, type, sha256, content, scan }: NewFile): Promise<Attachment | null> {
  // Two files that arrive at once want the same place: the second tries again.
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
    const isNew = await changedRow(
      db
        .insertInto('ticket_file')
        .values({ id, ticket_id: ticket, place, type, sha256, content, size: content.length, scan })
        .onConflict((conflict) => conflict.doNothing()),
    )
    if (isNew) return { place, type, size: content.length }
  }
  return null
}

async function filesOf(db: Db, ticket: string): Promise<Attachment[]> {
  const rows = await db.selectFrom('ticket_file').select(columns).where('ticket_id', '=', ticket).orderBy('place').execute()
  return rows.map(fileOf)
}

/** The files of a ticket for the desk, each with the result of its scan. */
export async function scannedFilesOf(db: Db, ticket: string): Promise<(Attachment & { scan: Attached['scan'] })[]> {
  const rows = await db
    .selectFrom('ticket_file')
    .select([...columns, 'scan'])
    .where('ticket_id', '=', ticket)
    .orderBy('place')
    .execute()
  return rows.map((row) => ({ ...fileOf(row), scan: row.scan as Attached['scan'] }))
}

/** The next unscanned file after another, with its whole content. */
export async function nextUnscanned(db: Db, after: string | null): Promise<{ id: string; content: Buffer } | null> {
  let query = db.selectFrom('ticket_file').select(['id', 'content']).where('scan', '=', 'not_scanned').orderBy('id').limit(1)
  if (after !== null) query = query.where('id', '>', after)
  return (await query.executeTakeFirst()) ?? null
}

/** Records the result of a later scan. A harmful file is emptied; its row stays, because sender and desk know of the file. */
export async function putVerdict(db: Db, id: string, scan: Exclude<Attached['scan'], 'not_scanned'>): Promise<void> {
  const emptied = scan === 'infected' ? { content: Buffer.from([0]), size: 1 } : {}
  await db
    .updateTable('ticket_file')
    .set({ scan, ...emptied })
    .where('id', '=', id)
    .execute()
}

interface Whole {
  type: Attachment['type']
  content: Buffer
  scan: Attached['scan']
}

/** One whole file. */
export async function contentOf(db: Db, number: string, place: number): Promise<Whole | null> {
  const row = await db
    .selectFrom('ticket_file')
    .innerJoin('ticket', 'ticket.id', 'ticket_file.ticket_id')
    .select(['ticket_file.type', 'ticket_file.content', 'ticket_file.scan'])
    .where('ticket.number', '=', number)
    .where('ticket_file.place', '=', place)
    .executeTakeFirst()
  return row ? { type: fileTypes.find((type) => type === row.type)!, content: row.content, scan: row.scan as Attached['scan'] } : null
}
