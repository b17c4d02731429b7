// Check before filing: what a paper says that a court’s privacy rule wants reduced, with page and rule. Files are checked by the text that
// was read of them, papers of this site before they are printed, and pasted text without being stored. What to look for beside the
// children of the case is each parent’s own list, which no grant shows (docs/decisions/0128).
import * as z from 'zod/mini'
import { CaseId, InCase, Made, OfCase } from '#case/cases/contract.ts'
import { findingKinds } from '#domain/filing/types.ts'
import { call } from '#http/contract.ts'
import { requiredText, text } from '#http/fields.ts'

/** Papers that this site makes and that leave it. */
export const paperNames = ['incidents', 'timeline', 'documents', 'custody'] as const
export type PaperName = (typeof paperNames)[number]

export const detailKinds = ['name', 'birth', 'place'] as const
export type DetailKind = (typeof detailKinds)[number]

export const longestDetail = 200
/** Characters of pasted text. */
export const longestText = 100_000

/** Something to look for: another name of a child, a birth date (`YYYY-MM-DD`), an address, phone or email to protect. */
const DetailDraft = z.object({ kind: z.enum(detailKinds), words: requiredText(longestDetail) })
export type DetailDraft = z.output<typeof DetailDraft>
const Detail = z.extend(DetailDraft, { id: z.string() })
export type Detail = z.output<typeof Detail>

/** `Finding` of domain/filing/types.ts. */
const Finding = z.object({
  kind: z.enum(findingKinds),
  page: z.int(),
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  certainty: z.enum(['sure', 'maybe']),
  why: z.enum(['form', 'label', 'checksum', 'case', 'looks', 'beside']),
  short: z.string(),
})

const OneFile = z.object({ case: CaseId, file: z.uuid() })
export const OnePaper = z.object({ case: CaseId, paper: z.enum(paperNames) })
/** Which records the paper has, as its own page asks for it: the query of its address. */
const Part = z.object({ part: z.optional(text(1000)) })
/** What of a paper stays as it is, by the ids of groups with a comma between them, and the mark of the findings that were looked at. */
export const Choice = z.extend(Part, { leave: z.optional(text(4000)), seen: z.string().check(z.regex(/^[0-9a-f]{4}$/)) })

/** Why something stays in full. */
export const leaveReasons = ['ordered', 'required', 'sealed', 'false', 'other'] as const
export type LeaveReason = (typeof leaveReasons)[number]
export const longestReason = 200

/** A finding of a file or a paper, with the mark that it is known by in the next check, and the decision that leaves it. */
const CheckedFinding = z.extend(Finding, { mark: z.string(), left: z.nullable(z.string()) })
const leftParts = { reason: z.enum(leaveReasons), words: text(longestReason) }
/** A decision of the reader’s own. `on`: its day where the family lives. */
const Left = z.object({ id: z.string(), ...leftParts, on: z.string() })
export type Left = z.output<typeof Left>
const onePage = z.int().check(z.minimum(1), z.maximum(50_000))
const LeftDraft = z.object({
  kind: z.enum(findingKinds),
  /** Where: one of the two. */
  file: z.nullable(z.uuid()),
  paper: z.nullable(z.enum(paperNames)),
  /** Of the file. */
  pages: z.array(onePage).check(z.maxLength(5000)),
  marks: z.array(z.string().check(z.regex(/^[\w-]{16}$/))).check(z.minLength(1), z.maxLength(5000)),
  ...leftParts,
})
export type LeftDraft = z.output<typeof LeftDraft>

/** Two letters, whose rules hold. */
const State = z.string()

export const calls = {
  details: call({
    name: 'filing.details',
    method: 'GET',
    path: '/api/filing',
    access: 'agreed',
    summary: 'What is looked for before filing: the children of the case, and one’s own list.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      state: State,
      /** Names of the children of the case. */
      children: z.array(z.string()),
      details: z.array(Detail),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  add: call({
    name: 'filing.add',
    method: 'POST',
    path: '/api/cases/:case/filing',
    access: 'premium',
    summary: 'Adds something to look for: another name of a child, a birth date, an address, phone or email to protect.',
    idempotent: true,
    params: InCase,
    body: DetailDraft,
    reply: Made,
  }),
  remove: call({
    name: 'filing.remove',
    method: 'POST',
    path: '/api/cases/:case/filing/:detail/remove',
    access: 'agreed',
    summary: 'Removes something from one’s own list. Its words are deleted.',
    params: z.object({ case: CaseId, detail: z.uuid() }),
    reply: z.object({ removed: z.boolean() }),
  }),
  leave: call({
    name: 'filing.leave',
    method: 'POST',
    path: '/api/cases/:case/filing/left',
    access: 'agreed',
    summary: 'Notes that something found stays in full, and why. The next check of the same content doesn’t ask again.',
    idempotent: true,
    limit: { most: 300, minutes: 10 },
    // A mark for each page, and its number.
    largest: 200_000,
    params: InCase,
    body: LeftDraft,
    reply: Made,
  }),
  undo: call({
    name: 'filing.undo',
    method: 'POST',
    path: '/api/cases/:case/filing/left/:left/undo',
    access: 'agreed',
    summary: 'Undoes that something stays in full: the next check asks again. The reason in own words is deleted.',
    params: z.object({ case: CaseId, left: z.uuid() }),
    reply: z.object({ undone: z.boolean() }),
  }),
  file: call({
    name: 'filing.file',
    method: 'GET',
    path: '/api/cases/:case/files/:file/filing',
    access: 'agreed',
    summary: 'What a privacy rule wants reduced in some pages of one’s own file, by the text that was read of it.',
    params: OneFile,
    query: z.object({ from: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5000))) }),
    reply: z.object({
      state: State,
      /** How far the file was read. */
      reading: z.enum(['none', 'waiting', 'reading', 'read', 'failed']),
      /** Pages that the file has, `null` before it was opened, and the last one that this part looked at. */
      pages: z.nullable(z.int()),
      until: z.int(),
      /** The first page of the next part; `null` after the last one that was read. */
      next: z.nullable(z.int()),
      /** Pages of this part without text, which nothing was looked for on. */
      unread: z.array(z.int()),
      findings: z.array(CheckedFinding),
      /** The decisions that findings of this part name. */
      left: z.array(Left),
      can: z.object({ leave: z.boolean() }),
    }),
  }),
  paper: call({
    name: 'filing.paper',
    method: 'GET',
    path: '/api/cases/:case/filing/papers/:paper',
    access: 'agreed',
    summary: 'What a privacy rule wants reduced in a paper of this site, before it is printed.',
    limit: { most: 60, minutes: 10 },
    params: OnePaper,
    query: Part,
    reply: z.object({
      state: State,
      /** `where`: the heading that the place is under. */
      findings: z.array(z.extend(CheckedFinding, { where: z.string() })),
      left: z.array(Left),
      can: z.object({ leave: z.boolean() }),
      seen: z.string(),
    }),
  }),
  text: call({
    name: 'filing.text',
    method: 'POST',
    path: '/api/cases/:case/filing/text',
    access: 'agreed',
    summary: 'What a privacy rule wants reduced in pasted text. The text is not stored.',
    limit: { most: 60, minutes: 10 },
    // A character takes up to three bytes, and some signs are escaped.
    largest: 600_000,
    params: InCase,
    body: z.object({ text: requiredText(longestText) }),
    reply: z.object({ state: State, findings: z.array(Finding) }),
  }),
}
