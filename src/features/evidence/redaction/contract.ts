// Copies of a parent's own files in which something is hidden for good. Their author alone knows that there are any.
import * as z from 'zod/mini'
import { CaseId } from '#case/cases/contract.ts'
import { limits, reasons } from '#domain/redaction/marks.ts'
import { longestRanges } from '#domain/redaction/ranges.ts'
import { call } from '#http/contract.ts'
import { requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
const size = z.number().check(z.minimum(0.0005), z.maximum(1))

/** A place that is hidden, in shares of its page. */
const Mark = z.object({
  page: z.int().check(z.minimum(1), z.maximum(5000)),
  x: share,
  y: share,
  w: size,
  h: size,
  reason: z.enum(reasons),
  /** Whether the reason is printed on the bar. */
  isNamed: z.boolean(),
})

const Wanted = z.object({
  marks: z
    .array(Mark)
    .check(z.minLength(1, reason(msg`it hides nothing yet`)), z.maxLength(limits.marks, reason(msg`it has too many places`))),
  /** Words of which every find is hidden: the copy is refused where one can still be read. */
  phrases: z.array(requiredText(limits.phrase)).check(z.maxLength(limits.phrases, reason(msg`it has too many words`))),
  /** Said again where the file is sensitive. */
  isSure: z.boolean(),
})
/** How a copy was proved, as it is stored with it. */
export const Proof = z.object({
  /** What drew the pages, and how large: pixels on the longer side. */
  tool: z.string(),
  version: z.string(),
  side: z.int(),
  /** What was drawn: the original, or of a picture its copy that is upright. */
  drawnSha256: z.string(),
  /** The programs that read the text of the copy, and how many characters each found. */
  extractors: z.array(z.object({ name: z.string(), version: z.string(), characters: z.int() })),
  /** How many different words were looked for. */
  words: z.int(),
  /** How many pages of the copy were read again from their pictures. */
  pagesRead: z.int(),
  reader: z.string(),
})
export type Proof = z.output<typeof Proof>

export const Copy = z.object({
  id: z.string(),
  file: z.string(),
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'removed']),
  /** Hundredths. */
  progress: z.int(),
  at: z.string(),
  /** How many places are hidden, on how many pages. */
  places: z.int(),
  onPages: z.int(),
  /** Why there is none; `null` otherwise. */
  problem: z.nullable(z.string()),
  /** Once it is ready. Its bytes are at `/api/cases/:case/redactions/:id/copy.pdf`. */
  made: z.nullable(
    z.object({ at: z.string(), pages: z.int(), bytes: z.int(), sha256: z.string(), sourceSha256: z.string(), proof: Proof }),
  ),
})
export type Copy = z.output<typeof Copy>

const OneFile = z.object({ case: CaseId, file: z.uuid() })
const OneCopy = z.object({ case: CaseId, redaction: z.uuid() })

export const calls = {
  list: call({
    name: 'redaction.list',
    method: 'GET',
    path: '/api/cases/:case/files/:file/redactions',
    access: 'agreed',
    summary: 'The redacted copies of one’s own file, the latest first.',
    params: OneFile,
    reply: z.object({
      copies: z.array(Copy),
      /** `asksTwice`: the file is sensitive, so that it has to be confirmed. */
      can: z.object({ make: z.boolean(), asksTwice: z.boolean() }),
    }),
  }),
  one: call({
    name: 'redaction.one',
    method: 'GET',
    path: '/api/cases/:case/redactions/:redaction',
    access: 'agreed',
    summary: 'One redacted copy, also one that was removed, which says so.',
    params: OneCopy,
    reply: Copy,
  }),
  find: call({
    name: 'redaction.find',
    method: 'GET',
    path: '/api/cases/:case/files/:file/redaction-finds',
    access: 'agreed',
    summary: 'Where a word or phrase stands in one’s own file, by its letters and digits.',
    limit: { most: 240, minutes: 60 },
    params: OneFile,
    query: z.object({ q: requiredText(limits.phrase) }),
    reply: z.object({
      found: z.array(
        z.object({
          page: z.int(),
          /** The words as they stand there, with some before and after. */
          before: z.string(),
          words: z.string(),
          after: z.string(),
          places: z.array(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
        }),
      ),
      /** Whether every page was read, and all finds are here. */
      isAll: z.boolean(),
    }),
  }),
  ranges: call({
    name: 'redaction.ranges',
    method: 'GET',
    path: '/api/cases/:case/files/:file/redaction-ranges',
    access: 'agreed',
    summary: 'Where stretches of the text of one’s own file stand on its pages: `page.start.end.reason`, parted by commas.',
    limit: { most: 240, minutes: 60 },
    params: OneFile,
    query: z.object({ ranges: text(longestRanges) }),
    reply: z.object({ marks: z.array(z.extend(Mark, { words: z.string() })) }),
  }),
  make: call({
    name: 'redaction.make',
    method: 'POST',
    path: '/api/cases/:case/files/:file/redactions',
    access: 'premium',
    summary: 'Asks for a copy of one’s own PDF or picture in which places are hidden. It is made and proved in the background.',
    idempotent: true,
    // Two thousand places.
    largest: 512 * 1024,
    limit: { most: 60, minutes: 60 },
    params: OneFile,
    body: Wanted,
    reply: z.object({ id: z.string() }),
  }),
  remove: call({
    name: 'redaction.remove',
    method: 'POST',
    path: '/api/cases/:case/redactions/:redaction/remove',
    access: 'agreed',
    summary: 'Removes a redacted copy, also one that is being made. The file itself stays as it is.',
    params: OneCopy,
    reply: z.object({ removed: z.boolean() }),
  }),
}
