import { type RawBuilder, sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { hasFiles } from '#case/files/public.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Link, MessageKind } from './contract.ts'

/** A professional that a message is addressed to. */
export interface Addressed {
  id: string
  name: string
  role: string
}

export interface MessageRow {
  id: string
  threadId: string
  authorId: string
  kind: MessageKind
  subject: string
  /** `null` where the reader has not opened it. */
  body: string | null
  size: number
  recipients: string[]
  /** The professionals among them, as they were called when it was sent. */
  addressed: Addressed[]
  /** It is its author's and their own attorney's alone. */
  isPrivate: boolean
  children: string[]
  links: Link[]
  refersTo: string | null
  needsAnswer: boolean
  answerBy: Date | null
  answerParagraph: string
  isEmergency: boolean
  composedAt: Date
  sentAt: Date | null
  dueAt: Date | null
  publishedAt: Date | null
  /** When the reader opened it first. */
  openedAt: Date | null
  isMarkedUnread: boolean
  answeredAt: Date | null
  /** When a court's order erased it, and by which order; empty where none did. */
  erasedAt: Date | null
  erasedCourt: string
  erasedDocket: string
}

/** Of which case, and with whose eyes. */
export interface Reading {
  caseId: string
  me: string
}

// An answer: a reply to its author by someone else. One that waits to go out counts for its author alone, who alone sees it.
const answers = sql`select min(coalesce(a.published_at, a.sent_at)) from case_message a
  where a.case_id = m.case_id and a.refers_to = m.id and a.kind <> 'addendum' and a.author_id <> m.author_id and a.sent_at is not null
    and m.author_id = any (a.recipients)`

/** What every list is cut from: what was sent, as far as the reader's seat shows it. */
const seen = ({ caseId, me }: Reading) => sql`case_message m
  left join message_view v on v.case_id = m.case_id and v.message_id = m.id and v.author_id = ${me}
  left join message_mark k on k.case_id = m.case_id and k.about = m.id and k.author_id = ${me}
  where m.case_id = ${caseId} and m.sent_at is not null`

const columns = ({ me }: Reading) => sql`m.id, m.thread_id as "threadId", m.author_id as "authorId", m.kind, m.subject,
  case when (m.author_id = ${me} or v.viewed_at is not null) and m.erased_at is null then m.body end as body, char_length(m.body) as size,
  m.recipients, m.addressed, m.is_private as "isPrivate", m.child_ids as children, m.links, m.refers_to as "refersTo", m.needs_answer as "needsAnswer",
  m.answer_by as "answerBy", m.answer_paragraph as "answerParagraph", m.is_emergency as "isEmergency", m.composed_at as "composedAt",
  m.sent_at as "sentAt", m.due_at as "dueAt", m.published_at as "publishedAt", v.viewed_at as "openedAt",
  (k.unread_at is not null) as "isMarkedUnread", (${answers}) as "answeredAt",
  m.erased_at as "erasedAt", m.erased_court as "erasedCourt", m.erased_docket as "erasedDocket"`

// A seat that only reads along has nothing unread, and nobody reads or answers what was erased.
const isUnread = ({ me }: Reading) =>
  sql`(m.erased_at is null and m.author_id <> ${me} and ${me}::uuid = any (m.recipients) and (v.viewed_at is null or k.unread_at is not null))`
const waitsForMe = ({ me }: Reading) =>
  sql`(m.erased_at is null and m.needs_answer and m.author_id <> ${me} and ${me}::uuid = any (m.recipients) and (${answers}) is null)`

/** What a list is asked for. Days are instants already. */
export interface Wanted {
  box: 'inbox' | 'needs_answer' | 'sent' | 'archive' | 'all'
  q: string | null
  person: string | null
  kind: string | null
  child: string | null
  from: Date | null
  until: Date | null
  isUnanswered: boolean
  hasFiles: boolean
  /** Linked to this thing; `unseen` finds none. */
  about: Pick<Link, 'kind' | 'id'> | 'unseen' | null
}

export interface ThreadRow {
  threadId: string
  lastId: string
  at: Date
  messages: number
  unread: number
  isPinned: boolean
  isMuted: boolean
  isArchived: boolean
}

const time = sql`coalesce(m.published_at, m.sent_at)`

function conditions(of: Reading, wanted: Wanted): RawBuilder<unknown> {
  const { me } = of
  const all = [sql`true`]
  if (wanted.box === 'inbox') all.push(sql`m.author_id <> ${me}`)
  if (wanted.box === 'sent') all.push(sql`m.author_id = ${me}`)
  if (wanted.box === 'needs_answer') all.push(waitsForMe(of))
  if (wanted.isUnanswered) all.push(sql`m.erased_at is null and m.needs_answer and (${answers}) is null`)
  if (wanted.hasFiles) all.push(hasFiles({ caseId: sql`m.case_id`, about: sql`m.id` }))
  if (wanted.person !== null) all.push(sql`(m.author_id = ${wanted.person} or ${wanted.person}::uuid = any (m.recipients))`)
  if (wanted.kind !== null) all.push(sql`m.kind = ${wanted.kind}`)
  if (wanted.child !== null) all.push(sql`${wanted.child}::uuid = any (m.child_ids)`)
  if (wanted.from !== null) all.push(sql`${time} >= ${wanted.from}`)
  if (wanted.until !== null) all.push(sql`${time} < ${wanted.until}`)
  if (wanted.about !== null)
    all.push(
      wanted.about === 'unseen' ? sql`false` : sql`m.links @> ${JSON.stringify([{ kind: wanted.about.kind, id: wanted.about.id }])}::jsonb`,
    )
  if (wanted.q !== null) {
    const asked = sql`websearch_to_tsquery('english', ${wanted.q})`
    // Of what the reader has not opened the subject alone: that it is found must not tell a word of its text (docs/decisions/0089).
    all.push(
      sql`case when m.author_id = ${me} or v.viewed_at is not null then m.words else to_tsvector('english', m.subject) end @@ ${asked}`,
    )
  }
  return sql.join(all, sql` and `)
}

/** Threads with a message that was asked for, the latest first. @param after the last of the page before */
export async function threadsIn(
  tx: CaseTx,
  of: Reading,
  wanted: Wanted,
  { after, most, isPinned }: { after: { at: Date; lastId: string } | null; most: number; isPinned: boolean },
): Promise<ThreadRow[]> {
  const archived = sql`(tk.archived_at is not null and tk.archived_at >= t.at)`
  const { rows } = await sql<ThreadRow>`
    select t.*, (tk.pinned_at is not null) as "isPinned", (tk.muted_at is not null) as "isMuted", ${archived} as "isArchived"
    from (
      select m.thread_id as "threadId", max(${time}) as at, (array_agg(m.id order by ${time} desc, m.sent_at desc, m.id desc))[1] as "lastId",
        count(*)::int as messages, (count(*) filter (where ${isUnread(of)}))::int as unread
      from ${seen(of)} and ${conditions(of, wanted)} group by m.thread_id) t
    left join message_mark tk on tk.case_id = ${of.caseId} and tk.author_id = ${of.me} and tk.about = t."threadId"
    where (tk.pinned_at is not null) = ${isPinned}
      and ${wanted.box === 'archive' ? archived : wanted.box === 'inbox' ? sql`not ${archived}` : sql`true`}
      and ${after ? sql`(t.at, t."lastId") < (${after.at}::timestamptz, ${after.lastId}::uuid)` : sql`true`}
    order by t.at desc, t."lastId" desc limit ${most}`.execute(tx)
  return rows
}

/** How many messages are linked to each of these things, as far as the one who acts sees them. */
export async function countAbout(
  tx: CaseTx,
  caseId: string,
  kind: Link['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; n: number }>`select l.id, count(distinct m.id)::int as n
    from case_message m cross join jsonb_to_recordset(m.links) as l (kind text, id text)
    where m.case_id = ${caseId} and m.sent_at is not null and l.kind = ${kind} and l.id = any (${[...ids]}::text[]) group by l.id`.execute(
    tx,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Messages with these ids, as far as the reader sees them. */
export async function messagesById(tx: CaseTx, of: Reading, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<MessageRow>`select ${columns(of)} from ${seen(of)} and m.id = any (${[...ids]}::uuid[])`.execute(tx)
  return rows
}

/** Where a message stands in its thread. */
export interface Point {
  at: Date
  sentAt: Date
  id: string
}

/** The messages of a thread, the latest first; what went out together in the order of the presses, as in the ledger. */
export async function messagesOf(
  tx: CaseTx,
  of: Reading,
  thread: string,
  { before, most }: { before: Point | null; most: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`select ${columns(of)} from ${seen(of)} and m.thread_id = ${thread}
    and ${before ? sql`(${time}, m.sent_at, m.id) < (${before.at}::timestamptz, ${before.sentAt}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by ${time} desc, m.sent_at desc, m.id desc limit ${most}`.execute(tx)
  return rows
}

/** The messages of a thread, the oldest first. @param from a message of it, or a moment; @param isAfter without that message itself */
export async function messagesFrom(
  tx: CaseTx,
  of: Reading,
  thread: string,
  { from, isAfter, most }: { from: Point | Date; isAfter: boolean; most: number },
): Promise<MessageRow[]> {
  const begin =
    from instanceof Date
      ? sql`${time} >= ${from}`
      : sql`(${time}, m.sent_at, m.id) ${isAfter ? sql`>` : sql`>=`} (${from.at}::timestamptz, ${from.sentAt}::timestamptz, ${from.id}::uuid)`
  const { rows } = await sql<MessageRow>`select ${columns(of)} from ${seen(of)} and m.thread_id = ${thread} and ${begin}
    order by ${time}, m.sent_at, m.id limit ${most}`.execute(tx)
  return rows
}

/** What went out, of one thread or of all, the oldest first, in the order of the presses. @param after the last one before */
export async function messagesSince(
  tx: CaseTx,
  of: Reading,
  {
    thread,
    from,
    until,
    after,
    most,
  }: { thread: string | null; from: Date | null; until: Date | null; after: MessageRow | null; most: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`select ${columns(of)} from ${seen(of)} and m.published_at is not null
    and ${thread === null ? sql`true` : sql`m.thread_id = ${thread}`}
    and ${from === null ? sql`true` : sql`m.published_at >= ${from}`} and ${until === null ? sql`true` : sql`m.published_at < ${until}`}
    and ${after === null ? sql`true` : sql`(m.published_at, m.sent_at, m.id) > (${after.publishedAt}::timestamptz, ${after.sentAt}::timestamptz, ${after.id}::uuid)`}
    order by m.published_at, m.sent_at, m.id limit ${most}`.execute(tx)
  return rows
}

/** The subjects of threads, as far as the reader sees them. */
export async function subjectsOf(tx: CaseTx, caseId: string, threads: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (threads.length === 0) return new Map()
  const rows = await tx
    .selectFrom('case_message')
    .select(['id', 'subject'])
    .where('case_id', '=', caseId)
    .where('id', 'in', threads)
    .execute()
  return new Map(rows.map(({ id, subject }) => [id, subject]))
}

/** A message that went out, whole, with the zone of its case. As the machine, for who has no seat. */
export async function sentMessage(tx: CaseTx, caseId: string, id: string) {
  const row = await tx
    .selectFrom('case_message as m')
    .innerJoin('case_file as f', 'f.case_id', 'm.case_id')
    .select(['m.subject', 'm.body', 'm.kind', 'm.author_id as authorId', 'm.sent_at as sentAt', 'm.published_at as publishedAt', 'f.zone'])
    .where('m.case_id', '=', caseId)
    .where('m.id', '=', id)
    .where('m.published_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { ...row, kind: row.kind as MessageKind, sentAt: row.sentAt!, publishedAt: row.publishedAt! }
}

/** The text of a message, for who opens it; `null` where there is none any more. */
export async function wordsOf(tx: CaseTx, caseId: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('case_message')
    .select('body')
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row?.body ?? null
}

export interface ViewRow {
  messageId: string
  memberId: string
  viewedAt: Date
}

/** First views that the reader's seat shows, of these messages. */
export async function viewsOf(tx: CaseTx, caseId: string, messages: readonly string[]): Promise<ViewRow[]> {
  if (messages.length === 0) return []
  const rows = await tx
    .selectFrom('message_view')
    .select(['message_id', 'author_id', 'viewed_at'])
    .where('case_id', '=', caseId)
    .where('message_id', 'in', messages)
    .execute()
  return rows.map((row) => ({ messageId: row.message_id, memberId: row.author_id, viewedAt: row.viewed_at }))
}

/** How many messages are unread outside of muted and archived threads. */
export async function unreadIn(tx: CaseTx, of: Reading): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from case_message m
    left join message_view v on v.case_id = m.case_id and v.message_id = m.id and v.author_id = ${of.me}
    left join message_mark k on k.case_id = m.case_id and k.about = m.id and k.author_id = ${of.me}
    left join message_mark tk on tk.case_id = m.case_id and tk.about = m.thread_id and tk.author_id = ${of.me}
    where m.case_id = ${of.caseId} and m.published_at is not null and ${isUnread(of)}
      and tk.muted_at is null and (tk.archived_at is null or tk.archived_at < m.published_at)`.execute(tx)
  return rows[0]!.n
}

/** Unread messages, those that wait for this seat's answer, and drafts. */
export async function countsIn(tx: CaseTx, of: Reading): Promise<{ unread: number; needsAnswer: number; drafts: number }> {
  const { rows } = await sql<{ needsAnswer: number; drafts: number }>`
    select (select count(*)::int from case_message m where m.case_id = ${of.caseId} and m.published_at is not null and ${waitsForMe(of)}) as "needsAnswer",
      (select count(*)::int from case_message d where d.case_id = ${of.caseId} and d.author_id = ${of.me} and d.sent_at is null
        and d.discarded_at is null) as drafts`.execute(tx)
  return { unread: await unreadIn(tx, of), ...rows[0]! }
}

/** A message that waits for the reader's answer. */
export interface WaitingRow {
  id: string
  threadId: string
  authorId: string
  subject: string
  publishedAt: Date
  answerBy: Date | null
}

/** The messages that wait for this seat's answer. */
export async function messagesWaiting(tx: CaseTx, of: Reading): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`select m.id, m.thread_id as "threadId", m.author_id as "authorId", m.subject,
    m.published_at as "publishedAt", m.answer_by as "answerBy"
    from case_message m where m.case_id = ${of.caseId} and m.published_at is not null and ${waitsForMe(of)} order by m.published_at, m.id`.execute(
    tx,
  )
  return rows
}

/** How many messages went out to one of these seats in a time. */
export async function countSentTo(
  tx: CaseTx,
  caseId: string,
  seats: readonly string[],
  { since, until }: { since: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from case_message m where m.case_id = ${caseId}
    and m.published_at > ${since} and m.published_at <= ${until} and m.erased_at is null and m.recipients && ${[...seats]}::uuid[]
    and not exists (select from message_view v where v.case_id = m.case_id and v.message_id = m.id and v.author_id = any (${[...seats]}::uuid[]))`.execute(
    tx,
  )
  return rows[0]!.n
}

/** Which seats muted which of these threads. */
export async function mutedBy(tx: CaseTx, caseId: string, threads: readonly string[]): Promise<{ seat: string; thread: string }[]> {
  return tx
    .selectFrom('message_mark')
    .select(['author_id as seat', 'about as thread'])
    .where('case_id', '=', caseId)
    .where('about', 'in', threads)
    .where('muted_at', 'is not', null)
    .execute()
}

/** Notes that messages stood in a list of their recipient, on the day of the first time. */
export async function noteListed(tx: CaseTx, { caseId, me }: Reading, ids: readonly string[], day: string): Promise<void> {
  if (ids.length === 0) return
  await sql`insert into message_listed (case_id, message_id, author_id, day)
    select ${caseId}, id, ${me}, ${day} from unnest(${[...ids]}::uuid[]) as id on conflict do nothing`.execute(tx)
}

interface ListedRow {
  id: string
  memberId: string
  day: string | null
  viewedAt: Date | null
}

/** For each of these messages and each parent who got it: the day of its first list, and the first view, up to a moment. As the machine. */
export async function listedTo(tx: CaseTx, caseId: string, ids: readonly string[], until: Date): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedRow>`select m.id, r.id as "memberId", l.day::text as day, v.viewed_at as "viewedAt"
    from case_message m
    join case_member r on r.case_id = m.case_id and r.id = any (m.recipients) and r.role = 'parent'
    left join message_listed l on l.case_id = m.case_id and l.message_id = m.id and l.author_id = r.id
      and l.day <= (${until}::timestamptz at time zone (select zone from case_file f where f.case_id = m.case_id))::date
    left join message_view v on v.case_id = m.case_id and v.message_id = m.id and v.author_id = r.id and v.viewed_at <= ${until}
    where m.case_id = ${caseId} and m.id = any (${[...ids]}::uuid[]) order by m.id, r.side`.execute(tx)
  return rows
}

/** Stamps the first view of a recipient. @returns whether it was the first */
export async function stampView(tx: CaseTx, it: { caseId: string; messageId: string; me: string; at: Date }): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('message_view')
      .values({ case_id: it.caseId, message_id: it.messageId, author_id: it.me, viewed_at: it.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'message_id', 'author_id']).doNothing()),
  )
}

