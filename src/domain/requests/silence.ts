import { deadlineOf } from '../order-terms/notice.ts'
import { type Silence, type Term, type TermOf, termsOn } from '../order-terms/types.ts'
import type { Day } from '#kernel/day.ts'
import type { RequestState } from './lifecycle.ts'

/**
 * The clause under which a consent comes first: of those above whose amount the estimate is, the one of the latest order.
 * @param cents the estimate
 * @param day `YYYY-MM-DD` on which it was asked, in the zone of the case
 */
export const consentFor = (terms: readonly Term[], { cents, day }: { cents: number; day: string }): TermOf<'expense_consent'> | null =>
  termsOn(terms, 'expense_consent', day).find((term) => cents > term.cents) ?? null

/** The last day to answer by a clause, for what is asked on a day; `null` where it names no days. */
export const answerByOf = (term: TermOf<'expense_consent'>, day: string): Day | null =>
  deadlineOf(term, Date.parse(`${day}T12:00:00Z`), 'UTC')?.day ?? null

/** What an open request says of silence on a day: `waiting` until the last day to answer is over, then what the order says, or `none`. */
export type Silent = 'waiting' | 'none' | Silence

/**
 * What no answer means, as the order says and no more: where no order says anything, silence is no answer.
 * @param request its state, and the last day to answer, on which an answer is still in time
 * @param today in the zone of the case
 * @param term the clause it was asked under (`consentFor`)
 * @returns `null` for a request that was answered, withdrawn or not sent
 */
export function silenceOf(
  { state, answerBy }: { state: RequestState; answerBy: string | null },
  today: string,
  term: TermOf<'expense_consent'> | null,
): Silent | null {
  if (state !== 'sent' && state !== 'viewed') return null
  if (answerBy === null || today <= answerBy) return 'waiting'
  // What silence counts as belongs to the order's own day: a day that a parent chose gives it no meaning.
  return term?.days === undefined ? 'none' : (term.silence ?? 'none')
}
