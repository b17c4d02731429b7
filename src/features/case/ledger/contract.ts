// The public ledger: the signed heads of a tree of salted hashes, by which anyone can tell whether a record was rewritten.
import * as z from 'zod/mini'
import { OfCase } from '#case/cases/contract.ts'
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

const Code = z.object({
  /** 16 signs in groups of four. */
  code: z.string(),
  /** UTC. */
  day: z.string(),
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
  code: call({
    name: 'ledger.code',
    method: 'GET',
    path: '/api/ledger/code',
    access: 'agreed',
    summary: 'The short code of the shared record as it is now, for the parents of a case.',
    query: OfCase,
    reply: z.object({ caseId: z.nullable(z.string()), code: z.nullable(Code) }),
  }),
  compare: call({
    name: 'ledger.compare',
    method: 'GET',
    path: '/api/ledger/compare',
    access: 'agreed',
    summary: 'Whether a code that someone has is of this record: as it is now, as it was, or not at all.',
    query: z.extend(OfCase, { code: z.string().check(z.maxLength(60)) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      is: z.nullable(z.enum(['same', 'older', 'unknown', 'unreadable'])),
      /** The day of the head that has it. */
      day: z.nullable(z.string()),
    }),
  }),
}
