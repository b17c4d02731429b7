import type { Day } from '#kernel/day.ts'

/** A line of one of the parent's own bank accounts, as the analyzer reads it. */
export interface MoneyLine {
  id: string
  account: string
  day: Day
  /** Below zero: money out. Never zero. */
  cents: number
  description: string
}

/** Days without a hole between them; both ends are in it. */
export interface Span {
  first: Day
  last: Day
}

/** An account with the days that its imported files cover. */
export interface CoveredAccount {
  id: string
  lastFour: string | null
  kind: 'checking' | 'savings' | 'card' | 'other'
  spans: readonly Span[]
}
