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
  /** Requests to preserve it longer, each with its last day. */
  extensions: readonly Extension[]
}

export interface Extension {
  /** The reference of the legal request. */
  reference: string
  until: Day
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
  /** The request that it is preserved for beyond the year. */
  request: string | null
}

/** The last day of preservation: the end of the year, or of the longest request. A request is never shorter than the year. */
function preservation(tippedOn: Day, extensions: readonly Extension[]): Due {
  const year: Due = { what: 'preserve', on: preservedUntil(tippedOn), request: null }
  return extensions.reduce<Due>((last, { reference, until }) => (until > last.on ? { ...last, on: until, request: reference } : last), year)
}

/** The last day of a preservation that has passed: what happens to the file is then for people and counsel to decide. */
export function endedOn(days: ReportDays, today: Day): Day | null {
  const due = dueOf(days)
  return due?.what === 'preserve' && due.on < today ? due.on : null
}

/**
 * The law says "as soon as reasonably possible" for the report to the CyberTipline. The day of the report, and the day after blocking, are this
 * product's own rule for that. Days are those of UTC.
 * @returns `null` where nothing is due: two people ended it
 */
export function dueOf(days: ReportDays): Due | null {
  const { reportedAt, blockedAt, tippedOn, extensions } = days
  const state = stateOf(days)
  if (state === 'ended') return null
  if (state === 'reported') return { what: 'block', on: dayOf(reportedAt), request: null }
  if (state === 'blocked') return { what: 'tip', on: dayOf(blockedAt! + 86_400_000), request: null }
  return preservation(tippedOn!, extensions)
}
