// Subpoenas, orders and requests that reached us, and which admins are marked as counsel.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { textBetween } from '#http/fields.ts'

export const longestReason = 500

export const demandKinds = ['subpoena', 'court_order', 'preservation', 'authority'] as const
export const demandStates = ['open', 'objected', 'answered_nothing', 'answered_part', 'withdrawn'] as const
const Day = z.string().check(z.regex(/^(19|20)\d{2}-\d{2}-\d{2}$/, reason(msg`a day such as 2026-03-12`)))
const NewDemand = z.object({
  kind: z.enum(demandKinds, reason(msg`choose what it is`)),
  fromWhom: textBetween(3, 200),
  docket: z.optional(textBetween(1, 80)),
  asksFor: textBetween(10, 2000),
  receivedOn: Day,
  answerBy: z.optional(Day),
})
const Demand = z.object({
  id: z.string(),
  kind: z.enum(demandKinds),
  fromWhom: z.string(),
  docket: z.nullable(z.string()),
  asksFor: z.string(),
  receivedOn: z.string(),
  answerBy: z.nullable(z.string()),
  state: z.enum(demandStates),
  note: z.nullable(z.string()),
  closedOn: z.nullable(z.string()),
  isLate: z.boolean(),
})
export type Demand = z.output<typeof Demand>

const desk = { staff: 'admin' } as const

export const calls = {
  demands: call({
    name: 'takedown.demands',
    method: 'GET',
    path: '/api/staff/legal-demands',
    access: desk,
    summary: 'Subpoenas, orders and requests that reached us, open ones first.',
    reply: z.object({ demands: z.array(Demand) }),
  }),
  addDemand: call({
    name: 'takedown.addDemand',
    method: 'POST',
    path: '/api/staff/legal-demands',
    access: desk,
    summary: 'Enter a subpoena, an order or a request that reached us.',
    idempotent: true,
    body: NewDemand,
    reply: Demand,
  }),
  settleDemand: call({
    name: 'takedown.settleDemand',
    method: 'POST',
    path: '/api/staff/legal-demands/:id',
    access: desk,
    summary: 'Say what was done about a demand.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ state: z.enum(['objected', 'answered_nothing', 'answered_part', 'withdrawn']), note: textBetween(10, 2000) }),
    reply: Demand,
  }),
  counsel: call({
    name: 'takedown.counsel',
    method: 'GET',
    path: '/api/staff/counsel',
    access: { staff: 'super' },
    summary: 'The admins who are marked as counsel.',
    reply: z.object({ counsel: z.array(z.object({ email: z.string(), reason: z.string(), since: z.string() })) }),
  }),
  markCounsel: call({
    name: 'takedown.markCounsel',
    method: 'POST',
    path: '/api/staff/counsel',
    access: { staff: 'super' },
    summary: 'Mark an admin as counsel, who decides what orders of courts ask for, or take the mark away.',
    body: z.object({ email: textBetween(3, 254), isCounsel: z.boolean(), reason: textBetween(10, longestReason) }),
    reply: z.object({ done: z.boolean() }),
  }),
}
