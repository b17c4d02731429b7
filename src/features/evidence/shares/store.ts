// SQL of a parent's own links. They are their author's alone: row-level security shows nobody else's.
import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { Outgoing } from '#case/files/public.ts'
import type { Ending } from '#domain/evidence/shares.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface Owner {
  caseId: string
  authorId: string
}

export interface LinkDbRow extends Owner {
  id: string
  whom: string
  wordHash: string | null
  isOriginal: boolean
  maySave: boolean
  most: number | null
  endsAt: Date
  at: Date
  opened: number
  lastOpenedAt: Date | null
  endedAt: Date | null
  endedWhy: Ending | null
}

export const linkColumns = sql`l.case_id as "caseId", l.author_id as "authorId", l.id, l.whom, l.word_hash as "wordHash",
  l.is_original as "isOriginal", l.may_save as "maySave", l.most, l.ends_at as "endsAt", l.created_at as at, l.opened,
  l.last_opened_at as "lastOpenedAt", l.ended_at as "endedAt", l.ended_why as "endedWhy"`

/** Whether it can be opened: as `shareState` of the domain says it. */
const isOpen = (at: Date) => sql`(l.ended_at is null and l.ends_at > ${at} and (l.most is null or l.opened < l.most))`

/** Links, the open ones first, then the latest. @param before where the page before it ended */
export async function linksIn(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  { at, before, most }: { at: Date; before: { isOpen: boolean; at: Date; id: string } | null; most: number },
): Promise<(LinkDbRow & { files: string[] })[]> {
  const { rows } = await sql<LinkDbRow & { files: string[] }>`select ${linkColumns},
    array(select f.name from share_file f where f.case_id = l.case_id and f.link_id = l.id order by f.position) as files
    from share_link l where l.case_id = ${caseId} and l.author_id = ${authorId}
      and ${before ? sql`(${isOpen(at)}, l.created_at, l.id) < (${before.isOpen}, ${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by ${isOpen(at)} desc, l.created_at desc, l.id desc limit ${most}`.execute(tx)
  return rows
}

/** How many links are open. */
export async function openLinks(tx: CaseTx, { caseId, authorId }: Owner, at: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from share_link l
    where l.case_id = ${caseId} and l.author_id = ${authorId} and ${isOpen(at)}`.execute(tx)
  return rows[0]!.n
}

/** One link. @param isLocked until the end of the transaction nobody else opens or changes it */
export async function linkAt(tx: CaseTx, { caseId, authorId }: Owner, id: string, isLocked = false): Promise<LinkDbRow | null> {
  const { rows } = await sql<LinkDbRow>`select ${linkColumns} from share_link l
    where l.case_id = ${caseId} and l.author_id = ${authorId} and l.id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0] ?? null
}

type NewLink = Pick<LinkDbRow, 'whom' | 'wordHash' | 'isOriginal' | 'maySave' | 'most' | 'endsAt'> & { codeHash: string }

export async function addLink(tx: CaseTx, by: Authored, link: NewLink): Promise<void> {
  await tx
    .insertInto('share_link')
    .values({
      case_id: by.caseId,
      id: by.id,
      author_id: by.authorId,
      whom: link.whom,
      code_hash: link.codeHash,
      word_hash: link.wordHash,
      is_original: link.isOriginal,
      may_save: link.maySave,
      most: link.most,
      ends_at: link.endsAt,
      created_at: by.at,
    })
    .execute()
}

export async function addFile(
  tx: CaseTx,
  { caseId, authorId, id }: Authored,
  link: string,
  { position, kind, about, file, name, type, bytes, sha256 }: Outgoing & { position: number; kind: string; about: string; file: string },
): Promise<void> {
  await tx
    .insertInto('share_file')
    .values({ case_id: caseId, id, author_id: authorId, link_id: link, position, kind, about, file_id: file, name, type, bytes, sha256 })
    .execute()
}

/** Ends a link that has not ended. @returns whether this call did */
export async function endLink(tx: CaseTx, { caseId, authorId }: Owner, id: string, why: Ending, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('share_link')
      .set({ ended_at: at, ended_why: why })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('ended_at', 'is', null),
  )
}

/** The links that share one of these things, or one of these files, and have not ended. */
export async function linksOf(tx: CaseTx, { caseId, authorId }: Owner, ids: readonly string[]): Promise<string[]> {
  const of = sql`${[...ids]}::uuid[]`
  const { rows } = await sql<{ id: string }>`select l.id from share_link l
    where l.case_id = ${caseId} and l.author_id = ${authorId} and l.ended_at is null
      and exists (select from share_file f where f.case_id = l.case_id and f.link_id = l.id and (f.about = any (${of}) or f.file_id = any (${of})))
    order by l.id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Lets a link that the caller has locked go on. */
export async function renewLink(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  id: string,
  { endsAt, most }: Pick<LinkDbRow, 'endsAt' | 'most'>,
): Promise<void> {
  await tx
    .updateTable('share_link')
    .set({ ends_at: endsAt, most })
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .execute()
}

/** What became of a link, the latest first. */
export async function logOf(tx: CaseTx, { caseId, authorId }: Owner, link: string, most: number) {
  const { rows } = await sql<{ at: Date; what: 'opened' | 'viewed' | 'saved'; file: string | null }>`
    select o.opened_at as at, 'opened' as what, null as file, o.id from share_opening o
      where o.case_id = ${caseId} and o.author_id = ${authorId} and o.link_id = ${link}
    union all
    select k.at, k.what, f.name as file, k.id from share_look k join share_file f on f.case_id = k.case_id and f.id = k.share_file_id
      where k.case_id = ${caseId} and k.author_id = ${authorId} and k.link_id = ${link}
    order by at desc, what desc, id limit ${most}`.execute(tx)
  return rows
}
