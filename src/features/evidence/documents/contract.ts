// A parent's own papers of a case, in folders, with their versions and what happened to each. The other parent is given nothing, not even
// that there is one (docs/decisions/0132).
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { CaseId, InCase, Made, OfCase, Removed, Saved } from '#case/cases/contract.ts'
import { folders, longest, serviceWays, states, stepKinds } from '#domain/documents/documents.ts'

/** A document as lists show it. */
export const DocumentRow = z.object({
  id: z.string(),
  folder: z.enum(folders),
  title: z.string(),
  kind: z.string(),
  state: z.enum(states),
  /** Of that state; `null` for a draft. */
  day: z.nullable(Day),
  /** The number of its latest version. */
  version: z.int(),
  /** When it was added. */
  at: z.string(),
  /** The page of its text on which the searched words stand, where they were found there. */
  foundOn: z.nullable(z.int()),
  /** The reference under which the file of its latest version is not available; `null` where it is. */
  blocked: z.nullable(z.string()),
})
export type DocumentRow = z.output<typeof DocumentRow>

export const Version = z.object({
  id: z.string(),
  number: z.int(),
  /** The stored file: its bytes are at `/api/cases/:case/files/:file/content`. */
  file: z.string(),
  name: z.string(),
  /** Found by the content, of the file as it was uploaded. */
  type: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  note: z.string(),
  at: z.string(),
  /** There is a picture of it at `/api/cases/:case/files/:file/copy`. */
  isPicture: z.boolean(),
  /** The reference under which it is not available; `null` where it is. */
  blocked: z.nullable(z.string()),
})
export type Version = z.output<typeof Version>

export const Step = z.object({
  id: z.string(),
  kind: z.enum(stepKinds),
  day: Day,
  by: z.string(),
  servedTo: z.string(),
  how: z.nullable(z.enum(serviceWays)),
  note: z.string(),
  /** The stored file that proves it. */
  proof: z.nullable(z.object({ file: z.string(), name: z.string(), blocked: z.nullable(z.string()) })),
  /** When it was entered. */
  at: z.string(),
  takenBack: z.nullable(z.object({ at: z.string(), reason: z.string() })),
})
export type Step = z.output<typeof Step>

export const Document = z.extend(DocumentRow, {
  docket: z.string(),
  note: z.string(),
  /** The latest first. */
  versions: z.array(Version),
  /** By day, the latest first. */
  steps: z.array(Step),
  can: z.object({ change: z.boolean() }),
})
export type Document = z.output<typeof Document>

export const DocumentDraft = z.object({
  folder: z.enum(folders),
  title: requiredText(longest.title),
  kind: text(longest.kind),
  docket: text(longest.docket),
  note: text(longest.note),
})
export type DocumentDraft = z.output<typeof DocumentDraft>

export const StepDraft = z.object({
  kind: z.enum(stepKinds),
  day: Day,
  by: text(longest.person),
  servedTo: text(longest.person),
  how: z.nullable(z.enum(serviceWays)),
  note: text(longest.stepNote),
  /** The stored file that proves it. */
  proof: z.nullable(z.uuid()),
})
export type StepDraft = z.output<typeof StepDraft>

/** What a list, its table and its index have. */
export const Filters = z.object({ folder: z.optional(z.enum(folders)), q: z.optional(text(100)) })
export type Filters = z.output<typeof Filters>

const OneDocument = z.object({ case: CaseId, document: z.uuid() })
/** A version that has the same content. */
const Same = z.object({ document: z.string(), title: z.string(), number: z.int() })
const Added = z.object({
  /** Of what was added; `null` where nothing was. */
  id: z.nullable(z.string()),
  same: z.nullable(Same),
})

export const calls = {
  list: call({
    name: 'documents.list',
    method: 'GET',
    path: '/api/documents',
    access: 'agreed',
    summary: 'One’s own documents in a folder, the latest first, found by words of title, notes and text.',
    query: z.extend(OfCase, { ...Filters.shape, cursor: z.optional(z.string().check(z.maxLength(400))) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      /** In the zone of the case. */
      today: z.string(),
      documents: z.array(DocumentRow),
      next: z.nullable(z.string()),
      /** How many there are in each folder, whatever is searched for. */
      counts: z.array(z.object({ folder: z.enum(folders), count: z.int() })),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  one: call({
    name: 'documents.one',
    method: 'GET',
    path: '/api/documents/:document',
    access: 'agreed',
    summary: 'One document with its versions and what happened to it.',
    params: z.object({ document: z.uuid() }),
    query: z.object({ case: CaseId }),
    /** With today in the zone of the case. */
    reply: z.extend(Document, { today: z.string() }),
  }),
  csv: call({
    name: 'documents.csv',
    method: 'GET',
    path: '/api/documents-csv',
    access: 'agreed',
    summary: 'The index of documents as a table.',
    query: z.extend(OfCase, Filters.shape),
    reply: z.object({ csv: z.string(), documents: z.int() }),
  }),
  add: call({
    name: 'documents.add',
    method: 'POST',
    path: '/api/cases/:case/documents',
    access: 'premium',
    summary: 'Adds a document with its first version, one’s own stored file. Content that is there already is added again only if asked.',
    idempotent: true,
    limit: { most: 300, minutes: 60 },
    params: InCase,
    body: z.extend(DocumentDraft, { file: z.uuid(), again: z.boolean() }),
    reply: Added,
  }),
  save: call({
    name: 'documents.save',
    method: 'PUT',
    path: '/api/cases/:case/documents/:document',
    access: 'premium',
    summary: 'Changes the details of a document: folder, title, kind, docket and note.',
    params: OneDocument,
    body: DocumentDraft,
    reply: Saved,
  }),
  addVersion: call({
    name: 'documents.addVersion',
    method: 'POST',
    path: '/api/cases/:case/documents/:document/versions',
    access: 'premium',
    summary: 'Adds a version. Those before it stay as they are.',
    idempotent: true,
    limit: { most: 300, minutes: 60 },
    params: OneDocument,
    body: z.object({ file: z.uuid(), note: text(longest.stepNote), again: z.boolean() }),
    reply: Added,
  }),
  addStep: call({
    name: 'documents.addStep',
    method: 'POST',
    path: '/api/cases/:case/documents/:document/steps',
    access: 'premium',
    summary: 'Enters that a document was signed, filed or served, by whom and on which day.',
    idempotent: true,
    params: OneDocument,
    body: StepDraft,
    reply: Made,
  }),
  takeBack: call({
    name: 'documents.takeBack',
    method: 'POST',
    path: '/api/cases/:case/documents/:document/steps/:step/take-back',
    access: 'agreed',
    summary: 'Takes a step back by an entry. The step stays in the list, and no longer counts.',
    idempotent: true,
    params: z.object({ case: CaseId, document: z.uuid(), step: z.uuid() }),
    body: z.object({ reason: text(longest.stepNote) }),
    reply: Made,
  }),
  remove: call({
    name: 'documents.remove',
    method: 'POST',
    path: '/api/cases/:case/documents/:document/removed',
    access: 'agreed',
    summary: 'Removes a document from one’s folders, or takes that back. Its files stay among one’s uploaded files.',
    params: OneDocument,
    body: Removed,
    reply: Removed,
  }),
}
