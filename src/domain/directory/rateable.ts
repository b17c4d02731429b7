/** Why a page shows facts and takes no ratings. */
export type Closed = 'federal' | 'appellate' | 'criminal' | 'long_ago'

/** What the directory knows of someone's newest seat. Days are `YYYY-MM-DD`. */
export interface Seated {
  role: string
  jurisdiction: 'state' | 'federal'
  title: string
  courtName: string | null
  state: string | null
  standing: 'serving' | 'ended' | 'last_known'
  since: {
    basis: 'appointed' | 'elected' | 'listed'
    fromOn: string | null
    toOn: string | null
    next?: { on: string } | null | undefined
  }
  /** The day up to which the source speaks. */
  asOf: string | null
}

/** Nothing newer than this is known: too long ago to say whom a rating would be about. Years. */
const longAgo = 20

/**
 * Whether a court hears appeals. New York's Supreme Court is a trial court, and so is every state's "Superior Court" but
 * Pennsylvania's.
 */
function isAppellate({ title, courtName, state }: Seated): boolean {
  const words = `${title}, ${courtName ?? ''}`
  if (/\bappeals?\b|\bappellate\b/i.test(words)) return true
  if (state === 'PA' && /\b(superior|commonwealth) court\b/i.test(words)) return true
  return state !== 'NY' && /\bsup(reme|\.)? (court|ct)\b/i.test(words)
}

/** A court of crimes alone: one that is named for other cases too may hear families. */
function isCriminal({ title, courtName }: Seated): boolean {
  const words = `${title}, ${courtName ?? ''}`
  return /\bcriminal\b/i.test(words) && !/\b(family|domestic|civil|juvenile|probate|general|chancery)\b/i.test(words)
}

/** The last day of which anything is known; `null` where the source gives none. */
function lastKnown({ standing, since: { basis, fromOn, toOn, next }, asOf }: Seated): string | null {
  const current = standing === 'serving' || basis === 'listed'
  if (standing === 'serving' && asOf === null) return null
  return (
    [fromOn, toOn, next?.on, current ? asOf : null]
      .filter((day) => typeof day === 'string')
      .toSorted()
      .at(-1) ?? null
  )
}

/**
 * Why someone cannot be rated here, `null` where they can. Federal, appellate and criminal judges do not hear families;
 * of a judge of whom nothing newer than twenty years is known nobody can tell whether it is still the one in that court.
 * @param today `YYYY-MM-DD`
 */
export function whyClosed(of: Seated, today: string): Closed | null {
  if (of.role !== 'judge') return null
  if (of.jurisdiction === 'federal') return 'federal'
  // The Court of Criminal Appeals is both: what it decides tells more.
  if (isCriminal(of)) return 'criminal'
  if (isAppellate(of)) return 'appellate'
  const last = lastKnown(of)
  const limit = `${Number(today.slice(0, 4)) - longAgo}${today.slice(4)}`
  return last !== null && last < limit ? 'long_ago' : null
}
