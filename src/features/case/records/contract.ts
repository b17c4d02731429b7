// Records of a case that a parent takes along: on paper, as a table and as data, with everything to check them without us
// (docs/record-format.md, docs/decisions/0099), and certified copies of them, which an admin signs (0102).
import * as z from 'zod/mini'
import { OfCase, InCase, CaseId } from '#case/cases/contract.ts'
import { certificates } from '#domain/certificates/rules.ts'
import { call } from '#http/contract.ts'
import { Created, Day, textBetween } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

/** Which draft of a certificate lies in it. */
export const Certificate = z.enum(['none', ...certificates])
export type Certificate = z.output<typeof Certificate>

const RecordState = z.enum(['waiting', 'making', 'ready', 'failed'])

const About = z.object({ id: z.string(), name: z.string() })

const Exported = z.object({
  id: z.string(),
  /** One thread; `null` for everything. */
  about: z.nullable(About),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  offers: z.boolean(),
  certificate: Certificate,
  state: RecordState,
  /** Of 100. */
  progress: z.int(),
  /** Why it could not be made. */
  failure: z.string(),
  createdAt: z.string(),
  /** Once it is ready. */
  made: z.nullable(
    z.object({
      at: z.string(),
      /** The day on which it is deleted here; `null` while a certified copy of it is asked for. */
      until: z.nullable(z.string()),
      bytes: z.number(),
      sha256: z.string(),
      items: z.int(),
      pages: z.int(),
      /** SHA-256 of its manifest. */
      manifest: z.string(),
    }),
  ),
})
export type Exported = z.output<typeof Exported>

/** Whose law a certificate is written for. */
const Law = z.enum(certificates, reason(msg`choose whose law it is for`))
const CopyState = z.enum(['waiting', 'signed', 'refused', 'withdrawn'])
/** `none`: none was charged. `waiver`: asked to be waived, and not decided yet. */
const Fee = z.enum(['none', 'due', 'waiver', 'waived', 'paid'])

/** Characters. */
export const longestCopy = { court: 200, recipient: 200, waiver: 500, notice: 200, refusal: 500, signer: 120 } as const
export const shortestRefusal = 10

/** A certified copy, as its parent and the desk see it: numbers, days and hashes of the record, and no name or word of it. */
export const Copy = z.object({
  id: z.string(),
  number: z.string(),
  askedAt: z.string(),
  law: Law,
  court: z.string(),
  recipient: z.string(),
  /** The fee in words; empty where none is charged. */
  feeTerms: z.string(),
  fee: Fee,
  waiver: z.string(),
  state: CopyState,
  endedAt: z.nullable(z.string()),
  /** Why it was refused. */
  refusal: z.string(),
  signer: z.string(),
  signerPosition: z.string(),
})
export type Copy = z.output<typeof Copy>

const OwnCopy = z.extend(Copy, {
  recordId: z.string(),
  /** The written notice to the other side, as the parent noted it. */
  notice: z.nullable(z.object({ on: z.string(), to: z.string(), by: z.string() })),
})
export type OwnCopy = z.output<typeof OwnCopy>

const OneCopy = z.object({ case: CaseId, copy: z.uuid() })
const OneRecord = z.object({ case: CaseId, record: z.uuid() })

export const calls = {
  list: call({
    name: 'records.list',
    method: 'GET',
    path: '/api/records',
    access: 'agreed',
    summary: 'The records that this parent had made of a case, the latest first. A parent whose part has ended still has theirs.',
    query: z.extend(OfCase, {
      /** A thread that a record is to be made of. */
      thread: z.optional(z.uuid()),
    }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      /** The thread that was asked about, as this seat sees it. */
      about: z.nullable(About),
      /** The certificate that fits the case's state. */
      certificate: Certificate,
      records: z.array(Exported),
      /** Requests for certified copies, the latest first. */
      copies: z.array(OwnCopy),
      /** What a certified copy costs and how it is paid, in words; empty where it is free. */
      fee: z.string(),
      can: z.object({ make: z.boolean() }),
    }),
  }),
  make: call({
    name: 'records.make',
    method: 'POST',
    path: '/api/cases/:case/records',
    access: 'agreed',
    summary: 'Asks for a record of a thread, or of everything: made in the background and stored for thirty days. Stamps no first view.',
    idempotent: true,
    limit: { most: 20, minutes: 60 },
    params: InCase,
    body: z.object({
      thread: z.nullable(z.uuid()),
      /** Days of the case's zone, both included. */
      from: z.nullable(Day),
      to: z.nullable(Day),
      /** With settlement offers. */
      offers: z.boolean(),
      /** With files that one marked as sensitive; said twice. */
      sensitive: z.optional(z.boolean()),
      isSure: z.optional(z.boolean()),
      certificate: Certificate,
      /** Stands before the number of each page. */
      prefix: z.string().check(z.regex(/^[A-Z0-9-]{0,20}$/, reason(msg`a prefix has capital letters, digits and hyphens, 20 at most`))),
    }),
    reply: Created,
  }),
  remove: call({
    name: 'records.remove',
    method: 'POST',
    path: '/api/cases/:case/records/:record/remove',
    access: 'agreed',
    summary: 'Deletes a record here. What was downloaded stays with its owner.',
    params: OneRecord,
    reply: z.object({ removed: z.boolean() }),
  }),
  askCopy: call({
    name: 'records.askCopy',
    method: 'POST',
    path: '/api/cases/:case/records/:record/copies',
    access: 'agreed',
    summary: 'Asks for a certified copy: an admin, who sees no word of the record, signs a certificate over the hash of its manifest.',
    idempotent: true,
    limit: { most: 20, minutes: 60 },
    params: OneRecord,
    body: z.object({
      law: Law,
      court: textBetween(2, longestCopy.court),
      /** Who it is for, besides the court. */
      recipient: z.string().check(z.trim(), z.maxLength(longestCopy.recipient)),
      /** Why the fee should be waived; empty to pay it, and where there is none. */
      waiver: z.string().check(z.trim(), z.maxLength(longestCopy.waiver)),
    }),
    reply: Created,
  }),
  noteNotice: call({
    name: 'records.noteNotice',
    method: 'POST',
    path: '/api/cases/:case/copies/:copy/notice',
    access: 'agreed',
    summary:
      'Notes the day of the written notice to the other side (Fed. R. Evid. 902(11)). The certificate has it if it was noted before.',
    params: OneCopy,
    body: z.object({
      on: Day,
      to: textBetween(2, longestCopy.notice),
      /** Mail, e-filing, by hand. */
      by: textBetween(2, longestCopy.notice),
    }),
    reply: z.object({ noted: z.boolean() }),
  }),
  withdrawCopy: call({
    name: 'records.withdrawCopy',
    method: 'POST',
    path: '/api/cases/:case/copies/:copy/withdraw',
    access: 'agreed',
    summary: 'Withdraws a request for a certified copy that is not answered yet.',
    params: OneCopy,
    reply: z.object({ withdrawn: z.boolean() }),
  }),
}
