// What became of a file that a parent uploaded, as the ledger has it, and how it can be authenticated. Its author alone reads either.
import * as z from 'zod/mini'
import { CaseId } from '#case/cases/contract.ts'
import { fileKinds } from '#domain/evidence/items.ts'
import { call } from '#http/contract.ts'

/** What a file is in: the page shows its name. */
const Place = z.enum(['message', 'expense', 'request', 'payment', 'incident', 'other'])
export type Place = z.output<typeof Place>

const StepKind = z.enum([
  'begun',
  'received',
  'copied',
  'written',
  'metadata',
  'noMetadata',
  'vault',
  'vaultChanged',
  'vaultRemoved',
  'document',
  'draft',
  'attached',
  'sent',
  'opened',
  'answered',
  'exported',
  'copyAsked',
  'certified',
  'redactionAsked',
  'redacted',
  'redactionRemoved',
  'linkMade',
  'linkOpened',
  'linkEnded',
  'exhibited',
  'removed',
  'named',
])
export type StepKind = z.output<typeof StepKind>

const Step = z.object({
  kind: StepKind,
  at: z.string(),
  /** Who did it; `null`: the platform by itself. */
  by: z.nullable(z.string()),
  place: z.nullable(Place),
  /** Names. */
  to: z.array(z.string()),
  /** Name and version of the program that did it. */
  tool: z.nullable(z.string()),
  /** Of what came of the step: the file, a copy, the metadata, the list of a record's files. 64 digits. */
  sha256: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  /** The name of the entry, for a step that has no words of its own. */
  verb: z.nullable(z.string()),
  /** The entry that has it; `null`: none has. */
  leaf: z.nullable(
    z.object({
      log: z.enum(['own', 'shared']),
      number: z.int(),
      /** It says that the thing existed when the log began: the time of the step is that of its row. */
      isLater: z.boolean(),
      /** 64 digits: SHA-256 over a zero byte and `text`. */
      hash: z.string(),
      text: z.string(),
    }),
  ),
})
export type Step = z.output<typeof Step>

/** `ProofFacts` of domain/evidence/authentication.ts. */
const Facts = z.object({
  kind: z.enum(fileKinds),
  isRemoved: z.boolean(),
  isLogged: z.boolean(),
  isMade: z.boolean(),
  isReadAgain: z.boolean(),
  metadata: z.enum(['waiting', 'read', 'cannot']),
  hasDevice: z.boolean(),
  time: z.enum(['fits', 'none', 'odd']),
  isSent: z.boolean(),
  isOpened: z.boolean(),
  isAnswered: z.boolean(),
  isTwin: z.boolean(),
  isCertified: z.boolean(),
})

export const Custody = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  /** Of the file as it was uploaded, and of the copy that others are given. 64 digits. */
  sha256: z.string(),
  copySha256: z.nullable(z.string()),
  scan: z.enum(['clean', 'not_scanned', 'made_here']),
  uploadedAt: z.string(),
  /** In order. */
  steps: z.array(Step),
  facts: Facts,
})
export type Custody = z.output<typeof Custody>

/** Which file a chain of custody is about, where its case is named elsewhere. */
export const OnlyFile = z.object({ file: z.uuid() })
export const OneFile = z.object({ case: CaseId, file: z.uuid() })

export const calls = {
  of: call({
    name: 'custody.of',
    method: 'GET',
    path: '/api/cases/:case/files/:file/custody',
    access: 'agreed',
    summary: 'What became of one’s own uploaded file, step by step as the ledger has it, and the facts that authenticate it.',
    params: OneFile,
    reply: Custody,
  }),
}
