// The desk that certifies records: requests of parents (case/records), as numbers, days and hashes. It sees nothing else of a case.
import * as z from 'zod/mini'
import { Copy, longestCopy, shortestRefusal } from '#case/records/contract.ts'
import { call } from '#http/contract.ts'
import { textBetween } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

const CopyAtDesk = z.extend(Copy, {
  /** The case's id, which does not show who is in it. */
  caseId: z.string(),
  madeAt: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  isOneThread: z.boolean(),
  items: z.int(),
  pages: z.int(),
  leftOut: z.array(z.object({ what: z.string(), count: z.int() })),
  software: z.string(),
  /** The day of the written notice. To whom it was given is the parent’s to see: it names someone of the case. */
  noticeOn: z.nullable(z.string()),
  /** SHA-256 of the record's manifest. */
  manifest: z.string(),
})
export type CopyAtDesk = z.output<typeof CopyAtDesk>

const desk = { staff: 'admin' } as const
const OneAtDesk = z.object({ copy: z.uuid() })
const Done = z.object({ done: z.boolean() })

/** Calls of the desk. */
export const calls = {
  copies: call({
    name: 'custodian.copies',
    method: 'GET',
    path: '/api/staff/certified-copies',
    access: desk,
    summary:
      'Requests for certified copies: those that wait, the oldest first, or the latest that ended. No text, name or file of a record.',
    query: z.object({ show: z.optional(z.enum(['open', 'ended'])) }),
    reply: z.object({ copies: z.array(CopyAtDesk) }),
  }),
  sign: call({
    name: 'custodian.sign',
    method: 'POST',
    path: '/api/staff/certified-copies/:copy/sign',
    access: desk,
    summary: 'Signs the custodian’s certificate over the hash of the manifest. Asks for a password of the last ten minutes.',
    params: OneAtDesk,
    body: z.object({
      signer: textBetween(3, longestCopy.signer),
      position: textBetween(2, longestCopy.signer),
      /** City and state. */
      place: textBetween(2, longestCopy.signer),
      /** What was signed: the hash that stood on the page. */
      manifest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      sworn: z.literal(true, reason(msg`confirm the statement first`)),
    }),
    reply: Done,
  }),
  settleFee: call({
    name: 'custodian.settleFee',
    method: 'POST',
    path: '/api/staff/certified-copies/:copy/fee',
    access: desk,
    summary: 'Notes that a fee has arrived, or decides about its waiver.',
    params: OneAtDesk,
    body: z.object({ fee: z.enum(['paid', 'waived', 'due']) }),
    reply: Done,
  }),
  refuse: call({
    name: 'custodian.refuse',
    method: 'POST',
    path: '/api/staff/certified-copies/:copy/refuse',
    access: desk,
    summary: 'Refuses a certified copy with a reason, which the parent reads.',
    params: OneAtDesk,
    body: z.object({ reason: textBetween(shortestRefusal, longestCopy.refusal) }),
    reply: Done,
  }),
}
