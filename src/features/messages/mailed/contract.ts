// Messages as a link in a mail to a parent who has not joined, and what became of each mail. None of it is a first view (docs/decisions/0104).
import * as z from 'zod/mini'
import { InCase, OfCase } from '#case/cases/contract.ts'
import { call } from '#http/contract.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, reason(msg`it is too long`)), z.email(reason(msg`it is not an e-mail address`)))
const Time = z.nullable(z.string())

/** What became of the mail about one message. Each time is the server's, and is set once. */
export const Mailed = z.object({
  /** Where it went, for its author alone; `null` for everyone else. */
  address: z.nullable(z.string()),
  /** When it was queued, or was not. */
  notedAt: z.string(),
  /** Why none was sent: the recipient wants none, or too many in a day. `null` where one was. */
  unsent: z.nullable(z.enum(['stopped', 'limit'])),
  /** The mail server did not take it yet, took it, or refused it for good: with its reply code, or `too_old`. */
  delayedAt: Time,
  delayedCode: Time,
  acceptedAt: Time,
  acceptedCode: Time,
  refusedAt: Time,
  refusedCode: Time,
  /** By a bounce report, with its status code; empty where it has none. */
  bouncedAt: Time,
  bounceStatus: Time,
  /** The button on the page of the link was pressed. */
  openedAt: Time,
  /** Mails were stopped by this mail's link. */
  stoppedAt: Time,
})
export type Mailed = z.output<typeof Mailed>

/** A bounce report with the mail that it returns is shorter; more is not read. Bytes. */
export const largestReport = 512 * 1024

const ByLink = z.object({
  /** What the link in the mail has. */
  token: z.string().check(z.maxLength(200, reason(msg`it is too long for a link`))),
})
const byLink = { most: 30, minutes: 60 }

export const calls = {
  address: call({
    name: 'mailed.address',
    method: 'GET',
    path: '/api/messages/mail-address',
    access: 'agreed',
    summary: 'The address of the other parent, who has not joined, to which one’s own messages are mailed as links.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      /** The other parent; `null` where they have joined, or are gone. */
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
      /** Why nothing is mailed there: the author blocked the address, or the recipient wants none. */
      stop: z.nullable(z.enum(['held', 'stopped'])),
      can: z.object({ change: z.boolean() }),
    }),
  }),
  setAddress: call({
    name: 'mailed.setAddress',
    method: 'PUT',
    path: '/api/cases/:case/messages/mail-address',
    access: 'agreed',
    summary: 'Gives, changes or removes that address. Links that were mailed to the one before stop working.',
    limit: { most: 20, minutes: 60 },
    params: InCase,
    body: z.object({ email: z.nullable(Email) }),
    reply: z.object({ id: z.nullable(z.string()) }),
  }),
  open: call({
    name: 'mailed.open',
    method: 'POST',
    path: '/api/for-you/open',
    access: 'public',
    summary: 'The message of a link in a mail. The first time is noted as “link opened”, which is no first view.',
    limit: byLink,
    body: ByLink,
    reply: z.object({
      subject: z.string(),
      body: z.string(),
      kind: z.string(),
      from: z.string(),
      sentAt: z.string(),
      deliveredAt: z.string(),
      zone: z.string(),
      /** Someone who joins the case can open them. */
      files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int() })),
    }),
  }),
  stop: call({
    name: 'mailed.stop',
    method: 'POST',
    path: '/api/for-you/stop',
    access: 'public',
    summary:
      'Stops mails about messages from the same person to the address that a link was mailed to. Says the same of a link that there isn’t.',
    limit: byLink,
    body: ByLink,
    reply: z.object({ stopped: z.boolean() }),
  }),
}
