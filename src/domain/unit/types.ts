import type { Day } from '#kernel/day.ts'

/** What a state's disbursement unit writes down: money that it got, money that it sent on, its fees and its corrections. */
export const unitKinds = ['received', 'sent', 'fee', 'adjustment'] as const
export type UnitKind = (typeof unitKinds)[number]

/** One line of the unit's history. */
export interface UnitLine {
  day: Day
  kind: UnitKind
  /** Whole. Above zero; below zero only in an adjustment that takes money back. */
  cents: number
  /** The unit's own number of it, at most 20 characters, without whole account numbers; empty where it has none. */
  reference: string
}

/** The most of a file: its bytes, and its rows. Twenty years of weekly payments, each with a fee, have 4,000. */
export const unitLimits = { bytes: 2 * 1024 * 1024, rows: 5_000 } as const
