// Support. Anybody may ask a question and read the answer without an account or an address: a ticket has a number and four
// code words, and both together open the answer. Those calls carry no credentials. A signed-in user may link a question to the
// account. The desk (`staff: support`) reads and answers; it sees nothing of an account without its owner's permission
// (features/staff/support-access). What is stored is the list of columns in migrations/0007_support.sql and 0014_desks.sql.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { AccountFacts } from '#staff/support-access/contract.ts'

/** What a question is about; safety comes first, here and at the desk. */
export const kinds = ['safety', 'using', 'fact', 'review', 'privacy', 'access', 'other'] as const
export const Kind = z.enum(kinds, 'choose what it is about')
export type Kind = z.output<typeof Kind>

/** How the person wants the answer: on the page of the ticket, or by e-mail too. */
export const ways = ['here', 'email'] as const
export const Way = z.enum(ways, 'choose where to read the answer')
export type Way = z.output<typeof Way>

export const shortestMessage = 10
export const longestMessage = 4000

export const states = ['open', 'answered', 'closed'] as const
const State = z.enum(states)

/** The types of files that may come with a ticket; the content decides, never the name. */
export const fileTypes = ['image/png', 'image/jpeg', 'application/pdf', 'text/plain'] as const
export const mostFiles = 3
export const mostBytes = 5 * 1024 * 1024
/** As base64 text in JSON, with the rest of the body. */
const largestBody = 7 * 1024 * 1024

export const longestAnswer = 8000
export const longestNote = 2000

const Message = z
  .string()
  .check(
    z.trim(),
    z.minLength(shortestMessage, reason(msg`write at least ${{ shortestMessage }} characters`)),
    z.maxLength(longestMessage, reason(msg`write at most ${{ longestMessage }} characters`)),
  )
const words = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, reason(msg`write something`)), z.maxLength(most, reason(msg`write at most ${{ most }} characters`)))

const Question = z.object({
  kind: Kind,
  message: Message,
  way: Way,
  /** Only if `way` is `email`; otherwise it is not stored. */
  email: z.optional(z.string().check(z.trim(), z.maxLength(254, reason(msg`use an address of at most 254 characters`)))),
})
export type Question = z.output<typeof Question>

const Attachment = z.object({ place: z.number(), type: z.enum(fileTypes), size: z.number() })
export type Attachment = z.output<typeof Attachment>
/** What the desk sees of a file: whether it was scanned, and whether it can be fetched now. */
const Attached = z.extend(Attachment, { scan: z.enum(['clean', 'not_scanned', 'infected']), canFetch: z.boolean() })
export type Attached = z.output<typeof Attached>
const Content = z.string().check(z.minLength(1), z.maxLength(largestBody))

const Answered = z.object({
  number: z.string(),
  kind: Kind,
  createdOn: z.string(),
  state: State,
  answer: z.nullable(z.string()),
  answeredOn: z.nullable(z.string()),
})

/** Calls of visitors. */
export const calls = {
  file: call({
    name: 'support.file',
    method: 'POST',
    path: '/api/support',
    access: 'public',
    summary: 'Ask support a question. The reply holds the ticket number and the code words that open the answer; both are shown once.',
    credentials: 'omit',
    limit: { most: 20, minutes: 60 },
    idempotent: true,
    body: Question,
    reply: z.object({ number: z.string(), code: z.string(), way: Way }),
  }),
  attach: call({
    name: 'support.attach',
    method: 'POST',
    path: '/api/support/files',
    access: 'public',
    summary: 'Add a file (base 64) to a ticket that waits, with its number and code words. Only the desk can fetch it.',
    credentials: 'omit',
    limit: { most: 30, minutes: 60 },
    largest: largestBody,
    body: z.object({
      number: z.string().check(z.maxLength(60)),
      code: z.string().check(z.maxLength(200)),
      content: Content,
    }),
    reply: Attachment,
  }),
  look: call({
    name: 'support.look',
    method: 'POST',
    path: '/api/support/answer',
    access: 'public',
    summary: 'Read the answer to a ticket, with its number and code words. It is a POST so that neither stands in an address.',
    credentials: 'omit',
    limit: { most: 30, minutes: 60 },
    body: z.object({
      number: z.string().check(z.maxLength(60)),
      code: z.string().check(z.maxLength(200)),
    }),
    reply: Answered,
  }),
}

/** Calls of a signed-in user about their own tickets. */
export const mineCalls = {
  mine: call({
    name: 'support.mine',
    method: 'GET',
    path: '/api/support/mine',
    access: 'signedIn',
    summary: 'Your own tickets with their answers, the latest first.',
    reply: z.object({ tickets: z.array(z.extend(Answered, { files: z.number() })) }),
  }),
  fileMine: call({
    name: 'support.fileMine',
    method: 'POST',
    path: '/api/support/mine',
    access: 'signedIn',
    summary: 'Ask support a question that is tied to your account.',
    limit: { most: 20, minutes: 60 },
    idempotent: true,
    body: z.object({ kind: Kind, message: Message }),
    reply: z.object({ number: z.string() }),
  }),
  attachMine: call({
    name: 'support.attachMine',
    method: 'POST',
    path: '/api/support/mine/files',
    access: 'signedIn',
    summary: 'Add a file (base 64) to a ticket of your own that waits. Only the desk can fetch it.',
    limit: { most: 30, minutes: 60 },
    largest: largestBody,
    body: z.object({ number: z.string().check(z.maxLength(60)), content: Content }),
    reply: Attachment,
  }),
}

