/**
 * A calendar day, `YYYY-MM-DD`, without time or zone. Court days and the days stored with a rating
 * are calendar days; a point in time would say more than we may know.
 */
export type Day = string & { readonly __day: never }

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads a day that exists in the calendar; `null` for anything else. */
export function readDay(text: string): Day | null {
  const match = shape.exec(text)
  if (!match) return null
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : (text as Day)
}

/** The UTC day of an instant (milliseconds since 1970-01-01T00:00Z). */
export function dayOf(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10) as Day
}

/** The instant (milliseconds) at which a UTC day begins. */
export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}
