// Takedown notices: a person says which words of a rating should not stay as they are, and why. Sending a notice, reading the answer and
// withdrawing it need no account; a number and four words open the answer. The admin desk reads, decides and stores notices; an admin
// marked as counsel decides court orders. What is stored is the list of columns in migrations/0025_takedown.sql.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { takedownGrounds } from '#domain/takedown/grounds.ts'
import { outcomes, takedownStates } from '#domain/takedown/steps.ts'
import { call } from '#http/contract.ts'
import { textBetween } from '#http/fields.ts'

export const Ground = z.enum(takedownGrounds, reason(msg`choose what is wrong`))
export type Ground = z.output<typeof Ground>
export const capacities = ['self', 'attorney', 'parent', 'other'] as const
const Capacity = z.enum(capacities, reason(msg`choose for whom you write`))
export const answers = ['yes', 'no', 'unknown'] as const
const YesNo = z.enum(answers, reason(msg`choose one`))
const Outcome = z.enum(outcomes)
const State = z.enum(takedownStates)
export type State = z.output<typeof State>
const lanes = ['urgent', 'usual', 'counsel'] as const

export const shortestWhy = 20
export const longest = {
  sender: 120,
  authority: 300,
  email: 254,
  words: 4000,
  why: 4000,
  evidence: 4000,
  court: 200,
  docket: 80,
  parties: 300,
  country: 60,
  letter: 4000,
  reason: 500,
} as const

