// Messages of a case. What was sent is changed or deleted by nobody (a court's order alone can have it erased): an addition is a message of its own. A recipient reads subject and kind
// before they open a message, and its words once they have; that first time is stamped once (docs/decisions/0089).
import * as z from 'zod/mini'
import { readExchangeKey } from '#domain/exchange/key.ts'
import { longestBody, longestSubject, mostFiles, mostLinks, mostRecipients } from '#domain/messages/limits.ts'
import { emergencyWays } from '#domain/order-terms/types.ts'
import { call } from '#http/contract.ts'
import { Created, Day, LocalDateTime, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { CaseId, InCase, OfCase } from '#case/cases/contract.ts'
import { Mailed } from '#messages/mailed/contract.ts'
import { UsedFile } from '#case/files/contract.ts'

export const MessageKind = z.enum(['message', 'request', 'notice', 'fyi', 'settlement', 'addendum'])
export type MessageKind = z.output<typeof MessageKind>

/** Something else of the case that a message is about. */
export const Link = z
  .object({
    kind: z.enum(['event', 'exchange', 'swap', 'order', 'clause']),
    /** Of an exchange its name (`domain/exchange/key.ts`): it has no row until something is recorded of it. */
    id: z.string().check(z.maxLength(40)),
    /** Of an order: the paragraph. */
    paragraph: text(40),
  })
  .check(
    z.refine(
      ({ kind, id }) => (kind === 'exchange' ? readExchangeKey(id) !== null : z.uuid().safeParse(id).success),
      reason(msg`it can’t be linked`),
    ),
  )
export type Link = z.output<typeof Link>

// An addendum is made by a reply to an own message, and is none of these.
const OwnKind = z.enum(['message', 'request', 'notice', 'fyi', 'settlement'])

export const Written = z.object({
  kind: OwnKind,
  body: text(longestBody),
  /** Ids of seats. */
  recipients: z.array(z.uuid()).check(z.maxLength(mostRecipients, reason(msg`it has too many recipients`))),
  children: z.array(z.uuid()).check(z.maxLength(30)),
  links: z.array(Link).check(z.maxLength(mostLinks, reason(msg`it has too many links`))),
  /** Ids of the author's files, each prepared to be given to others (`files.prepare`). */
  files: z.optional(z.array(z.uuid()).check(z.maxLength(mostFiles, reason(msg`it has too many files`)))),
  needsAnswer: z.boolean(),
  /** By when, on the clock of the case's zone; `null`: by the order's hours from the press, where it has any. */
  answerBy: z.nullable(LocalDateTime),
  isEmergency: z.boolean(),
})
export type Written = z.output<typeof Written>

const Draft = z.extend(Written, {
  subject: text(longestSubject),
  /** The message that it replies or adds to; `null` begins a thread. */
  refersTo: z.nullable(z.uuid()),
})

/** What the page took the draft to say: the `revision` of its last answer. If another tab saved something else since, nothing is saved (409, `changed`). */
const Base = z.optional(z.string().check(z.maxLength(22)))
const Revision = z.object({ revision: z.string() })

const Sending = z.extend(Written, {
  base: Base,
  /** The draft that becomes it. */
  draft: z.optional(z.uuid()),
  /** When it is to go out, on the clock of the case's zone; `null`: in ten seconds. */
  sendAt: z.nullable(LocalDateTime),
})

const Name = z.object({ memberId: z.string(), name: z.string() })
const ChildName = z.object({ id: z.string(), name: z.string() })
/** A recipient, and what became of it with them. */
const Receipt = z.object({
  memberId: z.string(),
  name: z.string(),
  role: z.string(),
  deliveredAt: z.nullable(z.string()),
  /** `null`: never viewed. */
  firstViewedAt: z.nullable(z.string()),
  /** When their part in the case ended: what they open after that is not stamped. */
  leftAt: z.nullable(z.string()),
  /** What became of a mail with its link, to a parent who had not joined: never a first view. `null`: none was to go. */
  mailed: z.nullable(Mailed),
})

/** What can be read of a message without opening it: never a word of its body. */
export const Gist = z.object({
  id: z.string(),
  thread: z.string(),
  kind: MessageKind,
  subject: z.string(),
  from: Name,
  isMine: z.boolean(),
  to: z.array(Receipt),
  /** Ids of children. */
  children: z.array(z.string()),
  /**
   * `title` and `to` (a path of this site): of what the reader sees; `null` where they don't, and in lists. `at`: of an exchange, when it is
   * due; its id is empty where the reader doesn't see it, since it says that too.
   */
  links: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      paragraph: z.string(),
      title: z.nullable(z.string()),
      to: z.nullable(z.string()),
      at: z.nullable(z.string()),
    }),
  ),
  /** It is its author's and their own attorney's alone. */
  isPrivate: z.boolean(),
  refersTo: z.nullable(z.string()),
  needsAnswer: z.boolean(),
  answerBy: z.nullable(z.string()),
  answerParagraph: z.string(),
  /** Its first answer; `null` while there is none. */
  answeredAt: z.nullable(z.string()),
  isEmergency: z.boolean(),
  /** Characters. */
  size: z.int(),
  /** How many files it has, and how large they are together, in bytes: what they are is seen once it is opened. */
  attachments: z.object({ count: z.int(), bytes: z.int() }),
  composedAt: z.string(),
  /** The press. */
  sentAt: z.string(),
  /** When it went out; `null` while it waits, which its author alone sees. */
  deliveredAt: z.nullable(z.string()),
  /** While it waits: when it goes out. Until then it can be taken back. */
  goesOutAt: z.nullable(z.string()),
  /** Erased by an order of a court: its words, links and files are gone, and nobody opens or answers it. `at`: when. */
  erased: z.nullable(z.object({ at: z.string(), court: z.string(), docket: z.string() })),
  /** Whether this seat has opened it, or wrote it. */
  isOpened: z.boolean(),
  /** When this seat opened it first. */
  openedAt: z.nullable(z.string()),
  /** Not opened yet by a recipient, or marked unread by them. */
  isUnread: z.boolean(),
})
export type Gist = z.output<typeof Gist>

