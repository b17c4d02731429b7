import { sql } from 'kysely'
import { type CaseTx, lockCase } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import { hot } from '#ports/db/port.ts'
import type { Link, MessageKind } from './contract.ts'
import type { Addressed } from './store.ts'

/** What is written of a message, as it is stored. */
export interface Content {
  threadId: string
  kind: MessageKind
  subject: string
  body: string
  recipients: readonly string[]
  addressed: readonly Addressed[]
  isPrivate: boolean
  children: readonly string[]
  links: readonly Link[]
  refersTo: string | null
  needsAnswer: boolean
  answerBy: Date | null
  answerParagraph: string
  isEmergency: boolean
}

/** When it was sent, and goes out; `null` for a draft. */
export interface Press {
  sentAt: Date
  dueAt: Date
}

export interface OwnRow {
  id: string
  threadId: string
  kind: MessageKind
  subject: string
  body: string
  recipients: string[]
  children: string[]
  links: Link[]
  refersTo: string | null
  needsAnswer: boolean
  answerBy: Date | null
  isEmergency: boolean
  composedAt: Date
  sentAt: Date | null
  dueAt: Date | null
  publishedAt: Date | null
  returnedAt: Date | null
}

const ownColumns = [
  'id',
  'thread_id as threadId',
  'kind',
  'subject',
  'body',
  'recipients',
  'child_ids as children',
  'links',
  'refers_to as refersTo',
  'needs_answer as needsAnswer',
  'answer_by as answerBy',
  'is_emergency as isEmergency',
  'composed_at as composedAt',
  'sent_at as sentAt',
  'due_at as dueAt',
  'published_at as publishedAt',
  'returned_at as returnedAt',
] as const

interface One {
  caseId: string
  id: string
  authorId: string
}

/** A message or draft that this seat wrote and did not delete. The row is locked, unless it went out and cannot change any more. */
export async function ownMessage(tx: CaseTx, { caseId, id, authorId }: One): Promise<OwnRow | undefined> {
  const own = tx
    .selectFrom('case_message')
    .select(ownColumns)
    .modifyFront(hot('message'))
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('discarded_at', 'is', null)
  const row = (await own.executeTakeFirst()) as OwnRow | undefined
  // A policy lets nobody lock what went out, and there is nothing to lock of what is new.
  if (!row || row.publishedAt) return row
  return ((await own.forUpdate().executeTakeFirst()) ?? (await own.executeTakeFirst())) as OwnRow | undefined
}

/** The drafts of a seat, the latest first. */
export async function draftsOf(tx: CaseTx, { caseId, authorId }: Omit<One, 'id'>): Promise<OwnRow[]> {
  const rows = await tx
    .selectFrom('case_message')
    .select(ownColumns)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('sent_at', 'is', null)
    .where('discarded_at', 'is', null)
    .orderBy('composed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as OwnRow[]
}

const valuesOf = (content: Content, press: Press | null) => ({
  thread_id: content.threadId,
  kind: content.kind,
  subject: content.subject,
  body: content.body,
  recipients: [...content.recipients],
  addressed: JSON.stringify(content.addressed),
  is_private: content.isPrivate,
  child_ids: [...content.children],
  links: JSON.stringify(content.links),
  refers_to: content.refersTo,
  needs_answer: content.needsAnswer,
  answer_by: content.answerBy,
  answer_paragraph: content.answerParagraph,
  is_emergency: content.isEmergency,
  sent_at: press?.sentAt ?? null,
  due_at: press?.dueAt ?? null,
  returned_at: null,
})

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addMessage(tx: CaseTx, by: One & { at: Date }, content: Content, press: Press | null): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('case_message')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, composed_at: by.at, ...valuesOf(content, press) })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing())
      .modifyEnd(hot('message')),
  )
}

/** Rewrites a draft that the caller has locked. */
export async function writeMessage(tx: CaseTx, { caseId, id }: One, content: Content, press: Press | null): Promise<void> {
  await tx.updateTable('case_message').set(valuesOf(content, press)).where('case_id', '=', caseId).where('id', '=', id).execute()
}

/** Takes back a message that has not gone out. @returns whether this call did */
export async function takeBack(tx: CaseTx, { caseId, id, authorId }: One): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('case_message')
      .set({
        sent_at: null,
        due_at: null,
        is_private: false,
        addressed: '[]',
        // The order's time counts from the press, so it is none again.
        answer_by: sql<Date | null>`case when answer_paragraph = '' then answer_by end`,
        answer_paragraph: '',
      })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .where('sent_at', 'is not', null)
      .where('published_at', 'is', null),
  )
}

/** Throws a draft away, with every word of it. */
export async function discardDraft(tx: CaseTx, { caseId, id, authorId }: One, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('case_message')
      .set({ subject: '', body: '', recipients: [], child_ids: [], links: '[]', answer_by: null, discarded_at: at })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('author_id', '=', authorId)
      .where('sent_at', 'is', null)
      .where('discarded_at', 'is', null),
  )
}

/** Cases with a message whose time to go out has come. */
export async function casesDue(tx: CaseTx, at: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('case_message')
    .select('case_id')
    .distinct()
    .where('published_at', 'is', null)
    .where('due_at', '<=', at)
    .orderBy('case_id')
    .execute()
  return rows.map(({ case_id }) => case_id)
}

export interface Published extends Content {
  id: string
  authorId: string
  composedAt: Date
  sentAt: Date
}

const backToDraft = { sent_at: null, due_at: null, is_private: false, addressed: '[]', answer_by: null, answer_paragraph: '' }

/**
 * Lets the messages of a case out whose time has come, in the order in which they were sent. Of two that do it at once the second finds none.
 * One that can't go out by then is a draft again.
 * @param canGoOut whether its author's part stands, and each recipient can be written to still
 */
export async function letOut(
  tx: CaseTx,
  caseId: string,
  at: Date,
  canGoOut: (message: Pick<Published, 'authorId' | 'recipients'>) => boolean,
): Promise<{ published: Published[]; returned: { id: string; authorId: string }[] }> {
  await lockCase(tx, caseId)
  const { rows } = await sql<Published>`
    select m.id, m.author_id as "authorId", m.thread_id as "threadId", m.kind, m.subject, m.body, m.recipients, m.addressed, m.is_private as "isPrivate",
      m.child_ids as children, m.links, m.refers_to as "refersTo", m.needs_answer as "needsAnswer", m.answer_by as "answerBy",
      m.answer_paragraph as "answerParagraph", m.is_emergency as "isEmergency", m.composed_at as "composedAt", m.sent_at as "sentAt"
    from case_message m where m.case_id = ${caseId} and m.published_at is null and m.due_at <= ${at}
    order by m.sent_at, m.id for update of m`.execute(tx)
  const published = rows.filter(canGoOut)
  const returned = rows.filter((row) => !canGoOut(row))
  const among = (these: readonly Published[]) =>
    tx
      .updateTable('case_message')
      .where('case_id', '=', caseId)
      .where(
        'id',
        'in',
        these.map(({ id }) => id),
      )
  if (published.length > 0) await among(published).set({ published_at: at }).execute()
  if (returned.length > 0)
    await among(returned)
      .set({ ...backToDraft, returned_at: at })
      .execute()
  return { published, returned }
}
