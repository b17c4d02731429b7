import type { Day } from '#kernel/day.ts'
import type { Box } from './words.ts'

/** Why something was offered. */
export type Reason =
  | 'beside its label'
  | 'adds up'
  | 'cash less change'
  | 'stands again'
  | 'largest'
  | 'one reading'
  | 'order of the country'
  | 'other order'
  | 'either order'
  | 'at the top'

/** A reading of one thing on a receipt. */
export interface Candidate<Value> {
  value: Value
  /** How likely it is right, 0 to 1. */
  score: number
  reason: Reason
  box: Box
}

/** What a receipt seems to say. Each list has the likeliest first and may be empty: a person confirms, or types. */
export interface Reading {
  /** Cents; negative where money was given back. */
  total: readonly Candidate<number>[]
  tax: readonly Candidate<number>[]
  tip: readonly Candidate<number>[]
  day: readonly Candidate<Day>[]
  merchant: readonly Candidate<string>[]
  /** The receipt says that it is of a refund. */
  isRefund: boolean
}
