// Suggested facts: sentences with a date in a parent's papers and messages. They are their reader's alone, and nothing becomes a fact unless
// that person says so (docs/decisions/0137).
import * as z from 'zod/mini'
import { CaseId, InCase, OfCase, Saved } from '#case/cases/contract.ts'
import { topics } from '#domain/suggestions/types.ts'
import { FactDraft } from '#evidence/facts/contract.ts'
import { call } from '#http/contract.ts'

export const sources = ['item', 'document', 'order', 'thread'] as const
export type Source = (typeof sources)[number]

const OneSource = { source: z.enum(sources), id: z.uuid() }
const choices = ['open', 'accepted', 'dismissed'] as const

/** How far a source was gone through. */
export const Reading = z.object({
  source: z.enum(sources),
  id: z.string(),
  title: z.string(),
  /** `none`: nobody asked for it. */
  state: z.enum(['none', 'waiting', 'reading', 'read']),
  /** Pages, paragraphs or messages; `null` before it was begun. */
  pieces: z.nullable(z.int()),
  done: z.int(),
  /** Why it can't be gone through, as a sentence; `null` where it can. */
  problem: z.nullable(z.string()),
  /** There are messages or paragraphs that were not gone through yet. */
  hasMore: z.boolean(),
  /** What was found in it, and what of that was decided. */
  found: z.int(),
  looked: z.int(),
})
export type Reading = z.output<typeof Reading>

export const Suggestion = z.object({
  id: z.string(),
  source: z.object({ kind: z.enum(sources), id: z.string(), title: z.string() }),
  /** Where its place is opened. */
  to: z.string(),
  page: z.nullable(z.int()),
  /** Who wrote the message. */
  by: z.nullable(z.string()),
  topic: z.enum(topics),
  /** What is marked in the quote: characters from and to, and what it is. */
  marks: z.array(z.object({ from: z.int(), to: z.int(), kind: z.enum(['date', 'time', 'amount', 'person']) })),
  /** Cents of US dollars. */
  cents: z.nullable(z.int()),
  /** A stamp, a signature or another date that is rarely a fact. */
  isLow: z.boolean(),
  state: z.enum(choices),
  /** The fact that was made of it. */
  fact: z.nullable(z.string()),
  /** What the fact would begin with; its words are for the page to write. */
  draft: z.omit(FactDraft, { said: true, isAgainst: true }),
})
export type Suggestion = z.output<typeof Suggestion>

const OneSuggestion = z.object({ case: CaseId, suggestion: z.uuid() })

export const calls = {
  list: call({
    name: 'suggestions.list',
    method: 'GET',
    path: '/api/fact-suggestions',
    access: 'agreed',
    summary:
      'Suggested facts that wait for a decision, and how far their sources were gone through; of one source, or of all of one’s own.',
    query: z.extend(OfCase, {
      source: z.optional(OneSource.source),
      id: z.optional(OneSource.id),
      /** What was decided already is listed instead. */
      decided: z.optional(z.literal('yes')),
    }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      readings: z.array(Reading),
      suggestions: z.array(Suggestion),
      found: z.int(),
      looked: z.int(),
      issues: z.array(z.object({ id: z.string(), name: z.string() })),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  look: call({
    name: 'suggestions.look',
    method: 'POST',
    path: '/api/cases/:case/fact-suggestions',
    access: 'premium',
    summary: 'Asks for a source to be gone through for dated facts. It is done in the background.',
    limit: { most: 120, minutes: 60 },
    params: InCase,
    body: z.object(OneSource),
    reply: Saved,
  }),
  accept: call({
    name: 'suggestions.accept',
    method: 'POST',
    path: '/api/cases/:case/fact-suggestions/:suggestion/accepted',
    access: 'premium',
    summary: 'Makes a fact of a suggestion, as it is proposed or as it was changed, with what it is cited from. Twice makes one.',
    params: OneSuggestion,
    body: z.object({ fact: FactDraft }),
    reply: z.object({ fact: z.string() }),
  }),
  dismiss: call({
    name: 'suggestions.dismiss',
    method: 'POST',
    path: '/api/cases/:case/fact-suggestions/:suggestion/dismissed',
    access: 'agreed',
    summary: 'Puts a suggestion away. It does not come back when the source is gone through again.',
    params: OneSuggestion,
    reply: Saved,
  }),
  reopen: call({
    name: 'suggestions.reopen',
    method: 'POST',
    path: '/api/cases/:case/fact-suggestions/:suggestion/reopened',
    access: 'agreed',
    summary: 'Takes a decision back: the suggestion waits again, and a fact that was made of it is removed.',
    params: OneSuggestion,
    reply: Saved,
  }),
}
