import { dayAt, weekdayOf } from '../time/calendar.ts'
import { beginOfDay, clockOf, dayNumberAt } from './hours.ts'
import { type Term, type TermOf, termsOn } from './types.ts'

export interface Budget {
  term: TermOf<'message_limit'>
  /** Messages that count in the present day or week. */
  used: number
  /** Below zero where more were sent than the order allows. */
  left: number
  /** The instant (ms) at which the next day or week begins. */
  renews: number
}

/**
 * How many messages a parent may still send under the order. If several limits hold, the one that leaves the fewest.
 * @param sent the instants (ms) at which this parent sent what counts, in any order
 * @param now ms since 1970
 * @param zone an IANA name: days begin at its midnight, weeks on its Sunday
 * @returns `null` where no limit holds
 * @throws RangeError for an unknown zone
 */
export function budgetLeft(terms: readonly Term[], sent: readonly number[], now: number, zone: string): Budget | null {
  const clock = clockOf(zone)
  const today = dayNumberAt(clock, now)
  const budgets = termsOn(terms, 'message_limit', dayAt(today)).map((term) => {
    // Monday is 0, so Sunday is one day before it.
    const first = term.per === 'day' ? today : today - ((weekdayOf(today) + 1) % 7)
    const [start, renews] = [beginOfDay(clock, first), beginOfDay(clock, first + (term.per === 'day' ? 1 : 7))]
    const used = sent.filter((at) => at >= start && at < renews).length
    return { term, used, left: term.count - used, renews }
  })
  return budgets.toSorted((one, other) => one.left - other.left)[0] ?? null
}
