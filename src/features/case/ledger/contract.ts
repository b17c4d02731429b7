// The public ledger: the signed heads of a tree of salted hashes, by which anyone can tell whether a record was rewritten.
import * as z from 'zod/mini'
import { OfCase } from '#case/cases/contract.ts'
import { call } from '#http/contract.ts'

/** `null`: no outside timestamp. */
const Stamp = z.nullable(z.object({ at: z.string(), authority: z.string() }))

const SiteHead = z.object({
  /** How many heads of records the tree had. */
  size: z.int(),
  /** Hexadecimal. */
  root: z.string(),
  at: z.string(),
  stamp: Stamp,
})

const PrivateDay = z.object({
  /** UTC. */
  day: z.string(),
  /** With the random ones. */
  size: z.int(),
  /** Hexadecimal. */
  root: z.string(),
  /** When it was signed. */
  at: z.string(),
  stamp: Stamp,
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
  days: call({
    name: 'ledger.days',
    method: 'GET',
    path: '/api/ledger/days',
    access: 'public',
    summary: 'The signed trees of private commitments, one for each day, the newest first.',
    query: z.object({
      /** The last day of the page before. */
      before: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    }),
    reply: z.object({
      days: z.array(PrivateDay),
      /** The `before` of the next page. */
      next: z.nullable(z.string()),
    }),
  }),
  look: call({
    name: 'ledger.look',
    method: 'POST',
    path: '/api/ledger/look',
    access: 'public',
    summary: 'Whether a code was issued, and on which day, for anyone who has it. A POST, so that it stands in no address.',
    credentials: 'omit',
    limit: { most: 30, minutes: 60 },
    body: z.object({ code: z.string().check(z.maxLength(60)) }),
    reply: z.object({
      /** UTC; `null`: it was never issued. */
      day: z.nullable(z.string()),
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
