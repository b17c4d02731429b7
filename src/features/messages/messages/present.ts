import { createHash } from 'node:crypto'
import { plainly } from '#domain/messages/plain-text.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { type UseRow, usedView } from '#case/files/public.ts'
import type { MailedRow } from '#messages/mailed/public.ts'
import type { PersonRow } from '#case/people/public.ts'
import type { Gist, Message } from './contract.ts'
import type { Linked } from './links.ts'
import type { Published } from './store.writing.ts'
import type { MessageRow, ViewRow } from './store.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * What the leaf of a message commits to: all that its readers may read. Of one to their own attorney alone the words stand by their hash:
 * another attorney, who reads what the parent keeps private, is none of its readers.
 */
export const recordOf = (message: Published, files: readonly UseRow[], deliveredAt: Date): { [name: string]: Json } => ({
  id: message.id,
  thread: message.threadId,
  kind: message.kind,
  ...(message.isPrivate
    ? { words: hashOf(`${message.id}\n${message.subject}\n${message.body.toWellFormed()}`) }
    : { subject: message.subject, body: message.body.toWellFormed() }),
  recipients: [...message.recipients],
  addressed: message.addressed.map(({ id, name, role }) => ({ id, name, role })),
  children: [...message.children],
  links: message.links.map(({ kind, id, paragraph }) => ({ kind, id, paragraph })),
  // The hash of what everyone is given. Against that of the original, someone who has the copy could try places until one fits.
  files: files.map(({ id, name, type, bytes, sha256 }) => ({ id, name, type, bytes, sha256 })),
  refersTo: message.refersTo,
  needsAnswer: message.needsAnswer,
  answerBy: message.answerBy?.toISOString() ?? null,
  isEmergency: message.isEmergency,
  composedAt: message.composedAt.toISOString(),
  sentAt: message.sentAt.toISOString(),
  deliveredAt: deliveredAt.toISOString(),
})

interface Around {
  me: string
  people: readonly PersonRow[]
  /** The name of a parent's seat at a moment, ms. */
  nameOf: (member: string, at: number) => string
  views: readonly ViewRow[]
  /** Files of these messages. */
  uses: readonly UseRow[]
  /** Mails about these messages. */
  mails: readonly MailedRow[]
  /** What they link, as far as the reader sees it, by kind and id. */
  linked: ReadonlyMap<string, Linked>
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** What can be read of a message without opening it. */
export function gistOf(row: MessageRow, { me, people, nameOf, views, uses, mails, linked }: Around): Gist {
  const at = row.sentAt!.getTime()
  const addressed = (id: string) => row.addressed.find((each) => each.id === id)
  const called = (id: string) => plainly(addressed(id)?.name ?? nameOf(id, at))
  const isMine = row.authorId === me
  const attached = uses.filter(({ about }) => about === row.id)
  return {
    id: row.id,
    thread: row.threadId,
    kind: row.kind,
    subject: row.subject,
    from: { memberId: row.authorId, name: called(row.authorId) },
    isMine,
    to: row.recipients.map((id) => ({
      memberId: id,
      name: called(id),
      role: addressed(id)?.role ?? 'parent',
      deliveredAt: iso(row.publishedAt),
      leftAt: iso(people.find((each) => each.id === id)?.ended_at ?? null),
      mailed: mails.find((mail) => mail.messageId === row.id && mail.memberId === id)?.mailed ?? null,
      firstViewedAt: iso(views.find((view) => view.messageId === row.id && view.memberId === id)?.viewedAt ?? null),
    })),
    children: row.children,
    links: row.links.map((link) => {
      const seen = linked.get(link.kind + link.id)
      const id = link.kind === 'exchange' && !seen ? '' : link.id
      return { ...link, id, title: null, to: null, at: null, ...seen }
    }),
    isPrivate: row.isPrivate,
    refersTo: row.refersTo,
    needsAnswer: row.needsAnswer,
    answerBy: iso(row.answerBy),
    answerParagraph: row.answerParagraph,
    answeredAt: iso(row.answeredAt),
    isEmergency: row.isEmergency,
    size: row.size,
    attachments: { count: attached.length, bytes: attached.reduce((sum, { bytes }) => sum + bytes, 0) },
    composedAt: row.composedAt.toISOString(),
    sentAt: row.sentAt!.toISOString(),
    deliveredAt: iso(row.publishedAt),
    goesOutAt: row.publishedAt === null ? iso(row.dueAt) : null,
    erased: row.erasedAt && { at: row.erasedAt.toISOString(), court: row.erasedCourt, docket: row.erasedDocket },
    isOpened: isMine || row.openedAt !== null,
    openedAt: iso(row.openedAt),
    isUnread: row.erasedAt === null && !isMine && row.recipients.includes(me) && (row.openedAt === null || row.isMarkedUnread),
  }
}

/** The files of a message that its reader has opened. */
export const filesOf = ({ id }: Pick<MessageRow, 'id'>, { uses }: Pick<Around, 'uses'>) =>
  uses.filter(({ about }) => about === id).map(usedView)

export const messageOf = (row: MessageRow, around: Around): Message => ({
  ...gistOf(row, around),
  body: row.body,
  files: row.body === null ? null : filesOf(row, around),
})