export const Message = z.extend(Gist, {
  /** `null` for one that this seat has not opened, and for one that was erased. */
  body: z.nullable(z.string()),
  /** As `body`. */
  files: z.nullable(z.array(UsedFile)),
})
export type Message = z.output<typeof Message>

const Thread = z.object({
  id: z.string(),
  subject: z.string(),
  /** The latest message of those that were asked for. */
  last: Gist,
  /** How many of those the thread has. */
  messages: z.int(),
  unread: z.int(),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
})

const Counts = z.object({ unread: z.int(), needsAnswer: z.int(), drafts: z.int() })

const boxes = ['inbox', 'needs_answer', 'sent', 'archive', 'all'] as const
const Cursor = z.optional(z.string().check(z.maxLength(400)))
const Flag = z.optional(z.enum(['yes']))

const DraftView = z.extend(Draft, {
  id: z.string(),
  revision: z.string(),
  files: z.array(z.string()),
  /** The same files, as they would be sent. */
  attached: z.array(z.extend(UsedFile, { file: z.string() })),
  composedAt: z.string(),
  /** It could not go out, because a part in the case had ended by then. */
  returnedAt: z.nullable(z.string()),
})

const Clause = z.object({ paragraph: z.string(), text: z.string(), order: z.string() })
const OrderNow = z.object({
  /** Quiet hours that it is in now, and when they are over. */
  quiet: z.nullable(
    z.object({
      until: z.string(),
      /** The same on the clock of the case's zone, as a message is sent later. */
      untilWall: LocalDateTime,
      exceptEmergencies: z.boolean(),
      clause: Clause,
    }),
  ),
  /** How many messages are left in this day or week: below 0 where more were sent. What was sent as an emergency counts only where the order says so. */
  budget: z.nullable(
    z.object({
      count: z.int(),
      left: z.int(),
      per: z.enum(['day', 'week']),
      renewsAt: z.string(),
      exceptEmergencies: z.boolean(),
      clause: Clause,
    }),
  ),
  /** Under these a message here counts as written notice. */
  notice: z.array(z.object({ days: z.nullable(z.int()), clause: Clause })),
  emergency: z.nullable(z.object({ by: z.enum(emergencyWays), clause: Clause })),
  /** The only channel for messages, as the order names it. */
  channel: z.nullable(z.object({ name: z.string(), clause: Clause })),
})
export type OrderNow = z.output<typeof OrderNow>

const OneMessage = z.object({ case: CaseId, message: z.uuid() })
const Sent = z.object({ id: z.string(), thread: z.string(), sentAt: z.string(), goesOutAt: z.string() })

