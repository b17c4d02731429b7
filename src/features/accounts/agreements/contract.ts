// The documents that anybody can read and that the person who opens the premium tool will accept: two
// disclaimers, the terms and the privacy policy; and the two gates, at which someone who is signed in
// accepts them once and acknowledges what changed. The documents are files; what was accepted is stored forever:
// each person may see their own records, and admins all of them.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'

/** The kinds of document that spec.md section 3 knows, in the order in which they are read. */
export const documentTypes = ['educational_disclaimer', 'legal_disclaimer', 'terms_of_service', 'privacy_policy'] as const
export const DocumentType = z.enum(documentTypes)
export type DocumentType = z.output<typeof DocumentType>

/** One version of a document. The first five fields are spec.md's, the rest are ours. */
export const TermsVersion = z.object({
  /** Stable: the document type and the version. */
  id: z.string(),
  documentType: DocumentType,
  title: z.string(),
  /** The day from which it stands, `YYYY-MM-DD`. */
  version: z.string(),
  /** Paragraphs apart by an empty line; `## ` heads a section, `- ` a point, `[words](/path)` is a link. */
  content: z.string(),
  /** What changed against the version before. */
  changes: z.string(),
  /** Not yet read by a lawyer. */
  isDraft: z.boolean(),
  /** SHA-256 of title, version and content, 64 hexadecimal digits: what someone accepted can be shown to be this. */
  sha256: z.string(),
})
export type TermsVersion = z.output<typeof TermsVersion>

/** One entry of what is accepted (spec.md section 3, agreement record). */
const Agreement = z.object({ type: DocumentType, version: z.string().check(z.maxLength(20)) })

/** What someone did at a gate with one version of a document. Stored forever. */
export const AgreementRecord = z.object({
  /** Of the acceptance, or of the acknowledgement, which is of all versions that stood. */
  id: z.string(),
  kind: z.enum(['acceptance', 'acknowledgement']),
  versionId: z.string(),
  documentType: DocumentType,
  title: z.string(),
  version: z.string(),
  /** The digest of the version's text, as it was stored then. */
  sha256: z.string(),
  /** When the server took it, ISO in UTC. */
  at: z.string(),
  /** What the client's clock said; only an acknowledgement says it. */
  clientAt: z.nullable(z.string()),
})
export type AgreementRecord = z.output<typeof AgreementRecord>

/**
 * A record of someone else, as staff see it: its day and no time. Each session begins with one, so times would tell when
 * someone was here.
 */
export const NamedRecord = z.extend(z.omit(AgreementRecord, { at: true, clientAt: true }), {
  email: z.string(),
  name: z.string(),
  /** The day on which the server took it, in UTC. */
  on: z.string(),
})
export type NamedRecord = z.output<typeof NamedRecord>

const day = z.iso.date(reason(msg`it is not a day`))

/** Which records staff look at. */
export const RecordFilter = z.object({
  /** The exact e-mail address: nobody lists who has an account. */
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(3, reason(msg`write the whole e-mail address`)), z.maxLength(254)),
  documentType: z.optional(DocumentType),
  version: z.optional(z.string().check(z.maxLength(20))),
  /** The first and the last day, in UTC. */
  from: z.optional(day),
  to: z.optional(day),
})
export type RecordFilter = z.output<typeof RecordFilter>

export const calls = {
  versions: call({
    name: 'agreements.versions',
    method: 'GET',
    path: '/api/terms/versions',
    access: 'public',
    summary: 'The version of each document that stands today.',
    reply: z.array(TermsVersion),
  }),
  document: call({
    name: 'agreements.document',
    method: 'GET',
    path: '/api/terms/documents/:documentType',
    access: 'public',
    summary: 'One document: the version that stands today, or the one asked for, and which versions there are.',
    params: z.object({ documentType: DocumentType }),
    query: z.object({ version: z.optional(z.string().check(z.maxLength(20))) }),
    reply: z.object({ document: TermsVersion, versions: z.array(z.string()) }),
  }),
  accept: call({
    name: 'agreements.accept',
    method: 'POST',
    path: '/api/terms/accept',
    access: 'signedIn',
    summary: 'Records that somebody accepts every document that stands; a part of them is refused and changes nothing.',
    body: z.object({ agreements: z.array(Agreement).check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({ acceptedAt: z.string() }),
  }),
  check: call({
    name: 'agreements.check',
    method: 'GET',
    path: '/api/legal/check-compliance',
    access: 'signedIn',
    summary: 'Whether the simple acknowledgement is due, and what changed since the terms were accepted.',
    reply: z.object({
      requiresAcknowledgment: z.boolean(),
      /** Documents with a version that this person has neither accepted nor acknowledged. */
      changed: z.array(z.pick(TermsVersion, { documentType: true, title: true, version: true, changes: true })),
    }),
  }),
  acknowledge: call({
    name: 'agreements.acknowledge',
    method: 'POST',
    path: '/api/legal/simple-acknowledge',
    access: 'signedIn',
    summary: 'Records the acknowledgement, with the time that the client says and ours.',
    body: z.object({
      acknowledged: z.literal(true),
      /** Left out by a plain form alone: it has no clock. */ timestamp: z.optional(z.iso.datetime({ offset: true })),
    }),
    reply: z.object({ acknowledgedAt: z.string() }),
  }),
  mine: call({
    name: 'agreements.mine',
    method: 'GET',
    path: '/api/terms/mine',
    access: 'signedIn',
    summary: 'What somebody accepted and acknowledged, and which standing versions they have not.',
    reply: z.object({
      records: z.array(AgreementRecord),
      outstanding: z.array(z.pick(TermsVersion, { id: true, documentType: true, title: true, version: true })),
    }),
  }),
  all: call({
    name: 'agreements.all',
    // The filter may hold an e-mail address, which stands in no address of ours.
    method: 'POST',
    path: '/api/terms/records',
    access: { staff: 'admin' },
    summary: 'The records of one person by their exact e-mail address, newest first, by days; each look is noted in the audit.',
    /** How many records the pages before have shown. */
    body: z.extend(RecordFilter, { skip: z.optional(z.int().check(z.gte(0), z.lte(100_000))) }),
    reply: z.object({ records: z.array(NamedRecord), next: z.nullable(z.int()) }),
  }),
  proof: call({
    name: 'agreements.proof',
    method: 'GET',
    path: '/api/terms/proof/:id',
    access: 'signedIn',
    summary: 'One acceptance with the text that was accepted: of oneself, or for an admin of anybody, by its day.',
    params: z.object({ id: z.uuid() }),
    reply: z.extend(AgreementRecord, {
      /** `null` once the account was closed. */
      email: z.nullable(z.string()),
      name: z.nullable(z.string()),
      content: z.string(),
      on: z.string(),
      /** To its owner alone. */
      at: z.nullable(z.string()),
    }),
  }),
}
