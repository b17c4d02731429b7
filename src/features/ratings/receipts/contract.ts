// What a rating's receipt opens. Its author, who has the 12 words, may read what happened to the rating, withdraw it, answer a question,
// affirm it and appeal; nobody else can find it. The calls carry no credentials, and the caller is not recorded.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import type { State as Standing } from '#domain/moderation/states.ts'
import type { Event } from '#domain/moderation/table.ts'
import { call } from '#http/contract.ts'
import { Role } from '#directory/professionals/contract.ts'
import { Statements } from '#ratings/reviews/contract.ts'

export { Outcome, Part } from '#ratings/reviews/contract.ts'

const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`)))
/** 32 bytes. */
export const Hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/, reason(msg`64 hexadecimal digits`)))

/** Opens the inbox: the receipt, whose hash the server stores; or the words, which a plain form sends and the server forgets. */
export const ReceiptOrWords = { receipt: z.optional(Hex32), words: z.optional(z.string().check(z.maxLength(400))) }

/** The states of a rating that its author can see. */
const authorStates = [
  'pending',
  'queued_human',
  'quarantined_burst',
  'published',
  'flagged',
  'flagged_hidden',
  'disputed_label',
  'author_affirm_pending',
  'author_edit_pending',
  'hidden_legal',
  'removed',
  'refused',
  'appealed',
  'final',
  'withdrawn',
] as const satisfies readonly Standing[]
/** The steps that its author can see: not that it passed screening, and nothing that two moderators have not decided yet. */
export const authorSteps = [
  'held',
  'quarantined',
  'published',
  'released',
  'refused',
  'asked',
  'answered',
  'edited',
  'withdrawn',
  'flagged',
  'kept',
  'disputed',
  'affirm_asked',
  'affirmed',
  'lapsed',
  'edit_asked',
  'hidden',
  'shown_again',
  'removed',
  'appealed',
  'upheld',
  'reinstated',
] as const satisfies readonly Event[]

/** A step in a rating's log that its author may read. */
const Step = z.object({
  id: z.string(),
  event: z.enum(authorSteps),
  /** The rules that were named, with their versions, and the version of the whole policy; empty if the step names none. */
  checks: z.array(z.string()),
  policy: z.string(),
  /** The id of a canned letter; the page has its text. */
  letter: z.nullable(z.string()),
  said: z.nullable(z.string()),
  /** Words that only the receipt opens, in base64url. */
  sealed: z.nullable(z.string()),
  /** The author's deadline for what is asked. */
  dueOn: z.nullable(z.string()),
  onDay: z.string(),
})

export const Inbox = z.object({
  professional: z.object({ id: z.string(), name: z.string(), role: Role, kind: z.string() }),
  /** `withdrawn`: nothing of the rating is stored any more. */
  status: z.enum(authorStates),
  /** The version that is published or waits now; `null` when withdrawn. */
  rating: z.nullable(
    z.object({
      version: z.number(),
      ...Statements,
    }),
  ),
  isHearsay: z.boolean(),
  /** Why it waits for a moderator: checks with their versions, and `form`. */
  heldFor: z.array(z.string()),
  receivedOn: z.nullable(z.string()),
  steps: z.array(Step),
  /** A moderator's question that waits for the author's answer. */
  question: z.nullable(z.object({ id: z.string(), text: z.string(), letter: z.nullable(z.string()), onDay: z.string() })),
  /** What the author can do now. */
  can: z.object({ edit: z.boolean(), affirm: z.boolean(), appeal: z.boolean() }),
  /** The author's deadline to affirm the text. */
  dueOn: z.nullable(z.string()),
  /** What the author answered today, which counts when the day is over. */
  pleaded: z.nullable(z.enum(['affirm', 'appeal'])),
})
export type Inbox = z.output<typeof Inbox>

export const longestAnswer = 1_500
// By network: many people may share one address of a mobile carrier or a shelter.
const filingLimit = { most: 60, minutes: 60, isBlurred: true } as const
const readingLimit = { most: 120, minutes: 10 }

export const calls = {
  lookUp: call({
    name: 'reviews.lookUp',
    method: 'POST',
    path: '/api/reviews/receipt',
    access: 'public',
    summary: 'The inbox of a receipt: the rating as it stands, why it waits or was refused, and a question to answer.',
    credentials: 'omit',
    limit: readingLimit,
    body: z.object(ReceiptOrWords),
    reply: Inbox,
  }),
  withdraw: call({
    name: 'reviews.withdraw',
    method: 'POST',
    path: '/api/reviews/receipt/withdraw',
    access: 'public',
    summary: 'Take a rating back: it disappears at once, and is deleted with all its versions when the day is over.',
    credentials: 'omit',
    limit: filingLimit,
    body: z.object(ReceiptOrWords),
    reply: z.object({ status: z.literal('withdrawn') }),
  }),
  affirm: call({
    name: 'reviews.affirm',
    method: 'POST',
    path: '/api/reviews/receipt/affirm',
    access: 'public',
    summary: 'Stand by a rating that its author was asked about, until the day that was given; it counts when the day is over.',
    credentials: 'omit',
    limit: filingLimit,
    body: z.object(ReceiptOrWords),
    reply: z.object({ status: z.literal('affirmed') }),
  }),
  appeal: call({
    name: 'reviews.appeal',
    method: 'POST',
    path: '/api/reviews/receipt/appeal',
    access: 'public',
    summary: 'Say why a decision is wrong: somebody who had no part in it decides. It arrives when the day is over.',
    credentials: 'omit',
    limit: filingLimit,
    body: z.object({
      ...ReceiptOrWords,
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, reason(msg`write why`)),
          z.maxLength(longestAnswer, reason(msg`write at most ${{ longestAnswer }} characters`)),
        ),
    }),
    reply: z.object({ status: z.literal('appealed') }),
  }),
  answer: call({
    name: 'reviews.answer',
    method: 'POST',
    path: '/api/reviews/receipt/answer',
    access: 'public',
    summary: "Answer a moderator's question, through the receipt and without a name.",
    credentials: 'omit',
    limit: filingLimit,
    body: z.object({
      ...ReceiptOrWords,
      question: Uuid,
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, reason(msg`write an answer`)),
          z.maxLength(longestAnswer, reason(msg`write at most ${{ longestAnswer }} characters`)),
        ),
    }),
    reply: z.object({ status: z.literal('answered') }),
  }),
}
