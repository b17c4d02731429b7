// Facts of a case as one parent sees them: what happened, when, who, and where it can be read. The other parent is given nothing, not even
// that there is one; the author's own attorney reads them with a grant that shows evidence and private entries (docs/decisions/0131).
import * as z from 'zod/mini'
import { CaseId, InCase, Made, OfCase, Removed, Saved } from '#case/cases/contract.ts'
import { precisions } from '#domain/facts/dates.ts'
import { factKinds, longest } from '#domain/facts/kinds.ts'
import { citationKinds, gapKinds } from '#domain/facts/strength.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

const When = z.object({
  first: Day,
  last: Day,
  time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no time`)))),
  precision: z.enum(precisions),
  isAbout: z.boolean(),
})

const share = z.number().check(z.minimum(0), z.maximum(1))
/** Where a fact can be read: an item of the vault, a message, or a place in words. */
const CitationDraft = z.object({
  kind: z.enum(citationKinds),
  /** Of the item or message; `null` for a place in words. */
  id: z.nullable(z.uuid()),
  page: z.nullable(z.int().check(z.minimum(1), z.maximum(longest.page))),
  /** Of a recording. */
  second: z.nullable(z.int().check(z.minimum(0), z.maximum(longest.second))),
  quote: text(longest.quote),
  /** Where the quote stands on its page: x, y, width and height in shares of the page. */
  boxes: z.array(z.tuple([share, share, share, share])).check(z.maxLength(longest.boxes)),
  /** In words, as "binder 2, tab 4". */
  place: text(longest.place),
})
export type CitationDraft = z.output<typeof CitationDraft>

export const Citation = z.extend(CitationDraft, {
  /** `removed`: by the author of the fact; `hidden`: the reader does not see it, nor what is quoted from it. */
  state: z.enum(['there', 'removed', 'hidden']),
  /** The item's title, or the message's subject. */
  title: z.string(),
  /** Who wrote the message, and when it was sent. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  /** Where it is opened; `null` for a place in words, and where it isn't there. */
  to: z.nullable(z.string()),
  /** What it is called in the author's own list of exhibits, such as “Exhibit B, p. 3”; `null` where it is none. */
  exhibit: z.nullable(z.string()),
  isUnproved: z.boolean(),
})
export type Citation = z.output<typeof Citation>

export const FactDraft = z.object({
  when: When,
  said: requiredText(longest.text),
  kind: z.enum(factKinds),
  /** It hurts the author's own side. */
  isAgainst: z.boolean(),
  people: z
    .array(requiredText(longest.person))
    .check(z.maxLength(longest.people, reason(msg`it has more than ${{ most: longest.people }} people`))),
  issues: z.array(z.uuid()).check(z.maxLength(longest.issues)),
  citations: z
    .array(CitationDraft)
    .check(z.maxLength(longest.citations, reason(msg`it has more than ${{ most: longest.citations }} citations`))),
})
export type FactDraft = z.output<typeof FactDraft>

export const Fact = z.extend(FactDraft, {
  id: z.string(),
  citations: z.array(Citation),
  gaps: z.array(z.enum(gapKinds)),
  addedAt: z.string(),
  changedAt: z.nullable(z.string()),
  can: z.object({ change: z.boolean() }),
})
export type Fact = z.output<typeof Fact>

const IssueDraft = z.object({ name: requiredText(longest.name), note: text(longest.note) })
const Count = z.int()
const Strength = z.object({
  facts: Count,
  supported: Count,
  unsupported: Count,
  against: Count,
  citations: z.record(z.enum(citationKinds), Count),
  gaps: z.record(z.enum(gapKinds), Count),
})
export const Issue = z.extend(IssueDraft, { id: z.string(), strength: Strength })
export type Issue = z.output<typeof Issue>

const Flag = z.optional(z.literal('yes'))
const OneFact = z.object({ case: CaseId, fact: z.uuid() })
const OneIssue = z.object({ case: CaseId, issue: z.uuid() })

export const calls = {
  list: call({
    name: 'facts.list',
    method: 'GET',
    path: '/api/facts',
    access: 'agreed',
    summary: 'Facts that one sees, in order of their first day, last day and time.',
    query: z.extend(OfCase, {
      q: z.optional(text(100)),
      issue: z.optional(z.uuid()),
      person: z.optional(text(longest.person)),
      kind: z.optional(z.enum(factKinds)),
      /** Those whose days touch these. */
      from: z.optional(Day),
      to: z.optional(Day),
      /** Those without any citation. */
      uncited: Flag,
      /** Those that hurt the author's side. */
      against: Flag,
      /** Those with a citation of this kind. */
      cites: z.optional(z.enum(citationKinds)),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      facts: z.array(Fact),
      next: z.nullable(z.string()),
      /** How many match, with the first page; 1,001 stands for more than 1,000. */
      count: z.int(),
    }),
  }),
  one: call({
    name: 'facts.one',
    method: 'GET',
    path: '/api/facts/:fact',
    access: 'agreed',
    summary: 'One fact.',
    params: z.object({ fact: z.uuid() }),
    query: z.object({ case: CaseId }),
    reply: Fact,
  }),
  matrix: call({
    name: 'facts.matrix',
    method: 'GET',
    path: '/api/facts-matrix',
    access: 'agreed',
    summary: 'Issues with how many facts and citations each has, what is missing, facts that hurt, and the next days of the case.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      issues: z.array(Issue),
      /** Facts that are of no issue; `null` where there are none. */
      without: z.nullable(Strength),
      /** Facts, and gaps of issues and facts, each counted once. */
      facts: z.int(),
      gaps: z.int(),
      /** Facts that miss something, the first of them, with the issues that each belongs to. */
      missing: z.array(z.object({ id: z.string(), said: z.string(), gaps: z.array(z.enum(gapKinds)), issues: z.array(z.string()) })),
      against: z.array(Fact),
      /** What is due or takes place next: documents for a hearing, hearings and tasks. */
      next: z.array(z.object({ kind: z.enum(['documents', 'hearing', 'task']), day: z.string(), title: z.string() })),
      /** Who can be named: parents, children and contacts. */
      people: z.array(z.string()),
      today: z.string(),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  cite: call({
    name: 'facts.cite',
    method: 'GET',
    path: '/api/facts-source',
    access: 'agreed',
    summary: 'What a new fact is to be cited from: one’s own item or a message, as a citation shows it, if it is there.',
    query: z.extend(OfCase, { item: z.optional(z.uuid()), message: z.optional(z.uuid()) }),
    reply: z.object({ citation: z.nullable(Citation), file: z.nullable(z.string()) }),
  }),
  add: call({
    name: 'facts.add',
    method: 'POST',
    path: '/api/cases/:case/facts',
    access: 'premium',
    summary: 'Adds a fact, for its author alone.',
    idempotent: true,
    params: InCase,
    body: FactDraft,
    reply: Made,
  }),
  save: call({
    name: 'facts.save',
    method: 'PUT',
    path: '/api/cases/:case/facts/:fact',
    access: 'premium',
    summary: 'Changes a fact: what it says, its date, people, issues and citations.',
    params: OneFact,
    body: FactDraft,
    reply: Saved,
  }),
  remove: call({
    name: 'facts.remove',
    method: 'POST',
    path: '/api/cases/:case/facts/:fact/removed',
    access: 'agreed',
    summary: 'Removes a fact with its words and citations.',
    params: OneFact,
    reply: Removed,
  }),
  addIssue: call({
    name: 'facts.addIssue',
    method: 'POST',
    path: '/api/cases/:case/fact-issues',
    access: 'premium',
    summary: 'Adds an issue at the end of one’s own list.',
    idempotent: true,
    params: InCase,
    body: IssueDraft,
    reply: Made,
  }),
  saveIssue: call({
    name: 'facts.saveIssue',
    method: 'PUT',
    path: '/api/cases/:case/fact-issues/:issue',
    access: 'premium',
    summary: 'Changes the name or the note of an issue.',
    params: OneIssue,
    body: IssueDraft,
    reply: Saved,
  }),
  orderIssues: call({
    name: 'facts.orderIssues',
    method: 'PUT',
    path: '/api/cases/:case/fact-issues',
    access: 'agreed',
    summary: 'Puts one’s own issues in this order; those left out come behind.',
    params: InCase,
    body: z.object({ issues: z.array(z.uuid()).check(z.maxLength(longest.ofParent)) }),
    reply: Saved,
  }),
  removeIssue: call({
    name: 'facts.removeIssue',
    method: 'POST',
    path: '/api/cases/:case/fact-issues/:issue/removed',
    access: 'agreed',
    summary: 'Removes an issue from one’s list. Its facts stay.',
    params: OneIssue,
    reply: Removed,
  }),
}
