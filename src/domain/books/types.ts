import type { Day } from '#kernel/day.ts'
import type { Side } from '../splits/split.ts'

// The books of a case: double entry in whole cents of one currency. Nothing in them is edited; a correction is an entry of its own.

/** Child support apart from shared expenses: neither pays for the other. */
export const books = ['support', 'shared'] as const
export type Book = (typeof books)[number]

export const causeKinds = ['expense', 'support', 'payment', 'waiver', 'interest', 'refund', 'correction'] as const
export type CauseKind = (typeof causeKinds)[number]

/** What brought an entry about, and its id there. What is owed is an item, and is named by the cause that made it. */
export interface Cause {
  kind: CauseKind
  id: string
}
/** A cause as one text, for maps and for comparing. */
export const keyOf = ({ kind, id }: Cause): string => `${kind} ${id}`

/** What is owed by its nature; `credit` is what was paid before it was owed. */
export const purposes = ['principal', 'interest', 'credit'] as const
export type Purpose = (typeof purposes)[number]

export interface Account {
  book: Book
  side: Side
  purpose: Purpose
  /** The child it is about; `null` where it is about all of them. */
  child: string | null
  /** The category of an expense; `null` in the book of support. */
  category: string | null
}

/** A change of an account, of one item. */
export interface Posting extends Account {
  /** What it makes, or settles. */
  item: Cause
  /** Whole, never 0. Above zero the side is owed more, below zero it owes more. */
  cents: number
}

/**
 * How far it is proved that a payment was made: its payer says so; the other parent does, too; a line of a bank account matches it, or one of
 * the state's disbursement unit.
 */
export const evidenceLevels = ['declared', 'confirmed', 'bank_matched', 'unit_matched'] as const
export type Evidence = (typeof evidenceLevels)[number]

export interface Entry {
  id: string
  /** The day that it counts from, in the zone of the case. */
  day: Day
  cause: Cause
  /** The id of the entry that a correction undoes; `null` for all others. */
  corrects: string | null
  /** By when the items that it makes are to be paid; `null`: on its own day. */
  due: Day | null
  /** Of a payment; `null` for all others. */
  evidence: Evidence | null
  postings: readonly Posting[]
}
