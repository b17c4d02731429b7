// What the orders of a case say about messages, calls and money, each term with its clause. The terms of an order are written by who added
// the order, all at once, and are seen by who sees the order.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { callers, emergencyWays, noticeWays, silences, supportWays } from '#domain/order-terms/types.ts'
import { call } from '#http/contract.ts'
import { Day } from '#http/fields.ts'
import { CaseId, OfCase, Saved } from '#case/cases/contract.ts'
import { Clause } from '#case/orders/contract.ts'

const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no time`)))
/** Monday 0 to Sunday 6. */
const Weekdays = z
  .array(z.literal([0, 1, 2, 3, 4, 5, 6]))
  .check(z.minLength(1, reason(msg`it has no weekday`)), z.maxLength(7, reason(msg`it names a weekday twice`)))
const Days = z.int().check(z.gte(0), z.lte(3650))
const Count = z.int().check(z.gte(0), z.lte(1000))

/** What a term says. The channel for messages is a fact of the order itself (case/orders). */
export const TermSays = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quiet_hours'), days: Weekdays, from: WallTime, to: WallTime, exceptEmergencies: z.boolean() }),
  z.object({ kind: z.literal('message_limit'), count: Count, per: z.enum(['day', 'week']), exceptEmergencies: z.boolean() }),
  z.object({
    kind: z.literal('notice'),
    by: z.array(z.enum(noticeWays)).check(z.minLength(1, reason(msg`it names no way`)), z.maxLength(3)),
    days: z.nullable(Days),
  }),
  z.object({ kind: z.literal('emergency'), by: z.enum(emergencyWays) }),
  z.object({ kind: z.literal('expense_submit'), days: Days }),
  z.object({ kind: z.literal('expense_pay'), days: Days }),
  z.object({
    kind: z.literal('expense_consent'),
    cents: z.int().check(z.gte(0), z.lte(100_000_000)),
    // Terms that were written before these two could be said don't have them, and mean the same.
    days: z.optional(Days),
    silence: z.optional(z.enum(silences)),
  }),
  z.object({ kind: z.literal('support_payment'), by: z.enum(supportWays) }),
  z.object({ kind: z.literal('call_window'), days: Weekdays, from: WallTime, to: WallTime, who: z.enum(callers) }),
])
export type TermSays = z.output<typeof TermSays>
export type TermKind = TermSays['kind']

/** A term with its clause. Its days are missing where they are those of the order. */
export const TermDraft = z.object({ says: TermSays, clause: Clause, since: z.nullable(Day), until: z.nullable(Day) })
export type TermDraft = z.output<typeof TermDraft>

const OrderWithTerms = z.object({
  id: z.string(),
  title: z.string(),
  effectiveOn: Day,
  endsOn: z.nullable(Day),
  inForce: z.boolean(),
  isShared: z.boolean(),
  terms: z.array(TermDraft),
  can: z.object({ change: z.boolean() }),
})
export type OrderWithTerms = z.output<typeof OrderWithTerms>

export const calls = {
  list: call({
    name: 'orderTerms.list',
    method: 'GET',
    path: '/api/cases/order-terms',
    access: 'agreed',
    summary: 'The orders of a case that one sees, each with its terms about messages, calls and money.',
    query: OfCase,
    reply: z.object({ caseId: z.nullable(z.string()), zone: z.string(), orders: z.array(OrderWithTerms) }),
  }),
  save: call({
    name: 'orderTerms.save',
    method: 'PUT',
    path: '/api/cases/:case/orders/:order/terms',
    access: 'premium',
    summary: 'Writes all terms of an order; only who added the order does.',
    params: z.object({ case: CaseId, order: z.uuid() }),
    body: z.object({ terms: z.array(TermDraft).check(z.maxLength(60, reason(msg`it has more than 60 terms`))) }),
    reply: Saved,
  }),
}
