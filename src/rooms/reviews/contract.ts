// Ratings and reviews of professionals. Anybody may rate without an account and read what is published;
// who holds the receipt of a rating may read its inbox, edit it, withdraw it and answer a question.
// The calls carry no credentials, and what is kept with a rating is the list of columns in
// migrations/0002_review.sql and 0004_receipt.sql and nothing else.
import type { State as Standing } from '../../domain/moderation/states.ts'
import type { Event } from '../../domain/moderation/table.ts'
import * as z from 'zod/mini'
import { checkIds, reasonCodes } from '../../domain/screening/types.ts'
import { call } from '../../http/contract.ts'
import { Role, State } from '../professionals/contract.ts'

/** Who the rater was in the matter. Parts are never pooled into one score. */
export const parts = ['parent', 'client', 'opposing_party', 'attorney', 'opposing_counsel', 'other'] as const
export const Part = z.enum(parts)
export type Part = z.output<typeof Part>

export const outcomes = ['mostly_for_me', 'mixed', 'mostly_against_me', 'ongoing', 'prefer_not'] as const
export const Outcome = z.enum(outcomes)
export type Outcome = z.output<typeof Outcome>

/** Who writes a text writes at least this many characters in the first answer, so that there is an observation to read. */
export const shortestText = 60
export const longestText = 1500
/** So many criteria must be answered for the rating to count. */
export const fewestAnswers = 3

const Answer = z.nullable(z.int().check(z.gte(1), z.lte(5)))
/** By criterion: 1 to 5, or null for "does not apply". */
const Criteria = z.record(z.string().check(z.regex(/^[a-z_]{2,30}$/)), Answer)

const text = (least: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, `write at least ${least} characters`),
      z.maxLength(longestText, `write at most ${longestText} characters`),
    )

const Uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'an id of 32 hexadecimal digits with dashes'))
const Hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'))

/** What an author says: the part of a rating that a later version says anew. */
const said = {
  criteria: Criteria,
  /** "What happened in the courtroom or the process?" Empty: answers only; else at least `shortestText` characters. */
  saw: text(0),
  /** "What went well?" */
  wentWell: z.optional(text(0)),
  /** "What would you want another parent to know?" */
  shouldKnow: z.optional(text(0)),
  part: Part,
  outcome: Outcome,
  /** Month and year of what is described, `YYYY-MM`. */
  eventMonth: z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'a month such as 2026-03')),
  /** First-hand, truthful, no minors' details, not the professional or a competitor. */
  attested: z.literal(true, 'confirm the four statements first'),
}
export const Said = z.object(said)
export type Said = z.output<typeof Said>

/** A solved challenge: altcha's payload, base64 of JSON with `challenge` and `solution`. */
const Proof = z.string().check(z.maxLength(4_000))

export const Rating = z.object({
  professional: Uuid,
  ...said,
  /** SHA-256 of the receipt that only the author holds (`domain/receipt`). A plain form sends none: the server makes the words. */
  receiptHash: z.optional(Hex32),
  /** What words to the author are sealed to (`domain/receipt/sealed.ts`); none where a browser cannot make it. */
  authorKey: z.optional(Hex32),
  /** The proof of work. A plain form sends none, and waits for a person. */
  proof: z.optional(Proof),
  /** A token that nobody can tie to its asking (`domain/tokens`). A plain form has none, and waits for a person. */
  token: z.optional(z.string().check(z.maxLength(600))),
})
export type Rating = z.output<typeof Rating>

/** A field of the text that screening reads. */
export const textFields = ['saw', 'wentWell', 'shouldKnow'] as const
export const TextField = z.enum(textFields)
export type TextField = z.output<typeof TextField>

/** What screening found (`domain/screening`), with the words that the author may accept in its place. */
export const Finding = z.object({
  field: TextField,
  check: z.enum(checkIds),
  version: z.number(),
  /** Where in the field, in UTF-16 units; the end is exclusive. */
  span: z.array(z.number()),
  reason: z.enum(reasonCodes),
  action: z.enum(['nudge', 'edit', 'hold', 'block']),
  rewrites: z.array(z.object({ text: z.string() })),
})
export type Finding = z.output<typeof Finding>

/**
 * What became of what an author sent. `pending` and `queued_human` (it waits for a person) are kept;
 * `needs_author_edit` and `blocked` are not: nothing was stored, and the findings say why.
 */
const Filing = z.enum(['pending', 'queued_human', 'needs_author_edit', 'blocked'])

/** The groups whose scores stand apart. */
export const groups = ['parents', 'lawyers', 'other_side', 'others'] as const

