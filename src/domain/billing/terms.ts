// What was paid, and what follows from it. All of it is computed from terms, never from the order in which news of them came.
import type { Dispute } from './subscribed.ts'

const dayLong = 24 * 3_600_000
/** A renewal is billed shortly after its term ends, and a card that failed is tried again: new work stays open so long. */
const grace = 7 * dayLong
/** How long a payment can be taken back in one step. Milliseconds. */
export const refundableFor = 30 * dayLong

/** One paid term. Moments are milliseconds, money is cents. */
export interface Term {
  cents: number
  refundedCents: number
  from: number
  to: number
  paidAt: number
  dispute: Dispute
}

/** A term that was paid back whole, or that the bank took back, is not paid. */
export const isPaid = ({ cents, refundedCents, dispute }: Pick<Term, 'cents' | 'refundedCents' | 'dispute'>): boolean =>
  refundedCents < cents && dispute !== 'lost'

/** Until when terms are paid; `null` where none is. Milliseconds. */
export function paidTo(terms: readonly Term[]): number | null {
  const ends = terms.filter(isPaid).map(({ to }) => to)
  return ends.length === 0 ? null : Math.max(...ends)
}

/** Until when new work is open by what was paid. @param renews the plan goes on after its term */
export function openUntil(terms: readonly Term[], renews: boolean): number | null {
  const to = paidTo(terms)
  return to === null ? null : renews ? to + grace : to
}

/** What can be paid back in one step: the newest term, whole, within 30 days of its payment; `null`: nothing. */
export function refundable<T extends Term>(terms: readonly T[], now: number): { term: T; cents: number; until: number } | null {
  const newest = terms.filter(isPaid).toSorted((a, b) => b.to - a.to)[0]
  if (!newest || newest.dispute !== 'none') return null
  const until = newest.paidAt + refundableFor
  return now > until ? null : { term: newest, cents: newest.cents - newest.refundedCents, until }
}

/** Days after the first failed payment on which its owner is written to. */
const lateDays = [0, 3, 7, 14]
/** How many mails about a failed payment there should have been by now. */
export const lateMails = (lateSince: number, now: number): number => lateDays.filter((days) => now >= lateSince + days * dayLong).length

/**
 * Whether the owner of a yearly plan is reminded now that it renews: 30 to 15 days before, inside the 15 to 45 days that laws on
 * automatic renewal ask for (Cal. Bus. & Prof. Code § 17602(b)).
 */
export const isReminderDue = (to: number, now: number): boolean => now >= to - 30 * dayLong && now <= to - 15 * dayLong

/**
 * What a price means for a plan that renews: `lower`: it is charged from the next term on; `ask`: the plan ends with its term unless
 * its owner agrees; `resume`: the owner had agreed to as much, so it need not end.
 */
export function priceStep(
  { agreedCents, nextCents, isEnding, endsForPrice }: { agreedCents: number; nextCents: number; isEnding: boolean; endsForPrice: boolean },
  price: number,
): 'none' | 'lower' | 'ask' | 'resume' {
  if (price > agreedCents) return isEnding ? 'none' : 'ask'
  if (price !== nextCents) return 'lower'
  return endsForPrice ? 'resume' : 'none'
}
