// Lists of exhibits: items of a parent's vault in an order, with labels, and what is made of them (docs/decisions/0134). They are their author's
// alone: no grant shows them, and nothing says that there is one.
import * as z from 'zod/mini'
import { CaseId, InCase, Made, OfCase, Removed, Saved } from '#case/cases/contract.ts'
import { fileKinds } from '#domain/evidence/items.ts'
import { labelWords, numberings } from '#domain/exhibits/labels.ts'
import { longest, nativeKinds } from '#domain/exhibits/list.ts'
import { call } from '#http/contract.ts'
import { Created, requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

const Page = z.nullable(
  z.int().check(z.minimum(1), z.maximum(longest.page, reason(msg`a page has a number up to ${{ most: longest.page }}`))),
)

const RowDraft = z.object({
  /** Another file of the item, such as a redacted copy; `null` for its own. */
  file: z.nullable(z.uuid()),
  from: Page,
  to: Page,
  description: text(longest.description),
  /** Said again of what is privileged or sensitive. */
  isSure: z.boolean(),
})

export const ExhibitRow = z.extend(RowDraft, {
  id: z.string(),
  item: z.string(),
  /** “Exhibit A”. */
  label: z.string(),
  title: z.string(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** `removed`: it is no longer in the vault. `unsure`: it is privileged or sensitive, and was not confirmed. */
  state: z.enum(['ready', 'removed', 'unsure']),
  isPrivileged: z.boolean(),
  isSensitive: z.boolean(),
  /** There is a copy without location and device data. */
  hasCopy: z.boolean(),
  /** Other files that can stand in for the item's own. */
  others: z.array(z.object({ file: z.string(), name: z.string() })),
})
export type ExhibitRow = z.output<typeof ExhibitRow>

const prefix = /^[A-Z0-9-]{1,20}$/
export const ListDraft = z.object({
  name: requiredText(longest.name),
  word: z.enum(labelWords),
  numbering: z.enum(numberings),
  /** Before the number of each page. */
  prefix: z.string().check(z.regex(prefix, reason(msg`a prefix has 1 to 20 capital letters, digits and hyphens`))),
  first: z.int().check(z.minimum(1), z.maximum(longest.first)),
  covers: z.boolean(),
  natives: z.enum(nativeKinds),
  /** Each page as a picture, with the load file of Opticon. */
  images: z.boolean(),
  /** With proofs of when each file was uploaded, from the author's log. */
  uploads: z.boolean(),
})
export type ListDraft = z.output<typeof ListDraft>

export const Export = z.object({
  id: z.string(),
  createdAt: z.string(),
  state: z.enum(['waiting', 'making', 'ready', 'failed']),
  /** Of 100. */
  progress: z.int(),
  failure: z.string(),
  /** Once it is ready. */
  made: z.nullable(
    z.object({
      at: z.string(),
      /** The day on which it is deleted here. */
      until: z.string(),
      bytes: z.number(),
      pages: z.int(),
      isComplete: z.boolean(),
      exhibits: z.array(z.object({ label: z.string(), what: z.string(), pages: z.int(), first: z.string(), last: z.string() })),
    }),
  ),
})
export type Export = z.output<typeof Export>

/** The facts that hurt, for the author's eyes alone. */
const Against = z.object({
  count: z.int(),
  facts: z.array(z.object({ id: z.string(), said: z.string(), first: z.string() })),
  /** The hash of them all: what is confirmed is what was seen. */
  seen: z.string(),
  /** When its author confirmed that they looked; `null` where they did not, or facts changed since. */
  reviewedAt: z.nullable(z.string()),
})

export const List = z.extend(ListDraft, {
  id: z.string(),
  version: z.int(),
  isCurrent: z.boolean(),
  /** The number that the next new page gets under its prefix. */
  next: z.int(),
  /** Numbers were given under this prefix: they can't begin elsewhere. */
  hasNumbers: z.boolean(),
  rows: z.array(ExhibitRow),
  against: Against,
  exports: z.array(Export),
})
export type List = z.output<typeof List>

const OneList = z.object({ case: CaseId, list: z.uuid() })
const OneRow = z.object({ case: CaseId, list: z.uuid(), row: z.uuid() })
const OneExport = z.object({ case: CaseId, export: z.uuid() })

export const calls = {
  show: call({
    name: 'exhibits.show',
    method: 'GET',
    path: '/api/exhibits',
    access: 'agreed',
    summary:
      'The lists of exhibits of the parent who asks, and one of them with its rows and what was made of it: the one that is asked for, or the current one.',
    query: z.extend(OfCase, { list: z.optional(z.uuid()) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      lists: z.array(z.object({ id: z.string(), name: z.string(), count: z.int(), isCurrent: z.boolean() })),
      list: z.nullable(List),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  add: call({
    name: 'exhibits.add',
    method: 'POST',
    path: '/api/cases/:case/exhibits',
    access: 'premium',
    summary: 'Begins a list of exhibits, which is then the current one.',
    idempotent: true,
    limit: { most: 60, minutes: 60 },
    params: InCase,
    body: z.object({ name: requiredText(longest.name) }),
    reply: Made,
  }),
  save: call({
    name: 'exhibits.save',
    method: 'PUT',
    path: '/api/cases/:case/exhibits/:list',
    access: 'premium',
    summary: 'Changes how a list is called, labeled and numbered, and what is made of it. What was exported stays as it was.',
    params: OneList,
    body: ListDraft,
    reply: Saved,
  }),
  choose: call({
    name: 'exhibits.choose',
    method: 'POST',
    path: '/api/cases/:case/exhibits/:list/current',
    access: 'premium',
    summary: 'Makes a list the current one: citations of facts and the timeline name its labels.',
    params: OneList,
    reply: Saved,
  }),
  remove: call({
    name: 'exhibits.remove',
    method: 'POST',
    path: '/api/cases/:case/exhibits/:list/removed',
    access: 'agreed',
    summary: 'Removes a list. Items stay in the vault, and what was exported stays as it is.',
    params: OneList,
    reply: Removed,
  }),
  put: call({
    name: 'exhibits.put',
    method: 'POST',
    path: '/api/cases/:case/exhibits/:list/rows',
    access: 'premium',
    summary: 'Adds an item of the vault to the end of a list. What is privileged or sensitive has to be confirmed.',
    idempotent: true,
    limit: { most: 600, minutes: 60 },
    params: OneList,
    body: z.object({ item: z.uuid(), isSure: z.boolean() }),
    reply: Created,
  }),
  saveRow: call({
    name: 'exhibits.saveRow',
    method: 'PUT',
    path: '/api/cases/:case/exhibits/:list/rows/:row',
    access: 'premium',
    summary: 'Changes what one exhibit is: its description, pages and file.',
    params: OneRow,
    body: RowDraft,
    reply: Saved,
  }),
  removeRow: call({
    name: 'exhibits.removeRow',
    method: 'POST',
    path: '/api/cases/:case/exhibits/:list/rows/:row/removed',
    access: 'agreed',
    summary: 'Takes an exhibit off a list. The item stays in the vault.',
    params: OneRow,
    reply: Removed,
  }),
  order: call({
    name: 'exhibits.order',
    method: 'POST',
    path: '/api/cases/:case/exhibits/:list/order',
    access: 'premium',
    summary: 'Puts the exhibits of a list in another order, if it is still the order that was seen.',
    params: OneList,
    body: z.object({ version: z.int(), rows: z.array(z.uuid()).check(z.maxLength(longest.rows)) }),
    reply: Saved,
  }),
  review: call({
    name: 'exhibits.review',
    method: 'POST',
    path: '/api/cases/:case/exhibits/:list/review',
    access: 'premium',
    summary: 'Confirms that one looked at the facts against oneself, as they are now. What is made then says so, and names none of them.',
    params: OneList,
    body: z.object({ seen: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    reply: Saved,
  }),
  make: call({
    name: 'exhibits.make',
    method: 'POST',
    path: '/api/cases/:case/exhibits/:list/exports',
    access: 'agreed',
    summary: 'Has the exhibits of a list made: one PDF and an archive with files, tables and proofs, stored for thirty days.',
    idempotent: true,
    limit: { most: 30, minutes: 60 },
    params: OneList,
    reply: Created,
  }),
  removeExport: call({
    name: 'exhibits.removeExport',
    method: 'POST',
    path: '/api/cases/:case/exhibit-exports/:export/removed',
    access: 'agreed',
    summary: 'Deletes here what was made of a list. What was downloaded stays with its owner.',
    params: OneExport,
    reply: Removed,
  }),
}
