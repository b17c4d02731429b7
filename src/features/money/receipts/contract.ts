// What a receipt seems to say, read from a file that a parent has uploaded. Nothing of it is stored: the parent confirms or types.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Day } from '#http/fields.ts'
import { InCase } from '#case/cases/contract.ts'

/** A place on the picture, in shares of its width and height. */
const Place = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })

const reason = z.enum([
  'beside its label',
  'adds up',
  'cash less change',
  'stands again',
  'largest',
  'one reading',
  'order of the country',
  'other order',
  'either order',
  'at the top',
])

/** The likeliest first. `score`: 0 to 1. */
const Cents = z.array(z.object({ value: z.int(), score: z.number(), reason, place: Place }))
const Days = z.array(z.object({ value: Day, score: z.number(), reason, place: Place }))
const Names = z.array(z.object({ value: z.string(), score: z.number(), reason, place: Place }))

export const ReceiptReading = z.object({
  /** Why nothing could be read; `null` where it was read. */
  problem: z.nullable(z.string()),
  /** Whether pages can show what was read: a picture, not a PDF. */
  hasPicture: z.boolean(),
  /** Cents; negative where money was given back. */
  total: Cents,
  tax: Cents,
  tip: Cents,
  day: Days,
  merchant: Names,
  isRefund: z.boolean(),
})
export type ReceiptReading = z.output<typeof ReceiptReading>

export const calls = {
  read: call({
    name: 'receipts.read',
    method: 'POST',
    path: '/api/cases/:case/receipts/read',
    access: 'agreed',
    summary: 'Reads total, tax, tip, day and merchant of a receipt from one’s own uploaded file. Nothing is stored.',
    limit: { most: 60, minutes: 60 },
    params: InCase,
    body: z.object({ file: z.uuid() }),
    reply: ReceiptReading,
  }),
}
