// The public ledger: the signed heads of a tree of salted hashes, by which anyone can tell whether a record was rewritten.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

const SiteHead = z.object({
  /** How many heads of records the tree had. */
  size: z.int(),
  /** Hexadecimal. */
  root: z.string(),
  at: z.string(),
  /** `null`: no outside timestamp. */
  stamp: z.nullable(z.object({ at: z.string(), authority: z.string() })),
})

const Key = z.object({
  /** Name, id and public key in one line (C2SP signed note). */
  vkey: z.string(),
  since: z.string(),
  until: z.nullable(z.string()),
  /** The note by which it named the key after it. */
  handover: z.nullable(z.string()),
})

export const calls = {
  site: call({
    name: 'ledger.site',
    method: 'GET',
    path: '/api/ledger',
    access: 'public',
    summary: 'The signed heads of the public tree, the newest first, and the keys that they are signed with.',
    query: z.object({
      /** The size of the last head of the page before. */
      before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.object({
      heads: z.array(SiteHead),
      /** The `before` of the next page. */
      next: z.nullable(z.string()),
      keys: z.array(Key),
      /** Whether an outside authority stamps the heads. */
      isAnchored: z.boolean(),
    }),
  }),
}
