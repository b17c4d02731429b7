// The calls that take a rating, and its next version. Anybody may rate without an account. The calls carry no credentials. What is
// stored with a rating is the list of columns in migrations/0002_review.sql and 0004_receipt.sql, and nothing else.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Hex32, ReceiptOrWords } from '#ratings/receipts/contract.ts'
import { Finding, Outcome, Part } from '#ratings/reviews/contract.ts'
import { Proof } from '#ratings/tokens/contract.ts'

/** The fewest characters of the first answer, if there is a text at all, so that it describes an observation. */
export const shortestText = 60
export const longestText = 1500
/** How many criteria must be answered for the rating to count. */
export const fewestAnswers = 3

const Answer = z.nullable(z.int().check(z.gte(1), z.lte(5)))
/** By criterion: 1 to 5, or null for "does not apply". */
const Criteria = z.record(z.string().check(z.regex(/^[a-z_]{2,30}$/)), Answer)

const text = (least: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, reason(msg`write at least ${{ least }} characters`)),
      z.maxLength(longestText, reason(msg`write at most ${{ longestText }} characters`)),
    )

const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`)))

/** The author's statements: what each version of a rating states again. */
const said = {
  criteria: Criteria,
  /** "What happened in the courtroom or the process?" Empty for answers only, otherwise at least `shortestText` characters. */
  saw: text(0),
  /** "What went well?" */
  wentWell: z.optional(text(0)),
  /** "What would you want another parent to know?" */
  shouldKnow: z.optional(text(0)),
  part: Part,
  outcome: Outcome,
  /** Month and year of the events, `YYYY-MM`. */
  eventMonth: z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, reason(msg`a month such as 2026-03`))),
  /** The author confirmed a month in which our sources do not have the person in this role: a moderator reads the rating first. */
  monthSure: z.optional(z.literal(true)),
  /** The author confirms: first-hand, truthful, no minors' details, not the professional or a competitor. */
  attested: z.literal(true, reason(msg`confirm the four statements first`)),
}
export const Said = z.object(said)
export type Said = z.output<typeof Said>

export const Rating = z.object({
  professional: Uuid,
  ...said,
  /** SHA-256 of the receipt that only the author has (`domain/receipt`). A plain form sends none: the server makes the words. */
  receiptHash: z.optional(Hex32),
  /** The public key that moderators' words to the author are sealed to (`domain/receipt/sealed.ts`); none if the browser cannot make it. */
  authorKey: z.optional(Hex32),
  /** The proof of work. A plain form sends none, so its rating waits for a moderator. */
  proof: z.optional(Proof),
  /** A token that nobody can link to its request (`domain/tokens`). A plain form has none, so its rating waits for a moderator. */
  token: z.optional(z.string().check(z.maxLength(600))),
})
export type Rating = z.output<typeof Rating>

/**
 * The server's decision on a rating. `pending` and `queued_human` (it waits for a moderator) are stored;
 * `needs_author_edit` and `blocked` are not, and the findings say why.
 */
const Filing = z.enum(['pending', 'queued_human', 'needs_author_edit', 'blocked'])

/** The delay as the author reads it: a range of minutes or hours, so that the exact time stays secret. */
const Delay = z.object({ from: z.number(), to: z.number(), unit: z.enum(['minutes', 'hours']) })

const Filed = z.object({
  status: Filing,
  /** Why it waits for a moderator: checks with their versions, `term`, `form`. Empty if it does not wait. */
  heldFor: z.array(z.string()),
  findings: z.array(Finding),
  /** When it will be published: a range of hours from now, or of minutes in the demo. `null` unless `pending`. */
  publishedIn: z.nullable(Delay),
  /** The receipt, if the server made it (for a plain form). */
  words: z.nullable(z.array(z.string())),
})

/** The most versions that the database accepts (migrations/0004_receipt.sql). */
const mostVersions = 99
// By network: many people may share one address of a mobile carrier or a shelter.
const filingLimit = { most: 60, minutes: 60, isBlurred: true } as const

export const calls = {
  challenge: call({
    name: 'reviews.challenge',
    method: 'GET',
    path: '/api/reviews/challenge',
    access: 'public',
    summary: 'A proof-of-work challenge for one rating of one professional. It costs more while many ratings arrive.',
    credentials: 'omit',
    limit: { most: 120, minutes: 60, isBlurred: true },
    query: z.object({ professional: Uuid }),
    /** altcha's challenge, and for how many seconds it is valid. */
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
      /** The version that is edited: the server notices if another page edited it meanwhile. */
      version: z
        .int()
        .check(z.gte(1), z.lt(mostVersions, reason(msg`a rating has at most ${{ mostVersions }} versions: withdraw it and write it anew`))),
      ...said,
    }),
    reply: Filed,
  }),
}
