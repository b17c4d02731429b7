// What visitors suggest for the directory: a fact that is wrong, or someone who is missing. Anybody may,
// without an account. It waits for a person who checks it; nothing changes by itself. The calls carry no
// credentials, and what is stored is the list of columns in migrations/0006_corrections.sql.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { textBetween } from '#http/fields.ts'
import { Kind, Role, State } from '#directory/professionals/contract.ts'

export const longest = { name: 100, workplace: 160, county: 60, value: 300, proof: 500, note: 1000 } as const
/** A place where it can be checked is named by at least so many characters. */
export const shortestProof = 8

const optional = (most: number) => z.optional(textBetween(0, most))

const proof = { proof: textBetween(shortestProof, longest.proof), note: optional(longest.note) }

/** Someone who is missing from the directory. */
export const Missing = z.object({
  role: Role,
  kind: Kind,
  name: textBetween(3, longest.name),
  /** The court of a judge or guardian ad litem; the firm or office of all others. */
  workplace: optional(longest.workplace),
  state: State,
  county: optional(longest.county),
  ...proof,
})
export type Missing = z.output<typeof Missing>

/** A fact that is wrong, named as the directory shows it; without `field`, something else in words. */
export const Wrong = z.object({
  professional: z
    .string()
    .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`))),
  field: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
  positionSeq: z.nullable(z.int().check(z.gte(1), z.lte(32_767))),
  was: z.nullable(z.string().check(z.maxLength(4000))),
  now: textBetween(1, longest.value),
  ...proof,
})
export type Wrong = z.output<typeof Wrong>

const states = ['received', 'checking', 'taken_over', 'not_taken_over'] as const

/** What the sender is given: a number such as K7QM-2XWD-94HT, said once. */
const Taken = z.object({ number: z.string() })

export const Outcome = z.object({
  what: z.enum(['person', 'fact']),
  state: z.enum(states),
  reason: z.nullable(z.string()),
  receivedOn: z.string(),
  decidedOn: z.nullable(z.string()),
  /** Suggestions of earlier days that wait too, of whomever; nothing once this one is decided. */
  ahead: z.nullable(z.int()),
  /** The person that it is about, where the directory has one. */
  professionalId: z.nullable(z.string()),
})
export type Outcome = z.output<typeof Outcome>

export const calls = {
  add: call({
    name: 'corrections.add',
    method: 'POST',
    path: '/api/corrections/people',
    access: 'public',
    summary: 'Suggest somebody who is missing. It is checked by a person before the directory shows it.',
    credentials: 'omit',
    limit: { most: 10, minutes: 60 },
    idempotent: true,
    body: Missing,
    reply: Taken,
  }),
  correct: call({
    name: 'corrections.correct',
    method: 'POST',
    path: '/api/corrections',
    access: 'public',
    summary: 'Report a fact that is wrong. It is checked by a person before the directory changes.',
    credentials: 'omit',
    limit: { most: 10, minutes: 60 },
    idempotent: true,
    body: Wrong,
    reply: Taken,
  }),
  look: call({
    name: 'corrections.look',
    method: 'POST',
    path: '/api/corrections/look-up',
    access: 'public',
    summary: 'What became of a suggestion, by the number that its sender was given.',
    credentials: 'omit',
    limit: { most: 30, minutes: 10 },
    body: z.object({ number: z.string().check(z.minLength(1, reason(msg`write the number`)), z.maxLength(40)) }),
    reply: Outcome,
  }),
}