/** The same for who acts in a granted seat, where it is addressed to that seat (migration 0064). It writes the leaf. @returns whether it was the first */
export async function stampProfessionalView(tx: CaseTx, caseId: string, messageId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select view_message(${caseId}, ${messageId}) as is`.execute(tx)
  return rows[0]!.is
}

/** Which of its marks an own mark sets; what is left out stays. */
export interface Marks {
  archived?: boolean | undefined
  pinned?: boolean | undefined
  muted?: boolean | undefined
  unread?: boolean | undefined
}

export async function markMessage(tx: CaseTx, { caseId, me }: Reading, about: string, marks: Marks, at: Date): Promise<void> {
  const set = {
    ...(marks.archived !== undefined && { archived_at: marks.archived ? at : null }),
    ...(marks.pinned !== undefined && { pinned_at: marks.pinned ? at : null }),
    ...(marks.muted !== undefined && { muted_at: marks.muted ? at : null }),
    ...(marks.unread !== undefined && { unread_at: marks.unread ? at : null }),
  }
  if (Object.keys(set).length === 0) return
  await tx
    .insertInto('message_mark')
    .values({ case_id: caseId, author_id: me, about, ...set })
    .onConflict((conflict) => conflict.columns(['case_id', 'author_id', 'about']).doUpdateSet(set))
    .execute()
}

/** How a thread is marked by a seat. */
export async function marksOf(tx: CaseTx, { caseId, me }: Reading, about: string) {
  return tx
    .selectFrom('message_mark')
    .select(['archived_at', 'pinned_at', 'muted_at', 'unread_at'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', me)
    .where('about', '=', about)
    .executeTakeFirst()
}

/** What this seat sent to another parent from a moment on, waiting or gone out: the press, and whether it was an emergency. */
export async function pressesSince(tx: CaseTx, { caseId, me }: Reading, parents: readonly string[], since: Date) {
  const rows = await tx
    .selectFrom('case_message')
    .select(['sent_at', 'is_emergency'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', me)
    .where('sent_at', '>=', since)
    .where(sql<boolean>`recipients && ${[...parents]}::uuid[]`)
    .execute()
  return rows.map((row) => ({ at: row.sent_at!.getTime(), isEmergency: row.is_emergency }))
}
