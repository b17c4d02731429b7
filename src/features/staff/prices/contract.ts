// The desk where two of the staff change what a plan costs. Terms that are paid stay as they are.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Created } from '#http/fields.ts'

/** Whole cents of US dollars: 1 to 1,000 dollars a month, 1 to 10,000 a year. */
export const limits = { least: 100, month: 100_000, year: 1_000_000 }
const Prices = { monthCents: z.int(), yearCents: z.int() }

const AskedPrice = z.object({
  id: z.string(),
  ...Prices,
  askedAt: z.string(),
  /** Whether the person who looks asked for it: then someone else confirms it. */
  isMine: z.boolean(),
  state: z.enum(['waiting', 'in_effect', 'withdrawn']),
  endedAt: z.nullable(z.string()),
})
export type AskedPrice = z.output<typeof AskedPrice>

const desk = { staff: 'admin' } as const
const OnePrice = z.object({ price: z.uuid() })
const Done = z.object({ done: z.boolean() })

export const calls = {
  list: call({
    name: 'prices.list',
    method: 'GET',
    path: '/api/staff/prices',
    access: desk,
    summary: 'What a plan costs, and the changes of it, the newest first.',
    reply: z.object({ now: z.object(Prices), isForSale: z.boolean(), changes: z.array(AskedPrice) }),
  }),
  ask: call({
    name: 'prices.ask',
    method: 'POST',
    path: '/api/staff/prices',
    access: desk,
    summary: 'Asks for another price. A second admin confirms it. Asks for a password of the last ten minutes.',
    body: z.object({
      monthCents: z.int().check(z.minimum(limits.least), z.maximum(limits.month)),
      yearCents: z.int().check(z.minimum(limits.least), z.maximum(limits.year)),
    }),
    reply: Created,
  }),
  confirm: call({
    name: 'prices.confirm',
    method: 'POST',
    path: '/api/staff/prices/:price/confirm',
    access: desk,
    summary: 'Puts a price into effect, as a second person. Plans that renew need their owner’s agreement to a higher one.',
    params: OnePrice,
    reply: Done,
  }),
  withdraw: call({
    name: 'prices.withdraw',
    method: 'POST',
    path: '/api/staff/prices/:price/withdraw',
    access: desk,
    summary: 'Withdraws a price that nobody confirmed yet.',
    params: OnePrice,
    reply: Done,
  }),
}
