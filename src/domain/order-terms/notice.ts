import type { Day } from '#kernel/day.ts'
import { dayAt } from '../time/calendar.ts'
import { beginOfDay, clockOf, dayNumberAt } from './hours.ts'
import { type NoticeWay, type Term, type TermOf, termsOn } from './types.ts'

/**
 * The terms under which something sent this way counts as a written notice.
 * @param day `YYYY-MM-DD` in the order's zone
 * @returns none where the order does not say that it counts, which is not the same as saying that it does not
 */
export const noticeUnder = (terms: readonly Term[], day: string, way: NoticeWay = 'app'): TermOf<'notice'>[] =>
  termsOn(terms, 'notice', day).filter(({ by }) => by.includes(way))

export interface Deadline {
  day: Day
  /** The instant (ms) at which that day is over: until then it is in time. */
  at: number
}

/**
 * By when something is due under a term that counts days. Calendar days, as the clause says them: the first day is not counted, and the last
 * one counts until midnight. Unlike in Federal Rule of Civil Procedure 6(a)(1)(C), a weekend at the end does not move it: a private duty under
 * an order is no filing with a court.
 * @param from ms: for an expense when it arose or was submitted, for a consent when it was asked for, for a notice when what it is about begins, since notice is counted back
 * @returns `null` for a notice or a consent whose clause names no days
 * @throws RangeError for an unknown zone
 */
export function deadlineOf(
  term: TermOf<'expense_submit' | 'expense_pay' | 'expense_consent' | 'notice'>,
  from: number,
  zone: string,
): Deadline | null {
  if (term.days === null || term.days === undefined) return null
  const clock = clockOf(zone)
  const last = dayNumberAt(clock, from) + (term.kind === 'notice' ? -term.days : term.days)
  return { day: dayAt(last), at: beginOfDay(clock, last + 1) }
}
