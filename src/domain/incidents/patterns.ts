import { medianOf } from '../exchange/punctuality.ts'

// How often something happened, of how many times it could have: never a number without its denominator (issue 30, section 4).

/** What is counted of live records. Each is about one parent's part in things that have a record. */
export const patternLines = ['late', 'no_record', 'swap_declined', 'no_answer', 'late_answer', 'support_open', 'expense_open'] as const
export type PatternLine = (typeof patternLines)[number]

/** One time at which it could have happened. */
export interface Occurrence {
  line: PatternLine
  /** Whose part it is. */
  side: 'A' | 'B'
  /** Instant in ms. */
  at: number
  /** Whether it did. */
  is: boolean
  /** How long, in whole minutes, where it did and that can be said. */
  minutes: number | null
}

export interface Pattern {
  line: PatternLine
  side: 'A' | 'B'
  n: number
  of: number
  /** The first and the last that were counted: instants in ms. */
  from: number
  to: number
  /** The middle of those that have a length; `null` below five of them. */
  median: number | null
  measured: number
  /** Fewer than five are no basis for a share. */
  isEnough: boolean
}

/** Below this many nothing is said but that there is not enough. */
export const enough = 5

/** Each line and side that something was counted of, in the order of the lines, side A first. */
export function patternsOf(all: readonly Occurrence[]): Pattern[] {
  return patternLines.flatMap((line) =>
    (['A', 'B'] as const).flatMap((side): Pattern[] => {
      const its = all.filter((one) => one.line === line && one.side === side)
      if (its.length === 0) return []
      const times = its.map(({ at }) => at)
      const minutes = its.flatMap(({ is, minutes: long }) => (is && long !== null ? [long] : []))
      return [
        {
          line,
          side,
          n: its.filter(({ is }) => is).length,
          of: its.length,
          from: times.reduce((one, other) => Math.min(one, other)),
          to: times.reduce((one, other) => Math.max(one, other)),
          median: minutes.length < enough ? null : medianOf(minutes),
          measured: minutes.length,
          isEnough: its.length >= enough,
        },
      ]
    }),
  )
}
