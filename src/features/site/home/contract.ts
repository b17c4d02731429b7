// The first page and what introduces the site: the landing page, "Coming Soon", the walk-through. The
// feature stores nothing. It shows what is open today, and the real screening and a real receipt on examples of ours.
import * as z from 'zod/mini'
import { actions, checkIds } from '#domain/screening/types.ts'
import { call } from '#http/contract.ts'
import { calls as ofSite } from '#http/open-contract.ts'

const Action = z.enum(actions)
const Check = z.enum(checkIds)

const Finding = z.object({
  check: Check,
  version: z.number(),
  action: Action,
  /** UTF-16 offsets into the text, the end not included; both 0 for the whole text. */
  from: z.number(),
  to: z.number(),
  /** What stands in its place when the author accepts; `null` where the check proposes nothing. */
  rewrite: z.nullable(z.string()),
})
export type Finding = z.output<typeof Finding>

const Sample = z.object({
  id: z.string(),
  /** Our own words, about nobody. */
  text: z.string(),
  action: Action,
  findings: z.array(Finding),
  /** After every proposal was accepted, as far as there are any: the text and what the screening says of it then. */
  mended: z.nullable(z.object({ text: z.string(), action: Action })),
})
export type Sample = z.output<typeof Sample>

export const calls = {
  open: ofSite.open,
  examples: call({
    name: 'home.examples',
    method: 'GET',
    path: '/api/examples',
    access: 'public',
    summary: 'Sample texts of ours with what the screening says of each, and a receipt that opens nothing.',
    reply: z.object({
      /** Version of the whole policy. */
      policy: z.string(),
      samples: z.array(Sample),
      receipt: z.object({ words: z.array(z.string()), hash: z.string() }),
    }),
  }),
}
