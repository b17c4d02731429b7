// A fee waiver: who can't pay applies, a person of the staff decides, and the documents are deleted with the decision.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { text } from '#http/fields.ts'

export const grounds = ['court_waiver', 'benefits', 'income', 'other'] as const
export const Ground = z.enum(grounds)
export type Ground = z.output<typeof Ground>
export const benefits = ['snap', 'tanf', 'ssi', 'medicaid', 'housing', 'wic', 'other'] as const
export const Benefit = z.enum(benefits)
export type Benefit = z.output<typeof Benefit>
const states = ['waiting', 'asked', 'granted', 'declined', 'withdrawn'] as const
export const State = z.enum(states)
export type State = z.output<typeof State>

export const fileTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const
export const mostFiles = 5
export const mostBytes = 5 * 1024 * 1024
/** As base64 text in JSON, with the rest of the body. */
const largestBody = 7 * 1024 * 1024

/** What someone says of why they can't pay; which of the rest is needed, rules.ts says. */
export const Why = z.object({
  ground: Ground,
  benefit: z.nullable(Benefit),
  /** People in the household, and their income before taxes: whole cents of US dollars a month. */
  people: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  monthCents: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  words: text(1_000),
})
export type Why = z.output<typeof Why>

const Application = z.object({
  id: z.string(),
  ground: Ground,
  benefit: z.nullable(Benefit),
  isRenewal: z.boolean(),
  state: State,
  /** Moments, ISO 8601. */
  askedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** What the staff ask for, or why it was declined. */
  answer: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** Documents that are stored; none once it is decided. */
  files: z.int(),
})
export type Application = z.output<typeof Application>

const One = z.object({ waiver: z.uuid() })
const Done = z.object({ done: z.boolean() })

export const calls = {
  mine: call({
    name: 'waivers.mine',
    method: 'GET',
    path: '/api/waivers',
    access: 'signedIn',
    summary: 'One’s own applications for a fee waiver, the newest first.',
    reply: z.object({ isForSale: z.boolean(), applications: z.array(Application), canRenew: z.boolean() }),
  }),
  apply: call({
    name: 'waivers.apply',
    method: 'POST',
    path: '/api/waivers',
    access: 'agreed',
    summary: 'Applies for a fee waiver.',
    limit: { most: 20, minutes: 60 },
    body: Why,
    reply: z.object({ id: z.string() }),
  }),
  renew: call({
    name: 'waivers.renew',
    method: 'POST',
    path: '/api/waivers/renew',
    access: 'agreed',
    summary: 'Applies again for the same reason, from 60 days before a waiver ends. Documents only if the staff ask for them.',
    limit: { most: 20, minutes: 60 },
    reply: z.object({ id: z.string() }),
  }),
  attach: call({
    name: 'waivers.attach',
    method: 'POST',
    path: '/api/waivers/files',
    access: 'agreed',
    summary: 'Adds a document (base 64) to one’s open application. Only the staff who decide can open it.',
    limit: { most: 30, minutes: 60 },
    largest: largestBody,
    body: z.object({ content: z.string().check(z.minLength(1), z.maxLength(largestBody)) }),
    reply: z.object({ files: z.int() }),
  }),
  reply: call({
    name: 'waivers.reply',
    method: 'POST',
    path: '/api/waivers/:waiver/reply',
    access: 'agreed',
    summary: 'Answers what the staff asked for: the application waits for a decision again.',
    params: One,
    body: z.object({ words: text(1_000) }),
    reply: Done,
  }),
  withdraw: call({
    name: 'waivers.withdraw',
    method: 'POST',
    path: '/api/waivers/:waiver/withdraw',
    access: 'signedIn',
    summary: 'Withdraws an application. Its documents are deleted at once.',
    params: One,
    reply: Done,
  }),
}
