// Ratings and reviews of professionals. Anybody may rate without an account and read what is published.
// The calls carry no credentials, and what is kept with a rating is the list of columns in
// migrations/0002_review.sql and nothing else.
import * as z from 'zod/mini'
import { call } from '../../http/contract.ts'
import { Role, State } from '../professionals/contract.ts'

/** Who the rater was in the matter. Parts are never pooled into one score. */
export const parts = ['parent', 'client', 'opposing_party', 'attorney', 'opposing_counsel', 'other'] as const
export const Part = z.enum(parts)
export type Part = z.output<typeof Part>

export const outcomes = ['mostly_for_me', 'mixed', 'mostly_against_me', 'ongoing', 'prefer_not'] as const
export const Outcome = z.enum(outcomes)
export type Outcome = z.output<typeof Outcome>

/** Texts have at least this many characters in the first answer, so that there is an observation to read. */
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

export const Rating = z.object({
  professional: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'an id of 32 hexadecimal digits with dashes')),
  criteria: Criteria,
  /** "What happened in the courtroom or the process?" */
  saw: text(shortestText),
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
  /** SHA-256 of the receipt that only the author holds, 64 hexadecimal digits. */
  receiptHash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})
export type Rating = z.output<typeof Rating>

/** The groups whose scores stand apart. */
export const groups = ['parents', 'lawyers', 'other_side', 'others'] as const

export const Score = z.object({
  group: z.enum(groups),
  n: z.number(),
  /** `nothing` under 5 ratings, `interval` from 5 to 14, `score` from 15 (ratings.md, section 1). */
  show: z.enum(['nothing', 'interval', 'score']),
  mean: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
})
export type Score = z.output<typeof Score>

export const Review = z.object({
  id: z.string(),
  criteria: z.record(z.string(), z.nullable(z.number())),
  saw: z.string(),
  wentWell: z.nullable(z.string()),
  shouldKnow: z.nullable(z.string()),
  part: Part,
  outcome: Outcome,
  eventMonth: z.string(),
})
export type Review = z.output<typeof Review>

const ProfessionalId = z.object({ id: Rating.shape.professional })

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
    reply: z.object({ scores: z.array(Score), items: z.array(Review), total: z.number(), next: z.nullable(z.string()) }),
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
  file: call({
    name: 'reviews.file',
    method: 'POST',
    path: '/api/reviews',
    access: 'public',
    summary: 'File a rating. It is kept without anything that says who sent it or when on the day, and published later, at a random time.',
    credentials: 'omit',
    body: Rating,
    reply: z.object({
      status: z.literal('pending'),
      /** When it will be readable: between so many hours from now, or minutes in the demo. */
      publishedIn: z.object({ from: z.number(), to: z.number(), unit: z.enum(['minutes', 'hours']) }),
    }),
  }),
}
