// SQL of what people do who have a link, and no account. All of it as the machine: nobody of them acts in the case.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { type LinkDbRow, linkColumns } from './store.ts'

/** The link of a code, whatever became of it. */
export async function linkOfCode(tx: CaseTx, codeHash: string): Promise<LinkDbRow | null> {
  const { rows } = await sql<LinkDbRow>`select ${linkColumns} from share_link l where l.code_hash = ${codeHash}`.execute(tx)
  return rows[0] ?? null
}

/** Counts a code word that is tried, before it is compared. @returns how many were tried within an hour, with this one */
export async function countTry(tx: CaseTx, { caseId, id }: LinkDbRow, at: Date): Promise<number> {
  const isOver = sql`(tries_since is null or tries_since <= ${at}::timestamptz - interval '1 hour')`
  const { rows } = await sql<{ tries: number }>`update share_link set tries = case when ${isOver} then 1 else tries + 1 end,
    tries_since = case when ${isOver} then ${at} else tries_since end
    where case_id = ${caseId} and id = ${id} returning tries`.execute(tx)
  return rows[0]!.tries
}

/**
 * Counts an opening and notes it, if the link is open: of two at once for the last one, one.
 * @param opening its id; one that is there already is the same opening, and counts no more
 * @returns `again` for that, `null` where the link is not open
 */
export async function countOpening(
  tx: CaseTx,
  { caseId, id, authorId }: LinkDbRow,
  { opening, tokenHash, at }: { opening: string; tokenHash: string; at: Date },
): Promise<'first' | 'again' | null> {
  // Until the end of the transaction nobody else opens it, or ends it.
  await sql`select from share_link where case_id = ${caseId} and id = ${id} for update`.execute(tx)
  const { rows: before } = await sql`select from share_opening where case_id = ${caseId} and id = ${opening}`.execute(tx)
  if (before.length > 0) return 'again'
  const { rows } = await sql`update share_link set opened = opened + 1, last_opened_at = ${at}, tries = 0, tries_since = null
    where case_id = ${caseId} and id = ${id} and ended_at is null and ends_at > ${at} and (most is null or opened < most)
    returning opened`.execute(tx)
  if (rows.length === 0) return null
  await tx
    .insertInto('share_opening')
    .values({ case_id: caseId, id: opening, author_id: authorId, link_id: id, token_hash: tokenHash, opened_at: at })
    .execute()
  return 'first'
}

/** The link of an opening that is not over. @param since openings before that are over */
export async function openedBy(tx: CaseTx, tokenHash: string, { since, at }: { since: Date; at: Date }) {
  const { rows } = await sql<LinkDbRow & { opening: string }>`select ${linkColumns}, o.id as opening from share_opening o
    join share_link l on l.case_id = o.case_id and l.id = o.link_id
    where o.token_hash = ${tokenHash} and o.opened_at > ${since} and l.ended_at is null and l.ends_at > ${at}`.execute(tx)
  return rows[0] ?? null
}

export interface SharedFileRow {
  id: string
  file: string
  name: string
  type: string
  bytes: number
  sha256: string
  pages: number | null
}

/** The files of a link, in order. */
export async function filesOfLink(tx: CaseTx, { caseId, id }: LinkDbRow): Promise<SharedFileRow[]> {
  const { rows } = await sql<SharedFileRow>`select id, file_id as file, name, type, bytes::float8 as bytes, sha256, pages
    from share_file where case_id = ${caseId} and link_id = ${id} order by position, id`.execute(tx)
  return rows
}

/** Notes how many pages a file has. */
export async function notePages(tx: CaseTx, caseId: string, id: string, pages: number): Promise<void> {
  await tx.updateTable('share_file').set({ pages }).where('case_id', '=', caseId).where('id', '=', id).execute()
}

/** Notes that a file was looked at or saved in an opening, once. */
export async function noteLook(
  tx: CaseTx,
  { caseId, id: link, authorId, opening }: LinkDbRow & { opening: string },
  look: { id: string; file: string; what: 'viewed' | 'saved'; at: Date },
): Promise<void> {
  await tx
    .insertInto('share_look')
    .values({
      case_id: caseId,
      id: look.id,
      author_id: authorId,
      link_id: link,
      opening_id: opening,
      share_file_id: look.file,
      what: look.what,
      at: look.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
