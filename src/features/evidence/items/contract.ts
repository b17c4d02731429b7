// A parent's own evidence: a stored file with what they say about it. The other parent is given nothing, not even that there is an item;
// what is privileged is also seen by the author's own attorney, if their grant shows evidence and private entries (docs/decisions/0124).
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { CaseId, InCase, OfCase } from '#case/cases/contract.ts'
import { fileKinds, longest, privacies, tagKinds } from '#domain/evidence/items.ts'

const Tag = z.object({ kind: z.enum(tagKinds), value: requiredText(longest.tag) })

/** An item as lists show it. */
export const ItemRow = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  kind: z.enum(fileKinds),
  day: z.nullable(Day),
  /** When it was added. */
  at: z.string(),
  privacy: z.enum(privacies),
  isSensitive: z.boolean(),
  tags: z.array(Tag),
  /** Its small picture is at `/api/cases/:case/evidence/:item/small`. */
  hasSmall: z.boolean(),
  /** The reference under which its file is not available; `null` where it is. */
  blocked: z.nullable(z.string()),
})
export type ItemRow = z.output<typeof ItemRow>

export const Item = z.extend(ItemRow, {
  file: z.string(),
  note: z.string(),
  device: z.string(),
  /** Found by the content, of the file as it was uploaded. */
  type: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  uploadedAt: z.string(),
  isMisnamed: z.boolean(),
  /** The media type of the copy without location and device data; `null` where there is none. */
  copyType: z.nullable(z.string()),
  /** `original`: get the file as it was uploaded. */
  can: z.object({ change: z.boolean(), original: z.boolean() }),
})
export type Item = z.output<typeof Item>

export const ItemDraft = z.object({
  title: requiredText(longest.title),
  note: text(longest.note),
  day: z.nullable(Day),
  device: text(longest.device),
  privacy: z.enum(privacies),
  isSensitive: z.boolean(),
  /** Said again where something sensitive is for an attorney’s eyes. */
  isSure: z.boolean(),
  tags: z.array(Tag).check(z.maxLength(longest.tags, reason(msg`it has too many tags`))),
})
export type ItemDraft = z.output<typeof ItemDraft>

const OneItem = z.object({ case: CaseId, item: z.uuid() })

export const calls = {
  list: call({
    name: 'items.list',
    method: 'GET',
    path: '/api/evidence',
    access: 'agreed',
    summary: 'Items of evidence that one sees, the latest first.',
    query: z.extend(OfCase, {
      q: z.optional(text(100)),
      issue: z.optional(text(longest.tag)),
      child: z.optional(z.uuid()),
      kind: z.optional(z.enum(fileKinds)),
      privacy: z.optional(z.enum(privacies)),
      from: z.optional(Day),
      to: z.optional(Day),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      items: z.array(ItemRow),
      next: z.nullable(z.string()),
      /** How many match, with the first page; 1,001 stands for more than 1,000. */
      count: z.int(),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  found: call({
    name: 'items.found',
    method: 'GET',
    path: '/api/evidence-text',
    access: 'agreed',
    summary: 'Pages of items that one sees that have these words: quotation marks find a phrase, a minus leaves out.',
    query: z.extend(OfCase, { q: requiredText(100) }),
    reply: z.object({
      found: z.array(
        z.object({
          item: z.string(),
          title: z.string(),
          page: z.int(),
          /** A piece of the page's text around what was found. */
          excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
        }),
      ),
      hasMore: z.boolean(),
    }),
  }),
  one: call({
    name: 'items.one',
    method: 'GET',
    path: '/api/evidence/:item',
    access: 'agreed',
    summary: 'One item of evidence.',
    params: z.object({ item: z.uuid() }),
    query: z.object({ case: CaseId }),
    reply: Item,
  }),
  choices: call({
    name: 'items.choices',
    method: 'GET',
    path: '/api/evidence-tags',
    access: 'agreed',
    summary: 'What an item can be tagged with: one’s own issues, children, clauses of orders in force, and contacts.',
    query: OfCase,
    reply: z.object({
      issues: z.array(z.string()),
      children: z.array(z.object({ id: z.string(), name: z.string() })),
      clauses: z.array(z.string()),
      witnesses: z.array(z.string()),
    }),
  }),
  add: call({
    name: 'items.add',
    method: 'POST',
    path: '/api/cases/:case/evidence',
    access: 'premium',
    summary: 'Makes an item of one’s own stored file. Content that is in the vault already is added again only if asked.',
    idempotent: true,
    limit: { most: 600, minutes: 60 },
    params: InCase,
    body: z.object({ file: z.uuid(), again: z.boolean() }),
    reply: z.object({
      /** Of the new item; `null` where nothing was added. */
      id: z.nullable(z.string()),
      /** The item that has the same content. */
      same: z.nullable(z.object({ id: z.string(), title: z.string(), isSameFile: z.boolean() })),
    }),
  }),
  addRedacted: call({
    name: 'items.addRedacted',
    method: 'POST',
    path: '/api/cases/:case/redactions/:redaction/item',
    access: 'premium',
    summary: 'Makes an item of a redacted copy of one’s own file, as a file of its own. A second time it names the item that there is.',
    limit: { most: 60, minutes: 60 },
    params: z.object({ case: CaseId, redaction: z.uuid() }),
    reply: z.object({ id: z.string(), isNew: z.boolean() }),
  }),
  save: call({
    name: 'items.save',
    method: 'PUT',
    path: '/api/cases/:case/evidence/:item',
    access: 'premium',
    summary: 'Changes what is said about an item: title, note, day, device, privacy and tags.',
    params: OneItem,
    body: ItemDraft,
    reply: z.object({ saved: z.boolean() }),
  }),
  remove: call({
    name: 'items.remove',
    method: 'POST',
    path: '/api/cases/:case/evidence/:item/remove',
    access: 'agreed',
    summary: 'Removes an item with its note and tags. Its file stays among one’s uploaded files, and the record keeps its hash.',
    params: OneItem,
    reply: z.object({ removed: z.boolean() }),
  }),
}