const Shown = {
  /** Ratings that count. */
  n: z.number(),
  /** `nothing` under 5 ratings, `interval` from 5 to 14, `score` from 15 (ratings.md, section 1). */
  show: z.enum(['nothing', 'interval', 'score']),
  mean: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
}
/** How much fell to each of the levels 1 to 5. */
const Levels = z.array(z.number())

export const Score = z.object({
  group: z.enum(groups),
  ...Shown,
  /** Ratings that tell only what others said: they are listed and count in nothing. */
  leftOut: z.number(),
  /** How the ratings spread over the levels, in ratings (a rating's answers share one unit); only where a score is shown. */
  levels: z.nullable(Levels),
})
export type Score = z.output<typeof Score>

/** Everything behind the score of one group of raters. */
export const Sheet = z.object({
  group: z.enum(groups),
  leftOut: z.number(),
  ...Shown,
  /** What the person is compared with: the same group's ratings of the same role, in the state or anywhere. */
  usual: z.object({ from: z.enum(['state', 'role', 'nothing']), n: z.number(), mean: z.number(), shares: Levels }),
  /** The numbers of the formula; only where a score is shown. */
  made: z.nullable(
    z.object({
      levels: Levels,
      /** The same with each rating weighed by age. */
      weighed: Levels,
      /** The sum of the squared weights. */
      squares: z.number(),
      months: z.array(z.object({ month: z.string(), n: z.number(), weight: z.number() })),
    }),
  ),
  /** The score with every rating counting alike, whatever its age; so do the parts below. */
  plain: z.object(Shown),
  outcomes: z.array(z.object({ outcome: Outcome, ...Shown })),
  /** The ratings of what happened since the reply's `since`. */
  recent: z.nullable(z.object(Shown)),
  criteria: z.array(z.object({ criterion: z.string(), ...Shown })),
})
export type Sheet = z.output<typeof Sheet>

/** What an author said, as it is kept. */
const Kept = {
  criteria: z.record(z.string(), z.nullable(z.number())),
  saw: z.string(),
  wentWell: z.nullable(z.string()),
  shouldKnow: z.nullable(z.string()),
  part: Part,
  outcome: Outcome,
  eventMonth: z.string(),
}

/** What the person rated says. `month`: `YYYY-MM`. */
const BySubject = z.object({ text: z.string(), month: z.string() })

export const Review = z.object({
  id: z.string(),
  ...Kept,
  /** Tells only what others said: it is listed, and counts in no score. */
  isHearsay: z.boolean(),
  /** Somebody disputes what it says; a person has looked, and it stands with that label (decision 0030). */
  isDisputed: z.boolean(),
  /** What the person rated said to it (`rooms/claims`), and in which month. */
  reply: z.nullable(BySubject),
})
export type Review = z.output<typeof Review>

const ProfessionalId = z.object({ id: Uuid })

