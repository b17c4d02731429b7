// Support: anybody may ask a question and read the answer, without an account and without giving an address.
// A ticket has a number and four code words; who has both reads the answer. What is kept with one is the list
// of columns in migrations/0007_support.sql. The calls carry no credentials. Answers are written by staff with
// `npm run tickets`; nobody writes or lists them over the network.
import * as z from 'zod/mini'
import { call } from '../../http/contract.ts'

/** What a question is about. */
export const kinds = ['using', 'fact', 'review', 'privacy', 'access', 'other'] as const
export const Kind = z.enum(kinds, 'choose what it is about')
export type Kind = z.output<typeof Kind>

/** Where the answer is to be read: on the page of the ticket, or by e-mail too. */
export const ways = ['here', 'email'] as const
export const Way = z.enum(ways, 'choose where to read the answer')
export type Way = z.output<typeof Way>

export const shortestMessage = 10
export const longestMessage = 4000

const Question = z.object({
  kind: Kind,
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(shortestMessage, `write at least ${shortestMessage} characters`),
      z.maxLength(longestMessage, `write at most ${longestMessage} characters`),
    ),
  way: Way,
  /** Only where `way` is `email`; else it is not kept. */
  email: z.optional(z.string().check(z.trim(), z.maxLength(254, 'use an address of at most 254 characters'))),
})
export type Question = z.output<typeof Question>

export const states = ['open', 'answered', 'closed'] as const

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
    reply: z.object({
      number: z.string(),
      kind: Kind,
      createdOn: z.string(),
      state: z.enum(states),
      answer: z.nullable(z.string()),
      answeredOn: z.nullable(z.string()),
    }),
  }),
}