export const calls = {
  list: call({
    name: 'messages.list',
    method: 'GET',
    path: '/api/messages',
    access: 'agreed',
    summary: 'Threads, the latest first, each with what can be read without opening a message. Stamps no first view.',
    query: z.extend(OfCase, {
      box: z.optional(z.enum(boxes)),
      /** Words to find: in the subject, and in the text of what this seat has opened or wrote. */
      q: z.optional(z.string().check(z.maxLength(200))),
      /** The seat that wrote it, or that it is addressed to. */
      person: z.optional(z.uuid()),
      kind: z.optional(MessageKind),
      child: z.optional(z.uuid()),
      from: z.optional(Day),
      to: z.optional(Day),
      /** Those that need an answer and have none. */
      unanswered: Flag,
      /** Those with files. */
      attachments: Flag,
      /** Those that are linked to a thing: its kind and id, as `exchange:2026-03-20T22:00Z-B`. */
      about: z.optional(z.string().check(z.maxLength(60))),
      cursor: Cursor,
    }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      /** On the first page: the pinned ones. They are not among the others. */
      pinned: z.array(Thread),
      threads: z.array(Thread),
      next: z.nullable(z.string()),
      counts: Counts,
      /** The children who are in the case now, to choose by. */
      children: z.array(ChildName),
      can: z.object({ write: z.boolean() }),
    }),
  }),
  counts: call({
    name: 'messages.counts',
    method: 'GET',
    path: '/api/messages/counts',
    access: 'agreed',
    summary: 'How many messages of a case are unread, need an answer of this parent, and are drafts.',
    query: OfCase,
    reply: Counts,
  }),
  thread: call({
    name: 'messages.thread',
    method: 'GET',
    path: '/api/messages/threads/:thread',
    access: 'agreed',
    summary: 'A thread, the latest messages last, with the text of those that this seat wrote or has opened. Stamps no first view.',
    params: z.object({ thread: z.uuid() }),
    /** One of these, or none for the latest. */
    query: z.extend(OfCase, {
      /** Those before. */
      cursor: Cursor,
      /** Those after, from the oldest of them on. */
      after: Cursor,
      /** Those around this message. */
      at: z.optional(z.uuid()),
      /** Those from this day on, in the case's zone. */
      day: z.optional(Day),
    }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      subject: z.string(),
      /** The children who are in the case now. */
      children: z.array(ChildName),
      messages: z.array(Message),
      /** The cursor of older ones. */
      older: z.nullable(z.string()),
      /** The cursor after which newer ones come; `null` where these are the latest. */
      newer: z.nullable(z.string()),
      /** The cursor after which these begin; `null` at the beginning of the thread. */
      since: z.nullable(z.string()),
      isPinned: z.boolean(),
      isMuted: z.boolean(),
      isArchived: z.boolean(),
      /** Seats that this parent granted to professionals, and whether each reads this thread: `all`: as every one. Empty for a private thread. */
      readers: z.array(z.object({ memberId: z.string(), name: z.string(), role: z.string(), reads: z.enum(['all', 'this', 'not']) })),
      can: z.object({ write: z.boolean() }),
    }),
  }),
  linkable: call({
    name: 'messages.linkable',
    method: 'GET',
    path: '/api/messages/linkable',
    access: 'agreed',
    summary: 'What a message can be linked to, besides orders: shared events, exchanges, swap requests and clauses of parenting plans.',
    query: OfCase,
    reply: z.object({
      things: z.array(
        z.object({
          kind: z.enum(['event', 'exchange', 'swap', 'clause']),
          id: z.string(),
          title: z.string(),
          day: z.nullable(z.string()),
          at: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  letRead: call({
    name: 'messages.letRead',
    method: 'POST',
    path: '/api/cases/:case/messages/:message/readers',
    access: 'agreed',
    summary: 'Lets a professional whose seat one granted read the thread of a message, or takes that back, at once.',
    params: OneMessage,
    body: z.object({ seat: z.uuid(), reads: z.boolean() }),
    reply: z.object({ reads: z.boolean() }),
  }),
  open: call({
    name: 'messages.open',
    method: 'POST',
    path: '/api/cases/:case/messages/:message/open',
    access: 'agreed',
    summary:
      'Opens one message. The first time of a recipient is stamped, and shown to everyone it is addressed to; a seat that reads along stamps nothing.',
    params: OneMessage,
    reply: Message,
  }),
  check: call({
    name: 'messages.check',
    method: 'GET',
    path: '/api/messages/check',
    access: 'agreed',
    summary:
      'Who can be written to, and what the order says now: quiet hours, messages left, notice, when an answer would be due. Changes nothing.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      recipients: z.array(
        z.object({
          memberId: z.string(),
          name: z.string(),
          role: z.string(),
          /** They have an account. Without one it waits for them. */
          hasJoined: z.boolean(),
          /** It is mailed to them as a link, too. */
          isMailed: z.boolean(),
          /** The author's own attorney, who can be written to alone. */
          isOwnAttorney: z.boolean(),
        }),
      ),
      /** The children that a message can be about. */
      children: z.array(ChildName),
      /** Why the other parent can't be written to; `null` where they can. */
      refusal: z.nullable(z.string()),
      /** What the orders in force say about writing now; what they don't say is missing. */
      terms: OrderNow,
      /** The author is in safety mode: what is linked may name no place. */
      isSafety: z.boolean(),
      /** The order's hours for an answer. */
      answer: z.nullable(z.object({ hours: z.int(), paragraph: z.string(), order: z.string() })),
      /** A protective order in effect, as it was entered: whether it allows messages is in its text. */
      protective: z.nullable(z.object({ title: z.string() })),
      limits: z.object({
        body: z.int(),
        subject: z.int(),
        undoSeconds: z.int(),
        /** No virus scanner is set: other files are not sent. */
        onlyPictures: z.boolean(),
      }),
    }),
  }),
  drafts: call({
    name: 'messages.drafts',
    method: 'GET',
    path: '/api/messages/drafts',
    access: 'agreed',
    summary: 'One’s own drafts, the latest first.',
    query: OfCase,
    reply: z.object({ caseId: z.nullable(z.string()), zone: z.string(), drafts: z.array(DraftView) }),
  }),
  draft: call({
    name: 'messages.draft',
    method: 'POST',
    path: '/api/cases/:case/messages/drafts',
    access: 'agreed',
    summary: 'Saves a new draft, which its author alone sees.',
    idempotent: true,
    params: InCase,
    body: Draft,
    reply: z.extend(Created, Revision.shape),
  }),
  saveDraft: call({
    name: 'messages.saveDraft',
    method: 'PUT',
    path: '/api/cases/:case/messages/drafts/:message',
    access: 'agreed',
    summary: 'Saves a draft again.',
    params: OneMessage,
    body: z.extend(Draft, { base: Base }),
    reply: Revision,
  }),
  discard: call({
    name: 'messages.discard',
    method: 'POST',
    path: '/api/cases/:case/messages/drafts/:message/discard',
    access: 'agreed',
    summary: 'Deletes a draft.',
    params: OneMessage,
    reply: z.object({ discarded: z.boolean() }),
  }),
  send: call({
    name: 'messages.send',
    method: 'POST',
    path: '/api/cases/:case/messages',
    access: 'premium',
    summary: 'Sends a message that begins a thread. It goes out in ten seconds, or when it is to.',
    idempotent: true,
    limit: { most: 120, minutes: 60 },
    params: InCase,
    body: z.extend(Sending, { subject: text(longestSubject) }),
    reply: Sent,
  }),
  reply: call({
    name: 'messages.reply',
    method: 'POST',
    path: '/api/cases/:case/messages/:message/reply',
    access: 'agreed',
    summary: 'Replies to a message, or adds to one’s own. It goes out in ten seconds, or when it is to.',
    idempotent: true,
    limit: { most: 120, minutes: 60 },
    params: OneMessage,
    body: z.extend(Sending, {
      /** An addendum to a message of the same author. It goes to the recipients of that message. */ isAddendum: z.boolean(),
    }),
    reply: Sent,
  }),
  undo: call({
    name: 'messages.undo',
    method: 'POST',
    path: '/api/cases/:case/messages/:message/undo',
    access: 'agreed',
    summary: 'Takes back a message that has not gone out: it is a draft again.',
    params: OneMessage,
    reply: z.object({ undone: z.boolean() }),
  }),
  mark: call({
    name: 'messages.mark',
    method: 'POST',
    path: '/api/cases/:case/messages/:message/mark',
    access: 'agreed',
    summary: 'Archives, pins or mutes a thread, or marks a message unread, in one’s own lists. Stamps nothing, and nobody else sees it.',
    params: OneMessage,
    body: z.object({
      archived: z.optional(z.boolean()),
      pinned: z.optional(z.boolean()),
      muted: z.optional(z.boolean()),
      unread: z.optional(z.boolean()),
    }),
    reply: z.object({ saved: z.boolean() }),
  }),
}
