// The desk that records and carries out orders of courts to erase a message. It sees numbers, days and the order: nothing that was written.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Created, Day, textBetween } from '#http/fields.ts'

export const longest = { record: 60, court: 200, docket: 80 }

const Order = z.object({
  id: z.string(),
  /** The case's id, which does not show who is in it. */
  caseId: z.string(),
  /** The number of the message's entry in the shared log. */
  entry: z.int(),
  /** The kind of the message. */
  kind: z.string(),
  sentAt: z.string(),
  court: z.string(),
  docket: z.string(),
  orderedOn: z.string(),
  recordedAt: z.string(),
  /** Whether the person who looks recorded it: then someone else confirms it. */
  isMine: z.boolean(),
  state: z.enum(['waiting', 'done', 'withdrawn']),
  endedAt: z.nullable(z.string()),
  /** The number of the entry that says so. */
  erasedBy: z.nullable(z.int()),
})
export type Order = z.output<typeof Order>

const desk = { staff: 'admin' } as const
const OneOrder = z.object({ order: z.uuid() })
const Done = z.object({ done: z.boolean() })

export const calls = {
  list: call({
    name: 'erasures.list',
    method: 'GET',
    path: '/api/staff/erasures',
    access: desk,
    summary: 'Orders to erase a message: those that wait, the oldest first, or the latest that ended. No word, subject or name.',
    query: z.object({ show: z.optional(z.enum(['open', 'ended'])) }),
    reply: z.object({ orders: z.array(Order) }),
  }),
  record: call({
    name: 'erasures.record',
    method: 'POST',
    path: '/api/staff/erasures',
    access: desk,
    summary:
      'Records an order of a court. A second admin confirms it, and nothing is erased before. Asks for a password of the last ten minutes.',
    idempotent: true,
    body: z.object({
      /** The code or the case's id, as a record has it. */
      record: textBetween(16, longest.record),
      /** The number of the entry, as a record has it. */
      entry: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
      court: textBetween(3, longest.court),
      docket: textBetween(1, longest.docket),
      orderedOn: Day,
    }),
    reply: Created,
  }),
  confirm: call({
    name: 'erasures.confirm',
    method: 'POST',
    path: '/api/staff/erasures/:order/confirm',
    access: desk,
    summary: 'Erases the message, as a second person. It can’t be undone. Asks for a password of the last ten minutes.',
    params: OneOrder,
    reply: Done,
  }),
  withdraw: call({
    name: 'erasures.withdraw',
    method: 'POST',
    path: '/api/staff/erasures/:order/withdraw',
    access: desk,
    summary: 'Withdraws an order that nobody confirmed yet.',
    params: OneOrder,
    reply: Done,
  }),
}
