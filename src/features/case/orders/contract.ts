// Court orders of a case, with what their paragraphs say: the schedule and requests are checked against it. Who added an order decides
// whether the other parent sees it, and alone changes it.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { CaseId, InCase, Made, Removed, Saved } from '#case/cases/contract.ts'

/** A paragraph of an order: its number and its text. */
export const Clause = z.object({
  paragraph: text(40),
  text: text(1000),
})
export type Clause = z.output<typeof Clause>
const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no time`)))
const Few = (most: number) => z.int().check(z.gte(0), z.lte(most))
/** The terms of an order that a schedule and its requests can be checked against. Terms that the order does not have are missing. */
export const OrderFacts = z.object({
  exchange: z.optional(
    z.object({
      time: z.optional(WallTime),
      place: z.optional(z.string().check(z.maxLength(200))),
      graceMinutes: z.optional(Few(240)),
      clause: Clause,
    }),
  ),
  swapNotice: z.optional(z.object({ hours: Few(8760), clause: Clause })),
  vacationNotice: z.optional(z.object({ days: Few(365), clause: Clause })),
  travelNotice: z.optional(z.object({ days: Few(365), clause: Clause })),
  answerWithin: z.optional(z.object({ hours: Few(8760), clause: Clause })),
  firstRefusal: z.optional(z.object({ hours: Few(720), clause: Clause })),
  /** The channel on which the parents must write to each other, as the order names it. */
  channel: z.optional(z.object({ name: requiredText(120), clause: Clause })),
})
export type OrderFacts = z.output<typeof OrderFacts>

export const orderKinds = ['temporary', 'consent', 'decree', 'modification', 'protective', 'other'] as const
export type OrderKind = (typeof orderKinds)[number]
export const OrderDraft = z.object({
  title: requiredText(160),
  kind: z.enum(orderKinds),
  signedOn: z.nullable(Day),
  effectiveOn: Day,
  endsOn: z.nullable(Day),
  facts: OrderFacts,
  isShared: z.boolean(),
})
export type OrderDraft = z.output<typeof OrderDraft>
export const OrderView = z.extend(OrderDraft, { id: z.string(), inForce: z.boolean(), can: z.object({ change: z.boolean() }) })
export type OrderView = z.output<typeof OrderView>

const OneOrder = z.object({ case: CaseId, order: z.uuid() })

export const calls = {
  addOrder: call({
    name: 'cases.addOrder',
    method: 'POST',
    path: '/api/cases/:case/orders',
    access: 'premium',
    summary: 'Adds an order with what its paragraphs say.',
    idempotent: true,
    params: InCase,
    body: OrderDraft,
    reply: Made,
  }),
  changeOrder: call({
    name: 'cases.changeOrder',
    method: 'PUT',
    path: '/api/cases/:case/orders/:order',
    access: 'premium',
    summary: 'Changes what is written of an order; only who added it does.',
    params: OneOrder,
    body: OrderDraft,
    reply: Saved,
  }),
  removeOrder: call({
    name: 'cases.removeOrder',
    method: 'POST',
    path: '/api/cases/:case/orders/:order/removed',
    access: 'agreed',
    summary: 'Takes an order out of the record, or takes that back; only who added it does.',
    params: OneOrder,
    body: Removed,
    reply: Removed,
  }),
}
