// What files say, read by a program: to be checked against the page, and never the original itself. Own files, and those of privileged items that a
// grant shows.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { requiredText } from '#http/fields.ts'
import { CaseId } from '#case/cases/contract.ts'

const OneFile = z.object({ case: CaseId, file: z.uuid() })

const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5000))

/** The address of a picture of one page, which no call's reply has. */
export const OnePage = z.extend(OneFile, { page: pageNumber })
export const sized = z.object({ size: z.enum(['small', 'large']) })
export type Size = z.output<typeof sized>['size']

/** How far a file was read. */
export const Reading = z.object({
  /** `none`: nobody asked for it. */
  state: z.enum(['none', 'waiting', 'reading', 'read', 'failed']),
  /** Why it was not read; `null` otherwise. */
  problem: z.nullable(z.string()),
  /** How many pages it has; `null` before it was opened. */
  pages: z.nullable(z.int()),
  /** How many of them were looked at. */
  done: z.int(),
  /** Pictures of pages that were not read, because the file has too many. */
  skipped: z.int(),
  /** Whether any text was found so far. */
  hasText: z.boolean(),
  /** How it is looked at: a PDF by its pages, a picture whose address ends in this, or as text alone. */
  shows: z.enum(['pages', 'copy', 'content', 'text']),
  /** The reader uploaded it, and can ask for it to be read. */
  isOwn: z.boolean(),
})
export type Reading = z.output<typeof Reading>

export const TextPage = z.object({
  page: z.int(),
  /** Where its text comes from: the PDF's own text, a picture that was read, a file without pages, or a picture that was not read. */
  source: z.enum(['layer', 'picture', 'lines', 'skipped']),
  /** Its size, points or pixels; 0 where it is not known. */
  width: z.number(),
  height: z.number(),
  text: z.string(),
  /** Its words by lines: text, then x, y, width and height in shares of the page; none where a page has no places. */
  words: z.array(z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]))),
})
export type TextPage = z.output<typeof TextPage>

const Found = z.object({
  file: z.string(),
  name: z.string(),
  page: z.int(),
  /** A piece of the page's text around what was found. */
  excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
})

export const calls = {
  view: call({
    name: 'texts.view',
    method: 'GET',
    path: '/api/cases/:case/files/:file/text',
    access: 'agreed',
    summary: 'How far a file was read, and what one of its pages says: one’s own, or one of a privileged item that one’s grant shows.',
    params: OneFile,
    query: z.object({ page: z.optional(pageNumber) }),
    reply: z.extend(Reading, { page: z.nullable(TextPage) }),
  }),
  pages: call({
    name: 'texts.pages',
    method: 'GET',
    path: '/api/cases/:case/files/:file/pages',
    access: 'agreed',
    summary:
      'How many pages a PDF has, for one that is looked at without being read: one’s own, or one in a privileged item that one’s grant shows.',
    limit: { most: 240, minutes: 60 },
    params: OneFile,
    reply: z.object({
      /** `null` where it can’t be opened. */
      count: z.nullable(z.int()),
      problem: z.nullable(z.string()),
    }),
  }),
  read: call({
    name: 'texts.read',
    method: 'POST',
    path: '/api/cases/:case/files/:file/text',
    access: 'agreed',
    summary: 'Asks for the text of one’s own file to be read. It is read in the background, page by page.',
    limit: { most: 120, minutes: 60 },
    params: OneFile,
    reply: Reading,
  }),
  find: call({
    name: 'texts.find',
    method: 'GET',
    path: '/api/cases/:case/texts',
    access: 'agreed',
    summary:
      'Finds words in the text of one’s own files, or of one file that one’s grant shows: quotation marks find a phrase, a minus leaves out.',
    params: z.object({ case: CaseId }),
    query: z.object({ q: requiredText(200), file: z.optional(z.uuid()) }),
    reply: z.object({ found: z.array(Found), hasMore: z.boolean() }),
  }),
}
