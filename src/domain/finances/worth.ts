// What a parent owns and owes on a day: balances of their accounts, and what they typed.
import type { Day } from '#kernel/day.ts'
import { numberOf } from '#domain/time/calendar.ts'
import { joinedSpans } from './months.ts'
import type { MoneyLine, Span } from './types.ts'

export interface Balance {
  day: Day
  cents: number
}

export interface BalancedAccount {
  id: string
  spans: readonly Span[]
  /** What its bank said the account had at the end of some days. */
  balances: readonly Balance[]
}

/** What the parent typed about something that has no statement here. Debts are below zero. */
export interface Holding extends Balance {
  id: string
  name: string
}

/**
 * What one thing was worth at the end of a day, and from when that is: `file` the bank says so for that day, `lines` the nearest balance
 * with the lines between, `typed` the latest that was typed. `cents` is `null` where nothing says it, and `why` says what is missing.
 */
export type Worth =
  | { id: string; cents: number; from: 'file' | 'lines' | 'typed'; on: Day; lines: number }
  | { id: string; cents: null; why: 'no_balance' | 'not_covered' | 'not_yet' }

const apart = (one: Day, other: Day) => Math.abs(numberOf(one) - numberOf(other))

/**
 * The balance of an account at the end of a day. From the nearest balance that the bank gave, lines are added or taken off, but only where
 * its files cover all the days between: nothing is estimated.
 */
export function balanceOn({ id, spans, balances }: BalancedAccount, lines: readonly MoneyLine[], day: Day): Worth {
  const nearest = balances.toSorted((one, other) => apart(one.day, day) - apart(other.day, day))[0]
  if (!nearest) return { id, cents: null, why: 'no_balance' }
  if (nearest.day === day) return { id, cents: nearest.cents, from: 'file', on: day, lines: 0 }
  const [first, last] = nearest.day < day ? [nearest.day, day] : [day, nearest.day]
  const isCovered = joinedSpans(spans).some((span) => span.first <= first && span.last >= last)
  if (!isCovered) return { id, cents: null, why: 'not_covered' }
  const between = lines.filter((line) => line.account === id && line.day > first && line.day <= last)
  const moved = between.reduce((sum, { cents }) => sum + cents, 0)
  return { id, cents: nearest.cents + (nearest.day < day ? moved : -moved), from: 'lines', on: nearest.day, lines: between.length }
}

/** The latest of what was typed about one thing, on a day. @param of all that was typed about it */
export function typedOn(of: readonly Holding[], day: Day): Worth {
  const latest = of.filter((one) => one.day <= day).toSorted((one, other) => (one.day < other.day ? 1 : -1))[0]
  const { id } = of[0]!
  return latest ? { id, cents: latest.cents, from: 'typed', on: latest.day, lines: 0 } : { id, cents: null, why: 'not_yet' }
}

/** The sum of what is known, and how many things are not. */
export function worthOf(parts: readonly Worth[]): { cents: number; known: number; missing: number } {
  const known = parts.filter((part) => part.cents !== null)
  return { cents: known.reduce((sum, { cents }) => sum + cents, 0), known: known.length, missing: parts.length - known.length }
}