export const calls = {
  list: call({
    name: 'reviews.list',
    method: 'GET',
    path: '/api/professionals/:id/reviews',
    access: 'public',
    summary: 'The published reviews of one professional, with the scores of each group of raters.',
    credentials: 'omit',
    params: ProfessionalId,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(400))) }),
    reply: z.object({
      scores: z.array(Score),
      /** Unusual activity: the scores are as of this day, the last quiet one. `null` as a rule. */
      frozenOn: z.nullable(z.string()),
      items: z.array(Review),
      total: z.number(),
      next: z.nullable(z.string()),
      /** What the person says on the page, not to one rating. */
      statement: z.nullable(BySubject),
      /** What we say of notices without ground about reviews of this page (`rooms/takedown`), in words; and the day. */
      note: z.nullable(z.object({ title: z.string(), text: z.string(), on: z.string() })),
    }),
  }),
  score: call({
    name: 'reviews.score',
    method: 'GET',
    path: '/api/professionals/:id/score',
    access: 'public',
    summary: 'Everything behind the scores of one professional, group by group of raters: the numbers of the formula, and the parts.',
    credentials: 'omit',
    params: ProfessionalId,
    reply: z.object({
      /** The month by which ratings are weighed, and the first of the last twelve. */
      asOf: z.string(),
      since: z.string(),
      /** As in the list: scores stand as on this day. */
      frozenOn: z.nullable(z.string()),
      method: z.object({ version: z.number(), since: z.string() }),
      groups: z.array(Sheet),
    }),
  }),
  latest: call({
    name: 'reviews.latest',
    method: 'GET',
    path: '/api/reviews',
    access: 'public',
    summary: 'Published reviews of all professionals, by role and state.',
    credentials: 'omit',
    query: z.object({
      role: z.optional(Role),
      state: z.optional(State),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    reply: z.object({
      items: z.array(z.object({ ...Review.shape, professionalId: z.string(), professionalName: z.string(), isFictional: z.boolean() })),
      next: z.nullable(z.string()),
    }),
  }),
}

/** Milliseconds are nobody's business: what the author is told of the delay. */
const Delay = z.object({ from: z.number(), to: z.number(), unit: z.enum(['minutes', 'hours']) })

const Filed = z.object({
  status: Filing,
  findings: z.array(Finding),
  /** When it will be readable: between so many hours from now, or minutes in the demo. `null` unless `pending`. */
  publishedIn: z.nullable(Delay),
  /** The receipt, where the server had to make it (a plain form). */
  words: z.nullable(z.array(z.string())),
})

/** What opens the inbox: the receipt, of which the server keeps a hash; or the words, which a plain form sends and the server forgets. */
const ReceiptOrWords = { receipt: z.optional(Hex32), words: z.optional(z.string().check(z.maxLength(400))) }

/** Where a rating stands, as its author is told. */
const toldStates = [
  'pending',
  'queued_human',
  'quarantined_burst',
  'published',
  'flagged',
  'flagged_hidden',
  'disputed_label',
  'author_affirm_pending',
  'author_edit_pending',
  'hidden_legal',
  'removed',
  'refused',
  'appealed',
  'final',
  'withdrawn',
] as const satisfies readonly Standing[]
/** What its author is told of: not that it passed, nor what two of ours have not decided yet. */
export const toldSteps = [
  'held',
  'quarantined',
  'published',
  'released',
  'refused',
  'asked',
  'answered',
  'edited',
  'withdrawn',
  'flagged',
  'kept',
  'disputed',
  'affirm_asked',
  'affirmed',
  'lapsed',
  'edit_asked',
  'hidden',
  'shown_again',
  'removed',
  'appealed',
  'upheld',
  'reinstated',
] as const satisfies readonly Event[]

/** A step of the rating's way that its author may read. */
const Step = z.object({
  id: z.string(),
  event: z.enum(toldSteps),
  /** The rules that were named, with their versions, and the version of the whole policy; empty where none stands with it. */
  checks: z.array(z.string()),
  policy: z.string(),
  /** A canned letter: its words stand with the page. */
  letter: z.nullable(z.string()),
  said: z.nullable(z.string()),
  /** Words that only the receipt opens, in base64url. */
  sealed: z.nullable(z.string()),
  /** Until when its author can do what is asked. */
  dueOn: z.nullable(z.string()),
  onDay: z.string(),
})

export const Inbox = z.object({
  professional: z.object({ id: z.string(), name: z.string(), role: Role, kind: z.string() }),
  /** `withdrawn`: nothing of the rating is kept any more. */
  status: z.enum(toldStates),
  /** The version that stands or waits now; `null` when withdrawn. */
  rating: z.nullable(
    z.object({
      version: z.number(),
      ...Kept,
    }),
  ),
  isHearsay: z.boolean(),
  /** Checks with their versions, and `form`: why it waits for a person. */
  heldFor: z.array(z.string()),
  receivedOn: z.nullable(z.string()),
  steps: z.array(Step),
  /** A moderator's question that waits for the author's answer. */
  question: z.nullable(z.object({ id: z.string(), text: z.string(), letter: z.nullable(z.string()), onDay: z.string() })),
  /** What its author can do here and now. */
  can: z.object({ edit: z.boolean(), affirm: z.boolean(), appeal: z.boolean() }),
  /** Until when they can stand by it. */
  dueOn: z.nullable(z.string()),
  /** What they have said today, which counts when the day is over. */
  pleaded: z.nullable(z.enum(['affirm', 'appeal'])),
})
export type Inbox = z.output<typeof Inbox>

export const longestAnswer = 1_500
/** As many as the database takes (migrations/0004_receipt.sql). */
const mostVersions = 99
// By network: behind one address of a mobile carrier or a shelter many people write.
const filingLimit = { most: 60, minutes: 60 }
const readingLimit = { most: 120, minutes: 10 }

/** What authors do. Apart from `calls`, so that pages which only read do not carry it. */
export const filing = {
  challenge: call({
    name: 'reviews.challenge',
    method: 'GET',
    path: '/api/reviews/challenge',
    access: 'public',
    summary: 'A proof-of-work challenge for one rating of one professional. It costs more while many ratings arrive.',
    credentials: 'omit',
    limit: { most: 120, minutes: 60 },
    query: z.object({ professional: Uuid }),
    /** altcha's challenge, and until when it is taken, in seconds from now. */
    reply: z.object({ challenge: z.looseObject({}), seconds: z.number() }),
  }),
  file: call({
    name: 'reviews.file',
    method: 'POST',
    path: '/api/reviews',
    access: 'public',
    summary:
      'File a rating with a proof of work and the hash of a receipt. It is screened first; what is kept says neither who sent it nor when on the day, and is published later, at a random time.',
    credentials: 'omit',
    limit: filingLimit,
    idempotent: 'own',
    body: Rating,
    reply: Filed,
  }),
  lookUp: call({
    name: 'reviews.lookUp',
    method: 'POST',
    path: '/api/reviews/receipt',
    access: 'public',
    summary: 'The inbox of a receipt: the rating as it stands, why it waits or was refused, and a question to answer.',
    credentials: 'omit',
    limit: readingLimit,
    body: z.object(ReceiptOrWords),
    reply: Inbox,
  }),
  edit: call({
    name: 'reviews.edit',
    method: 'POST',
    path: '/api/reviews/receipt/edit',
    access: 'public',
    summary:
      'Say it anew: a new version, screened like the first, takes the place of the one before at once and is published after a delay.',
    credentials: 'omit',
    limit: filingLimit,
    idempotent: 'own',
    body: z.object({
      ...ReceiptOrWords,
      /** The version that is edited: a second page that edited it meanwhile is noticed. */
      version: z.int().check(z.gte(1), z.lt(mostVersions, `a rating has at most ${mostVersions} versions: withdraw it and write it anew`)),
      ...said,
    }),
    reply: Filed,
  }),
  withdraw: call({
    name: 'reviews.withdraw',
    method: 'POST',
    path: '/api/reviews/receipt/withdraw',
    access: 'public',
    summary: 'Take a rating back: it disappears at once, and is deleted with all its versions when the day is over.',
    credentials: 'omit',
    limit: filingLimit,
    body: z.object(ReceiptOrWords),
    reply: z.object({ status: z.literal('withdrawn') }),
  }),
  affirm: call({
    name: 'reviews.affirm',
    method: 'POST',
    path: '/api/reviews/receipt/affirm',
    access: 'public',
    summary: 'Stand by a rating that its author was asked about, until the day that was given; it counts when the day is over.',
    credentials: 'omit',
    limit: filingLimit,
    body: z.object(ReceiptOrWords),
    reply: z.object({ status: z.literal('affirmed') }),
  }),
  appeal: call({
    name: 'reviews.appeal',
    method: 'POST',
    path: '/api/reviews/receipt/appeal',
    access: 'public',
    summary: 'Say why a decision is wrong: somebody who had no part in it decides. It arrives when the day is over.',
    credentials: 'omit',
    limit: filingLimit,
    body: z.object({
      ...ReceiptOrWords,
      text: z
        .string()
        .check(z.trim(), z.minLength(1, 'write why'), z.maxLength(longestAnswer, `write at most ${longestAnswer} characters`)),
    }),
    reply: z.object({ status: z.literal('appealed') }),
  }),
  answer: call({
    name: 'reviews.answer',
    method: 'POST',
    path: '/api/reviews/receipt/answer',
    access: 'public',
    summary: "Answer a moderator's question, through the receipt and without a name.",
    credentials: 'omit',
    limit: filingLimit,
    body: z.object({
      ...ReceiptOrWords,
      question: Uuid,
      text: z
        .string()
        .check(z.trim(), z.minLength(1, 'write an answer'), z.maxLength(longestAnswer, `write at most ${longestAnswer} characters`)),
    }),
    reply: z.object({ status: z.literal('answered') }),
  }),
}

/** How a rating is paid for. Apart from `filing`: only what asks for a token carries it. */
export const tokens = {
  offer: call({
    name: 'reviews.offer',
    method: 'GET',
    path: '/api/reviews/token',
    access: 'public',
    summary: "What a token is made with: this month's public key, and a proof-of-work challenge that costs more while many are asked for.",
    credentials: 'omit',
    limit: { most: 240, minutes: 1440 },
    /** `key`: DER, SPKI, hexadecimal digits, as everything here. */
    reply: z.object({ epoch: z.string(), key: z.string(), challenge: z.looseObject({}), seconds: z.number() }),
  }),
  sign: call({
    name: 'reviews.sign',
    method: 'POST',
    path: '/api/reviews/token',
    access: 'public',
    summary:
      'Have a blinded number signed (RFC 9474): the token that comes of it pays for one rating, and nobody can tell for which. Nothing is kept but how many were signed on the day.',
    credentials: 'omit',
    limit: { most: 240, minutes: 1440 },
    body: z.object({ epoch: z.string().check(z.maxLength(7)), blinded: z.string().check(z.maxLength(512)), proof: Proof }),
    reply: z.object({ signed: z.string() }),
  }),
}
