// What a parent wants to spend for the children, asked of the other parent before: an estimate, the provider, and by when an answer is
// asked for. A request is its author's alone until it is sent. Other terms are a request of their own that answers the first one. Both
// parents see what was sent, and seats that were granted expenses.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { mostCents } from '#domain/money/cents.ts'
import { requestActs, requestStates } from '#domain/requests/lifecycle.ts'
import { call } from '#http/contract.ts'
import { Created, Day, requiredText, text } from '#http/fields.ts'
import { CaseId, OfCase, Side } from '#case/cases/contract.ts'
import { UsedFile } from '#case/files/contract.ts'
import { Clause } from '#case/orders/contract.ts'
import { Cents, Split } from '#money/categories/contract.ts'

export const mostFiles = 5
const State = z.enum(requestStates)
const Sum = z.int()
const Shares = z.object({ A: Sum, B: Sum })

export const RequestDraft = z.object({
  title: text(120),
  /** 0 in a draft without an estimate. */
  cents: z
    .int(reason(msg`enter an amount in dollars and cents`))
    .check(z.gte(0, reason(msg`enter an amount above zero`)), z.lte(mostCents, reason(msg`enter an amount of at most $10,000,000`))),
  category: z.nullable(z.uuid()),
  children: z.array(z.uuid()).check(z.maxLength(30)),
  provider: text(120),
  /** When it is planned. */
  day: Day,
  /** By when an answer is asked for; the days that an order gives come before it. */
  answerBy: z.nullable(Day),
  note: text(1000),
  files: z.array(z.uuid()).check(z.maxLength(mostFiles, reason(msg`it has more than ${{ mostFiles }} files`))),
})
export type RequestDraft = z.output<typeof RequestDraft>

/** The paragraph of an order that asks for a yes before, as far as the reader sees that order. */
const Consent = z.object({
  cents: Sum,
  days: z.nullable(z.int()),
  silence: z.nullable(z.enum(['yes', 'no'])),
  clause: Clause,
  order: z.string(),
})

const Step = z.object({
  id: z.string(),
  what: z.enum(['sent', 'countered', 'viewed', 'agreed', 'declined', 'withdrawn', 'dropped']),
  at: z.string(),
  side: Side,
  name: z.string(),
  cents: Sum,
  provider: z.string(),
  words: z.string(),
})

export const Request = z.object({
  id: z.string(),
  title: z.string(),
  cents: Sum,
  category: z.nullable(z.string()),
  categoryTitle: z.string(),
  children: z.array(z.string()),
  provider: z.string(),
  note: z.string(),
  day: Day,
  answerBy: z.nullable(Day),
  state: State,
  /** Of an open request that was sent: whether its last day to answer is over, and what the order says of that. */
  silence: z.nullable(z.enum(['waiting', 'none', 'yes', 'no'])),
  /** It offers other terms for an earlier request. */
  isCounter: z.boolean(),
  isMine: z.boolean(),
  authorSide: Side,
  askerSide: Side,
  split: z.nullable(Split),
  /** Each parent's share of the estimate, as of the day it was sent. */
  shares: z.nullable(Shares),
  consent: z.nullable(Consent),
  sentAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  /** The day it was answered, in the zone of the case. */
  settledOn: z.nullable(Day),
  reason: z.string(),
  /** Expenses that were sent as its bills. */
  billed: z.object({ count: z.int(), cents: Sum }),
  /** Agreed, or the order says that silence counts so, and no bill was sent yet. */
  isToBill: z.boolean(),
  history: z.array(Step),
  files: z.array(UsedFile),
  draftFiles: z.array(z.object({ file: z.string(), name: z.string(), bytes: z.int(), type: z.string(), isScanned: z.boolean() })),
  can: z.array(z.enum([...requestActs, 'bill'])),
})
export type Request = z.output<typeof Request>

const ofCase = z.object({ case: CaseId })
const ofRequest = z.object({ case: CaseId, request: z.uuid() })
const Settled = z.object({ state: State })

export const calls = {
  list: call({
    name: 'requests.list',
    method: 'GET',
    path: '/api/expenses/requests',
    access: 'agreed',
    summary: 'What was asked before it was bought, in pages, the latest first: each request with the last terms that were offered.',
    query: z.extend(OfCase, { request: z.optional(z.uuid()), cursor: z.optional(z.string()) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      today: z.string(),
      /** With the first page come older ones that still need something done, and the one that was named. */
      requests: z.array(Request),
      next: z.nullable(z.string()),
      /** How many there are in all. */
      count: z.int(),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  preview: call({
    name: 'requests.preview',
    method: 'POST',
    path: '/api/cases/:case/expense-requests/preview',
    access: 'agreed',
    summary: 'Each parent’s share of an estimate, the paragraph of the order, and the day to answer. Nothing is stored.',
    params: ofCase,
    body: z.pick(RequestDraft, { cents: true, day: true, category: true, children: true }),
    reply: z.object({
      shares: z.nullable(Shares),
      split: z.nullable(Split),
      consent: z.nullable(Consent),
      answerBy: z.nullable(Day),
    }),
  }),
  add: call({
    name: 'requests.add',
    method: 'POST',
    path: '/api/cases/:case/expense-requests',
    access: 'premium',
    summary: 'Writes a request, and sends it where that is said.',
    idempotent: true,
    params: ofCase,
    body: z.extend(RequestDraft, { send: z.boolean() }),
    reply: Created,
  }),
  change: call({
    name: 'requests.change',
    method: 'PUT',
    path: '/api/cases/:case/expense-requests/:request',
    access: 'premium',
    summary: 'Changes a draft of a request, and sends it where that is said.',
    params: ofRequest,
    body: z.extend(RequestDraft, { send: z.boolean() }),
    reply: Settled,
  }),
  view: call({
    name: 'requests.view',
    method: 'POST',
    path: '/api/cases/:case/expense-requests/:request/view',
    access: 'agreed',
    summary: 'Says that the other parent opened a request. The first time counts.',
    params: ofRequest,
    reply: Settled,
  }),
  agree: call({
    name: 'requests.agree',
    method: 'POST',
    path: '/api/cases/:case/expense-requests/:request/agree',
    access: 'agreed',
    summary: 'Agrees to a request.',
    params: ofRequest,
    reply: Settled,
  }),
  decline: call({
    name: 'requests.decline',
    method: 'POST',
    path: '/api/cases/:case/expense-requests/:request/decline',
    access: 'agreed',
    summary: 'Declines a request, with a reason.',
    params: ofRequest,
    body: z.object({ reason: requiredText(1000) }),
    reply: Settled,
  }),
  counter: call({
    name: 'requests.counter',
    method: 'POST',
    path: '/api/cases/:case/expense-requests/:request/counter',
    access: 'agreed',
    summary: 'Answers a request with another estimate or provider: a request of its own.',
    idempotent: true,
    params: ofRequest,
    body: z.object({ cents: Cents, provider: text(120), note: text(1000) }),
    reply: Created,
  }),
  withdraw: call({
    name: 'requests.withdraw',
    method: 'POST',
    path: '/api/cases/:case/expense-requests/:request/withdraw',
    access: 'agreed',
    summary: 'Withdraws a request of one’s own, discards a draft, or says that what was agreed is not going ahead.',
    params: ofRequest,
    reply: Settled,
  }),
}
