import type { Day } from '#kernel/day.ts'

export type ProposalKind = 'hearing' | 'school' | 'exchange' | 'deadline' | 'event'

/** What in a proposal is guessed, or does not fit. */
export type Doubt =
  /** The weekday that is written is not that of the day. */
  | 'weekday_disagrees'
  /** No year is written: the next such day is meant. */
  | 'year_guessed'
  /** No "am" or "pm" is written: 7 to 11 is before noon, 12 to 6 after. */
  | 'half_of_day_guessed'
  /** "tomorrow", "next Friday": counted from the day of reading. */
  | 'counted_from_today'
  /** The day is written before the month: 28/5/2027. */
  | 'day_before_month'

/** Something in a text that may belong into a calendar. Nobody writes it there but a person who looked at it. */
export interface Proposal {
  kind: ProposalKind
  /** From the line it stands in, without day and time; at most 80 signs; may be empty. */
  title: string
  day: Day
  /** The last day of a range, with it. */
  last: Day | null
  /** `HH:MM` on the wall there; `null` for the whole day. */
  from: string | null
  to: string | null
  /** IANA name, where the text names a zone. */
  zone: string | null
  place: string | null
  /** Where the day stands in the text: first character, and the one after the last. */
  span: { from: number; to: number }
  /** `high`: all is written; `medium`: something usual is guessed; `low`: look twice. */
  confidence: 'high' | 'medium' | 'low'
  doubts: readonly Doubt[]
}