const desk = { staff: 'support' } as const
const One = z.object({ number: z.string().check(z.maxLength(60)) })
const Done = z.object({ done: z.boolean() })

const Queued = z.object({
  number: z.string(),
  kind: Kind,
  createdOn: z.string(),
  /** Whole days since it came. */
  age: z.number(),
  state: State,
  /** The author was signed in. */
  hasAccount: z.boolean(),
  files: z.number(),
  escalatedOn: z.nullable(z.string()),
})
export type Queued = z.output<typeof Queued>

const Full = z.extend(Queued, {
  /** Erased when the ticket was closed. */
  message: z.nullable(z.string()),
  /** The answer is mailed too; the desk does not see the address. */
  byMail: z.boolean(),
  answer: z.nullable(z.string()),
  answeredOn: z.nullable(z.string()),
  attached: z.array(Attached),
  notes: z.array(z.object({ at: z.string(), by: z.string(), kind: z.enum(['note', 'escalation']), words: z.string() })),
  /** Until when the user lets the desk look; null without permission. */
  leaveUntil: z.nullable(z.string()),
})
export type Full = z.output<typeof Full>

const Canned = z.object({ id: z.string(), title: z.string(), body: z.string() })
export type Canned = z.output<typeof Canned>

/** Calls of the desk. */
export const deskCalls = {
  queue: call({
    name: 'support.queue',
    method: 'GET',
    path: '/api/desk/tickets',
    access: desk,
    summary: 'The tickets of a state: safety first, then the oldest.',
    query: z.object({
      state: z.optional(State),
      kind: z.optional(Kind),
      escalated: z.optional(z.enum(['yes'])),
    }),
    reply: z.object({
      tickets: z.array(Queued),
      /** Counts of all tickets; the list has 200 at most. */
      counts: z.object({ open: z.number(), safety: z.number(), escalated: z.number() }),
    }),
  }),
  ticket: call({
    name: 'support.ticket',
    method: 'GET',
    path: '/api/desk/tickets/:number',
    access: desk,
    summary: 'One ticket with its text, its files and what staff wrote about it.',
    params: One,
    reply: Full,
  }),
  answer: call({
    name: 'support.answer',
    method: 'POST',
    path: '/api/desk/tickets/:number/answer',
    access: desk,
    summary: 'Answer a ticket: on its page, and by mail where that was asked for. A second answer takes the place of the first.',
    params: One,
    body: z.object({ text: words(longestAnswer) }),
    reply: Done,
  }),
  close: call({
    name: 'support.close',
    method: 'POST',
    path: '/api/desk/tickets/:number/close',
    access: desk,
    summary: 'Close a ticket: its text, address, files and notes are erased; the answer stays for 90 days.',
    params: One,
    reply: Done,
  }),
  escalate: call({
    name: 'support.escalate',
    method: 'POST',
    path: '/api/desk/tickets/:number/escalate',
    access: desk,
    summary: 'Hand a ticket on to the admins, with a note that says why.',
    params: One,
    body: z.object({ words: words(longestNote) }),
    reply: Done,
  }),
  note: call({
    name: 'support.note',
    method: 'POST',
    path: '/api/desk/tickets/:number/notes',
    access: desk,
    summary: 'Write a note about a ticket for the others of the staff.',
    params: One,
    body: z.object({ words: words(longestNote) }),
    reply: Done,
  }),
  facts: call({
    name: 'support.facts',
    method: 'POST',
    path: '/api/desk/tickets/:number/account',
    access: desk,
    summary: 'Look at the account of a ticket, while its owner allows it. The owner sees who looked and when.',
    params: One,
    reply: AccountFacts,
  }),
  canned: call({
    name: 'support.canned',
    method: 'GET',
    path: '/api/desk/replies',
    access: desk,
    summary: 'The ready replies of the desk.',
    reply: z.object({ replies: z.array(Canned) }),
  }),
  keepCanned: call({
    name: 'support.keepCanned',
    method: 'PUT',
    path: '/api/desk/replies',
    access: desk,
    summary: 'Keep a ready reply under its title; the text of one that is there is changed.',
    body: z.object({ title: words(80), body: words(4000) }),
    reply: Canned,
  }),
  dropCanned: call({
    name: 'support.dropCanned',
    method: 'DELETE',
    path: '/api/desk/replies/:id',
    access: desk,
    summary: 'Delete a ready reply.',
    params: z.object({ id: z.uuid() }),
    reply: Done,
  }),
}
