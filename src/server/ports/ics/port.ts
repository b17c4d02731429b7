import type { Day } from '#kernel/day.ts'

// iCalendar (RFC 5545) in and out. Instants are milliseconds since 1970-01-01T00:00Z. What is said about a file
// is said by key and line; the sentences stand with the person who shows them.

export interface ReadOptions {
  /** What lies in `from`-`to` is read; repeating events are unfolded within it. */
  from: number
  to: number
  /** IANA name: where times that name no zone, or one that nobody knows, are meant. */
  zone: string
  /** So many events at most; the rest is left out, and `cut` says so. */
  most: number
}

export interface ReadEvent {
  /** The same event in the next export has the same. Made of begin and title where the file has none. */
  uid: string
  /** Which of a repeating event: its original begin, as ISO instant or day; `null` where it does not repeat. */
  occurrence: string | null
  title: string
  from: number
  /** Equal to `from` where the file gives no end. */
  to: number
  /** Both counted; `from` and `to` are then the begin and end of these days in the zone that was used. */
  allDay: { first: Day; last: Day } | null
  place: string | null
  notes: string | null
  status: 'confirmed' | 'tentative' | 'cancelled'
  /** As written (`TZID`, `UTC`), `null` for a time without zone; and the IANA zone that it was taken for, `null` for one the file itself describes. */
  zone: { written: string | null; used: string | null }
  sequence: number
  lastModified: number | null
  /** Where it begins in the file, from 1. */
  line: number
}

/** Why something of the file is not among the events. */
export type LeftOut =
  | 'no_begin'
  | 'no_such_day'
  | 'ends_before_it_begins'
  | 'not_ended'
  | 'not_an_event'
  | 'repeats_too_often'
  | 'repeats_cut'
  | 'broken_rule'
  | 'older_version'

export type Warning =
  | 'broken_line'
  | 'unknown_zone'
  | 'no_zone'
  | 'zone_moved'
  | 'no_such_day_skipped'
  | 'empty_days'
  | 'long_text_cut'
  | 'exception_rule_ignored'

export interface Note<Key extends string> {
  line: number
  why: Key
  /** The name or value in question, at most 80 characters. */
  about?: string | undefined
}

export type Read =
  | {
      refused: null
      name: string | null
      /** The calendar's own zone (`X-WR-TIMEZONE`), where it names a known one. */
      zone: string | null
      /** By begin, then uid. */
      events: ReadEvent[]
      leftOut: Note<LeftOut>[]
      warnings: Note<Warning>[]
      /** More was there than `most`, or than may be unfolded. */
      cut: boolean
    }
  | { refused: 'too_large' | 'no_calendar' | 'too_many_events' | 'unreadable' }

/** One event to write. What repeats is written unfolded, or as often as it is in the calendar. */
export interface WriteEvent {
  uid: string
  title: string
  from: number
  to: number
  allDay?: { first: Day; last: Day } | null | undefined
  place?: string | null | undefined
  notes?: string | null | undefined
  status?: 'confirmed' | 'tentative' | 'cancelled' | undefined
  /** Rises with every change (RFC 5545 3.8.7.4). */
  sequence: number
  lastModified: number
}

export interface WriteCalendar {
  name: string
  /** IANA name: what a reader may show times in. The times themselves are written as instants. */
  zone: string
}

/** What `read` takes at most; beyond it the file is refused. */
export const readLimits = { bytes: 10 * 1024 * 1024, events: 100_000 } as const

export interface Ics {
  /**
   * Reads a calendar as Google, Apple, Outlook or OurFamilyWizard export it. Never throws for what stands in the text;
   * a big one is read beside the server's own thread.
   * @throws RangeError for a zone in the options that is none
   */
  read(text: string, options: ReadOptions): Promise<Read>
  /**
   * Writes a calendar that any reader of RFC 5545 takes: times as UTC instants (a zone that moves moves nothing),
   * whole days as dates, lines folded at 75 octets.
   * @throws RangeError for an event that ends before it begins
   */
  write(calendar: WriteCalendar, events: readonly WriteEvent[]): string
}