const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`)))

const CourtOrder = z.object({
  court: textBetween(3, longest.court),
  docket: textBetween(1, longest.docket),
  parties: textBetween(3, longest.parties),
  country: textBetween(2, longest.country),
  /** Whether the author had notice of the case. */
  wasServed: YesNo,
  isFinal: YesNo,
  /** The sender confirmed the court's name, although the directory has no such court. */
  isSure: z.optional(z.boolean()),
})

export const Notice = z.object({
  professional: Uuid,
  ratings: z
    .array(Uuid)
    .check(z.minLength(1, reason(msg`choose at least one rating`)), z.maxLength(10, reason(msg`choose at most 10 ratings`))),
  ground: Ground,
  sender: textBetween(2, longest.sender),
  capacity: Capacity,
  /** The authority of a sender who writes for another person. */
  authority: z.optional(textBetween(1, longest.authority)),
  email: z.optional(textBetween(3, longest.email)),
  /** Whether the rated person holds a public office. */
  isOfficial: z.boolean(),
  /** The exact words, one statement per line. */
  words: z.optional(textBetween(1, longest.words)),
  why: textBetween(shortestWhy, longest.why),
  evidence: z.optional(textBetween(1, longest.evidence)),
  order: z.optional(CourtOrder),
  /** The sender confirms, under penalty of perjury, that it is true and complete and that they may send it. */
  sworn: z.literal(true, reason(msg`confirm the statement first`)),
})
export type Notice = z.output<typeof Notice>

/** A solved challenge, as with a rating. A plain form has none: its notice then hides fewer ratings at once. */
const Proof = z.string().check(z.maxLength(4_000))

const Opened = z.object({ number: z.string().check(z.maxLength(60)), code: z.string().check(z.maxLength(200)) })

const NoticeView = z.object({
  number: z.string(),
  ground: Ground,
  lane: z.enum(lanes),
  state: State,
  /** Instants in UTC. */
  receivedAt: z.string(),
  ackBy: z.string(),
  decideBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  outcome: z.nullable(Outcome),
  /** The outcomes of the named reviews, with their counts; once the notice is decided. */
  became: z.array(z.object({ outcome: Outcome, n: z.number() })),
  /** `null` if moderators decided it: then the page shows the standard letter of each outcome. */
  letter: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  canWithdraw: z.boolean(),
})
export type NoticeView = z.output<typeof NoticeView>

/** `null`: from 1 to 4. */
const Count = z.nullable(z.number())
const Published = z.object({
  /** By the month in which notices arrived, the latest first. */
  months: z.array(
    z.object({
      month: z.string(),
      received: Count,
      kept: Count,
      /** Labelled, or the author was asked to affirm or change the text. */
      changed: Count,
      /** Hidden by an order, or taken down. */
      down: Count,
      withdrawn: Count,
    }),
  ),
  /** All months together; a `null` ground combines the rare ones. */
  grounds: z.array(z.object({ ground: z.nullable(Ground), n: Count })),
  abusive: Count,
  /** Notes on profiles; each one that is shown is public on its profile. */
  notes: z.object({ shown: z.number(), withdrawn: z.number() }),
  /** The decided notices, without names or words; `null` for a month or a ground that has fewer than five. */
  notices: z.array(
    z.object({
      month: z.nullable(z.string()),
      ground: z.nullable(Ground),
      outcome: Outcome,
      took: z.enum(['day', 'weeks', 'longer']),
    }),
  ),
})
export type Published = z.output<typeof Published>

export const calls = {
  published: call({
    name: 'takedown.published',
    method: 'GET',
    path: '/api/takedowns/published',
    access: 'public',
    summary: 'Notices counted by month, ground and outcome, and the decided ones without names or words. null is 1 to 4.',
    credentials: 'omit',
    reply: Published,
  }),
  challenge: call({
    name: 'takedown.challenge',
    method: 'GET',
    path: '/api/takedowns/challenge',
    access: 'public',
    summary: 'A proof-of-work challenge for one notice about reviews of one professional. It costs more while many notices come.',
    credentials: 'omit',
    limit: { most: 60, minutes: 60 },
    query: z.object({ professional: Uuid }),
    /** altcha's challenge, and for how many seconds it is valid. */
    reply: z.object({ challenge: z.looseObject({}), seconds: z.number() }),
  }),
  file: call({
    name: 'takedown.file',
    method: 'POST',
    path: '/api/takedowns',
    access: 'public',
    summary: 'Send a notice against ratings. The reply holds its number and the code words that open the answer; both are shown once.',
    credentials: 'omit',
    limit: { most: 10, minutes: 60 },
    idempotent: true,
    body: z.extend(Notice, { proof: z.optional(Proof) }),
    reply: z.object({
      number: z.string(),
      code: z.string(),
      lane: z.enum(lanes),
      ackBy: z.string(),
      decideBy: z.nullable(z.string()),
      /** How many of the named ratings are hidden until the decision. */
      hidden: z.number(),
      /** The directory has no court of this name: counsel asks the court, and nothing is hidden until then. */
      isCourtUnknown: z.boolean(),
    }),
  }),
  look: call({
    name: 'takedown.look',
    method: 'POST',
    path: '/api/takedowns/answer',
    access: 'public',
    summary: 'Read where a notice stands and its answer, with its number and code words. A POST, so that neither stands in an address.',
    credentials: 'omit',
    limit: { most: 30, minutes: 60 },
    body: Opened,
    reply: NoticeView,
  }),
  withdraw: call({
    name: 'takedown.withdraw',
    method: 'POST',
    path: '/api/takedowns/withdraw',
    access: 'public',
    summary: 'Take back a notice that is not decided, with its number and code words.',
    credentials: 'omit',
    limit: { most: 30, minutes: 60 },
    body: Opened,
    reply: NoticeView,
  }),
}

const desk = { staff: 'admin' } as const
const One = z.object({ number: z.string().check(z.maxLength(60)) })
const Done = z.object({ done: z.boolean() })
const Reason = textBetween(10, longest.reason)

const Queued = z.object({
  number: z.string(),
  ground: Ground,
  lane: z.enum(lanes),
  state: State,
  receivedAt: z.string(),
  /** The deadline that applies now; null once the notice ended, and in counsel's lane after the acknowledgement. */
  clock: z.nullable(z.object({ is: z.enum(['ack', 'decide']), until: z.string(), isOver: z.boolean() })),
  outcome: z.nullable(Outcome),
  professional: z.string(),
  isRepeat: z.boolean(),
  isOver: z.boolean(),
  isAbusive: z.boolean(),
  isHeld: z.boolean(),
  isCourtUnknown: z.boolean(),
  /** The notice came with proof of work. */
  isProven: z.boolean(),
})
export type Queued = z.output<typeof Queued>

const Full = z.extend(Queued, {
  professionalId: z.string(),
  sender: z.string(),
  capacity: Capacity,
  authority: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isOfficial: z.boolean(),
  words: z.nullable(z.string()),
  why: z.string(),
  evidence: z.nullable(z.string()),
  order: z.nullable(CourtOrder),
  letter: z.nullable(z.string()),
  heldFor: z.nullable(z.string()),
  ackBy: z.string(),
  decideBy: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** A mark of the reviews' state as shown here; it is sent back with the decision. */
  seen: z.string(),
  /** `gone`: the author edited or withdrew it. `became`: the outcome, whichever desk decided. */
  ratings: z.array(
    z.object({
      id: z.string(),
      effect: z.enum(['hidden', 'flagged', 'none']),
      status: z.string(),
      became: z.nullable(Outcome),
      texts: z.array(z.string()),
    }),
  ),
  log: z.array(z.object({ at: z.string(), event: z.string(), by: z.string(), reason: z.nullable(z.string()) })),
  /** What the reader of this reply may do. */
  can: z.object({
    acknowledge: z.boolean(),
    take: z.boolean(),
    propose: z.boolean(),
    decide: z.boolean(),
    /** Only counsel can decide this notice, and the reader is not marked as counsel. */
    needsCounsel: z.boolean(),
    /** This ground needs two people for a takedown. */
    needsTwo: z.boolean(),
    /** A note on the profile can be started: the notice is marked as abusive, and the profile has no note that is shown or waits. */
    note: z.boolean(),
  }),
  outcomes: z.array(Outcome),
})
export type Full = z.output<typeof Full>

/** A pool of reviews that may be hidden at once (domain/takedown/pools.ts) and runs low; with a name, the pool of that professional. */
export const Low = z.object({
  pool: z.enum(['site', 'reserve', 'plain', 'professional']),
  professional: z.nullable(z.string()),
  used: z.number(),
  size: z.number(),
})
export type Low = z.output<typeof Low>

/** Calls of the admin desk. */
export const deskCalls = {
  queue: call({
    name: 'takedown.queue',
    method: 'GET',
    path: '/api/staff/takedowns',
    access: desk,
    summary: 'Notices: what is overdue first, then by the clock that ends first; those that ended, the latest first.',
    query: z.object({ show: z.optional(z.enum(['open', 'ended'])) }),
    reply: z.object({
      notices: z.array(Queued),
      counts: z.object({ open: z.number(), overdue: z.number(), counsel: z.number() }),
      low: z.array(Low),
    }),
  }),
  show: call({
    name: 'takedown.show',
    method: 'GET',
    path: '/api/staff/takedowns/:number',
    access: desk,
    summary: 'One notice whole, with the ratings it names as they stand now, and everything that was done with it.',
    params: One,
    reply: Full,
  }),
  step: call({
    name: 'takedown.step',
    method: 'POST',
    path: '/api/staff/takedowns/:number/step',
    access: desk,
    summary: 'Acknowledge a notice, or take it up for review.',
    params: One,
    body: z.object({ step: z.enum(['acknowledged', 'taken']) }),
    reply: Done,
  }),
  propose: call({
    name: 'takedown.propose',
    method: 'POST',
    path: '/api/staff/takedowns/:number/propose',
    access: desk,
    summary: 'Propose to take the ratings down, where two people do that: somebody else decides.',
    params: One,
    body: z.object({ reason: Reason }),
    reply: Done,
  }),
  decide: call({
    name: 'takedown.decide',
    method: 'POST',
    path: '/api/staff/takedowns/:number/decide',
    access: desk,
    summary: 'Decide a notice: what becomes of the ratings, the letter to its sender, and what their authors are told.',
    params: One,
    body: z.object({
      outcome: Outcome,
      /** `seen` from the notice as displayed: refused with `conflict` if a review was decided or changed since. */
      seen: z.string().check(z.maxLength(64)),
      letter: textBetween(10, longest.letter),
      /** The authors read it through their receipts; required unless the reviews stay or are gone. */
      toAuthor: z.optional(textBetween(10, longest.letter)),
      /** The reason, for the staff's log. */
      reason: Reason,
    }),
    reply: Done,
  }),
  mark: call({
    name: 'takedown.mark',
    method: 'POST',
    path: '/api/staff/takedowns/:number/mark',
    access: desk,
    summary: 'Mark a notice as abusive, or take the mark away.',
    params: One,
    body: z.object({ isAbusive: z.boolean(), reason: Reason }),
    reply: Done,
  }),
  hold: call({
    name: 'takedown.hold',
    method: 'POST',
    path: '/api/staff/takedowns/:number/hold',
    access: desk,
    summary: 'Keep a notice beyond its three years, or let it go.',
    params: One,
    body: z.object({ isHeld: z.boolean(), reason: Reason }),
    reply: Done,
  }),
  export: call({
    name: 'takedown.export',
    method: 'POST',
    path: '/api/staff/takedowns/:number/export',
    access: desk,
    summary: 'The record of a notice as JSON, with its SHA-256, for a custodian of records. Each export is logged with its reason.',
    params: One,
    body: z.object({ reason: Reason }),
    /** `code`: the first 16 digits of the hash, by which a copy is found again. */
    reply: z.object({ json: z.string(), sha256: z.string(), code: z.string(), exportedAt: z.string() }),
  }),
  findExport: call({
    name: 'takedown.findExport',
    method: 'POST',
    path: '/api/staff/verification-codes',
    access: desk,
    summary: 'Which export has this verification code, or this SHA-256. A POST, so that it stands in no address.',
    body: z.object({ code: z.string().check(z.trim(), z.maxLength(100)) }),
    reply: z.object({ number: z.string(), at: z.string(), by: z.string(), reason: z.string(), sha256: z.string() }),
  }),
  exports: call({
    name: 'takedown.exports',
    method: 'GET',
    path: '/api/staff/takedown-exports',
    access: desk,
    summary: 'Who exported which notice, when and why, the latest first.',
    reply: z.object({ exports: z.array(z.object({ at: z.string(), number: z.string(), by: z.string(), reason: z.string() })) }),
  }),
  holds: call({
    name: 'takedown.holds',
    method: 'GET',
    path: '/api/staff/preservation-holds',
    access: desk,
    summary: 'What is kept because a case needs it: notices, and accounts that cannot be deleted.',
    reply: z.object({
      holds: z.array(
        z.object({ what: z.enum(['notice', 'account']), name: z.string(), reason: z.string(), since: z.nullable(z.string()) }),
      ),
    }),
  }),
}
