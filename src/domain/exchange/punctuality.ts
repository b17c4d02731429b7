import type { Parent } from '../custody/types.ts'
import { cameOf, type ExchangeFacts } from './lateness.ts'

export interface Count {
  n: number
  onTime: number
  late: number
  /** Minutes after the grace, of those that were late; `null` where none was. */
  medianMinutes: number | null
  noRecord: number
  /** Fewer are no basis for a sentence about anybody. */
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
  const minutes = came.flatMap((each) => (each.is === 'late' ? [each.minutes] : []))
  return {
    n: came.length,
    onTime: came.filter(({ is }) => is === 'on_time').length,
    late: minutes.length,
    medianMinutes: medianOf(minutes),
    noRecord: came.filter(({ is }) => is === 'no_record').length,
    isEnough: came.length >= enough,
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
