import type { Parent } from '../schedule/types.ts'
import { type Came, cameOf, type ExchangeFacts } from './lateness.ts'

/** Exchanges of one side: `n` is the sum of on time, late, entered later and no record. */
export interface Count {
  n: number
  /** On time and late by records made at the time. */
  onTime: number
  late: number
  /** Minutes after the grace, of those that were late; `null` where none was. */
  medianMinutes: number | null
  /** Where everything that side recorded was typed in later: neither on time nor late. */
  enteredLater: number
  noRecord: number
  /** Fewer, without those that were entered later, are no basis for a sentence about anybody. */
  isEnough: boolean
}

/** Below this many exchanges nothing is said in numbers but the numbers themselves. */
const enough = 5

/** The middle one; of an even number the mean of the two in the middle. @returns `null` of none */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** An exchange by its facts, and to which side the children went. */
export interface Past extends ExchangeFacts {
  to: Parent
}

function countOf(past: readonly Past[], side: Parent): Count {
  const came = past.map((each) => cameOf(each, side)).filter(({ is }) => is !== 'open')
  const isEntered = (each: Came) => 'enteredAt' in each && each.enteredAt !== null
  const counted = came.filter((each) => !isEntered(each))
  const minutes = counted.flatMap((each) => (each.is === 'late' ? [each.minutes] : []))
  return {
    n: came.length,
    onTime: counted.filter(({ is }) => is === 'on_time').length,
    late: minutes.length,
    medianMinutes: medianOf(minutes),
    enteredLater: came.length - counted.length,
    noRecord: counted.filter(({ is }) => is === 'no_record').length,
    isEnough: counted.length >= enough,
  }
}

export interface Punctuality {
  /** When that side gave the children, and when it received them. */
  giving: Count
  receiving: Count
  all: Count
}

/** Each side's punctuality over exchanges that were not cancelled; those still open at `now` are left out. */
export function punctualityOf(exchanges: readonly Past[]): Readonly<Record<Parent, Punctuality>> {
  const held = exchanges.filter(({ isCancelled }) => !isCancelled)
  const of = (side: Parent): Punctuality => ({
    giving: countOf(
      held.filter(({ to }) => to !== side),
      side,
    ),
    receiving: countOf(
      held.filter(({ to }) => to === side),
      side,
    ),
    all: countOf(held, side),
  })
  return { A: of('A'), B: of('B') }
}
