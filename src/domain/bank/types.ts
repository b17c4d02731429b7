import type { Day } from '#kernel/day.ts'

/** One line of a bank statement. */
export interface BankLine {
  day: Day
  /** Below zero: money out. Never zero. */
  cents: number
  /** What the bank wrote, at most 200 characters, without whole account numbers. */
  description: string
  checkNumber: string | null
  /** The bank's own id of the line (OFX 1.0.2, 3.2.3: unique in its account); `null` where the file has none. */
  fitId: string | null
  /** It corrects an earlier line, which has this id (OFX 1.0.2, 11.4.3, CORRECTFITID). */
  corrects?: { fitId: string; action: 'replace' | 'delete' }
}

/** Why a row of a file is not among its lines. */
export type SkipReason = 'no_date' | 'no_amount' | 'zero' | 'too_large' | 'currency' | 'not_completed' | 'two_amounts'

export interface Skipped {
  /** The row of the file that it stands in, or the transaction's number in an OFX file, from 1. */
  row: number
  why: SkipReason
}

export const accountKinds = ['checking', 'savings', 'card', 'other'] as const
export type AccountKind = (typeof accountKinds)[number]

/** The most of a file: its bytes, and its lines. */
export const bankLimits = { bytes: 10 * 1024 * 1024, lines: 100_000 } as const

/** Names the rules by which a file was read; it is stored with each import. */
export const importerVersion = 1
