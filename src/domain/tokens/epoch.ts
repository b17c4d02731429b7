import { type Day, dayOf, startOf } from '#kernel/day.ts'

/** How long tokens live: a calendar month, `YYYY-MM`. In it a token is one among all of that month. */
export type Epoch = string

/** Days of the next month on which the last one's tokens are still good: a person who began to write on its last evening. */
const graceDays = 3

/** The epoch of a day, UTC. */
export const epochOf = (day: Day): Epoch => day.slice(0, 7)

/** The epochs whose tokens are taken on a day, the one that is given out first. */
export function epochsTakenOn(day: Day): Epoch[] {
  const now = epochOf(day)
  if (Number(day.slice(8)) > graceDays) return [now]
  return [now, epochOf(dayOf(startOf(`${now}-01` as Day) - 24 * 3_600_000))]
}
