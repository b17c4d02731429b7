import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { emptyReply } from './empty-reply.ts'

const Reply = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  items: z.array(z.object({ id: z.string() })),
  balance: z.object({ sum: z.int(), of: z.array(z.string()) }),
  can: z.object({ add: z.boolean() }),
})

test('the empty reply of a contract has empty lists, nothing known and nothing allowed', () => {
  const reply = emptyReply(Reply, { zone: 'UTC' })
  expect(reply).toEqual({ caseId: null, zone: 'UTC', items: [], balance: { sum: 0, of: [] }, can: { add: false } })
  expect(Reply.safeParse(reply).success).toBe(true)
})

test('a part that has no empty value is named', () => {
  expect(() => emptyReply(z.object({ state: z.enum(['open', 'closed']) }))).toThrow('state of kind enum')
  expect(emptyReply(z.object({ state: z.enum(['open', 'closed']) }), { state: 'closed' })).toEqual({ state: 'closed' })
})
