// Records of a case that a parent takes along: on paper, as a table and as data, with everything to check them without us
// (docs/record-format.md, docs/decisions/0101).
import * as z from 'zod/mini'
import { OfCase, InCase, CaseId } from '#case/cases/contract.ts'
import { certificates } from '#domain/certificates/rules.ts'
import { call } from '#http/contract.ts'
import { Created, Day } from '#http/fields.ts'
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
      /** The day on which it is deleted here. */
      until: z.string(),
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
}
