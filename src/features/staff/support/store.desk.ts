// What the desk writes for itself: notes about tickets, and ready replies.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Canned } from './contract.ts'

export interface Note {
  at: Date
  by: string
  kind: 'note' | 'escalation'
  words: string
}

interface NewNote {
  id: string
  ticket: string
  author: string
  at: Date
  kind: Note['kind']
  words: string
}

export async function addNote(db: Db, { id, ticket, author, at, kind, words }: NewNote): Promise<void> {
  await db.insertInto('ticket_note').values({ id, ticket_id: ticket, author_id: author, at, kind, words }).execute()
}

/** The notes about a ticket, the first one first, with the names of who wrote them. */
export async function notesOf(db: Db, ticket: string): Promise<Note[]> {
  const { rows } = await sql<Note>`
    select n.at, coalesce(a.name, '') as by, n.kind, n.words
    from ticket_note n left join account a on a.id = n.author_id
    where n.ticket_id = ${ticket} order by n.at, n.id`.execute(db)
  return rows
}

export async function cannedReplies(db: Db): Promise<Canned[]> {
  return db.selectFrom('canned_reply').select(['id', 'title', 'body']).orderBy('title').limit(200).execute()
}

/** Keeps a ready reply under its title, in the place of one that has it. */
export async function putCanned(db: Db, reply: Canned & { at: Date; by: string }): Promise<Canned> {
  const { id, title, body, at, by } = reply
  return db
    .insertInto('canned_reply')
    .values({ id, title, body, changed_at: at, changed_by: by })
    .onConflict((conflict) => conflict.column('title').doUpdateSet({ body, changed_at: at, changed_by: by }))
    .returning(['id', 'title', 'body'])
    .executeTakeFirstOrThrow()
}

export async function deleteCanned(db: Db, id: string): Promise<boolean> {
  return changedRow(db.deleteFrom('canned_reply').where('id', '=', id))
}
