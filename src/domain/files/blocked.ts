// What is due about a file that was reported as apparent sexual abuse material of a child, and until when it is preserved.
import { type Day, dayOf } from '#kernel/day.ts'

/** The law that the days follow, and when its text was last compared: 18 U.S.C. § 2258A at law.cornell.edu, and Pub. L. 118-59 at govinfo.gov. */
export const law = {
  citation: '18 U.S.C. § 2258A(a)(1), (h)(1)',
  amendedBy: 'Pub. L. 118-59, sec. 3 (May 7, 2024)',
  lastChecked: '2026-11-30',
} as const

export type ReportState = 'reported' | 'blocked' | 'tipped' | 'ended'

export interface ReportDays {
  /** Milliseconds. */
  reportedAt: number
  blockedAt: number | null
  endedAt: number | null
  /** The day on which the report to the CyberTipline was submitted. */
  tippedOn: Day | null
}

export const stateOf = ({ blockedAt, endedAt, tippedOn }: ReportDays): ReportState =>
  endedAt !== null ? 'ended' : blockedAt === null ? 'reported' : tippedOn === null ? 'blocked' : 'tipped'

/**
 * The last day of the year for which a submitted report counts as a request to preserve its contents (§ 2258A(h)(1)). After February 29 it is
 * March 1 of the next year: never a day less than a year.
 */
export function preservedUntil(tippedOn: Day): Day {
  const [year = 0, month = 0, day = 0] = tippedOn.split('-').map(Number)
  return dayOf(Date.UTC(year + 1, month - 1, day))
}

/** What comes next, and its day. */
export interface Due {
  what: 'block' | 'tip' | 'preserve'
  on: Day
}

/**
 * The law says "as soon as reasonably possible" for the report to the CyberTipline. The day of the report, and the day after blocking, are this
 * product's own rule for that. Days are those of UTC.
 * @returns `null` where nothing is due: two people ended it
 */
export function dueOf(days: ReportDays): Due | null {
  const { reportedAt, blockedAt, tippedOn } = days
  const state = stateOf(days)
  if (state === 'ended') return null
  if (state === 'reported') return { what: 'block', on: dayOf(reportedAt) }
  if (state === 'blocked') return { what: 'tip', on: dayOf(blockedAt! + 86_400_000) }
  return { what: 'preserve', on: preservedUntil(tippedOn!) }
}
