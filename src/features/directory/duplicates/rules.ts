import { msg, type Text } from '#kernel/text.ts'
import type { Conflict } from '#domain/linkage/person-conflicts.ts'
import type { Bar } from './contract.ts'

/** What a merge is judged by, of each of two profiles. */
export interface Judged {
  id: string
  role: string
  isFictional: boolean
}

/**
 * Why two profiles cannot be merged, by a person either; `null` where they can. Criteria of ratings go by the role, so that
 * who was an attorney and is a judge keeps two profiles.
 * @param conflict what `personConflict` says of them
 * @param areTwo whether someone said of any of their records that these are two people
 * @param holders how many accounts hold any of their records: a page has one holder, and which of two is right no merge can say
 */
export function barOf(
  a: Judged,
  b: Judged,
  conflict: Conflict | null,
  { areTwo, holders }: { areTwo: boolean; holders: number },
): Bar | null {
  if (a.isFictional !== b.isFictional) return 'fictional'
  if (a.role !== b.role) return 'role'
  if (conflict === 'two_seats' || conflict === 'two_numbers') return conflict
  if (areTwo) return 'not_same'
  return holders > 1 ? 'two_holders' : null
}

export const barSentences: Readonly<Record<Bar, Text>> = {
  fictional: msg`One of them is fictional and the other is not. They are never merged.`,
  role: msg`They have two roles, which are rated by different questions. Each keeps its own profile.`,
  two_seats: msg`Both held a seat at the same time in two courts. They are two people.`,
  two_numbers: msg`They have two numbers in one register. They are two people.`,
  not_same: msg`Somebody has said that these are two people. Take that back first.`,
  two_holders: msg`Each of them has a holder, and these are two accounts. One of the claims has to end first.`,
}

/** The first of a list in which nobody stands twice: what was merged is compared again before it is merged on. */
export function onceEach<P extends { a: { id: string }; b: { id: string } }>(pairs: readonly P[]): P[] {
  const seen = new Set<string>()
  return pairs.filter(({ a, b }) => {
    if (seen.has(a.id) || seen.has(b.id)) return false
    seen.add(a.id).add(b.id)
    return true
  })
}

/** Which of two profiles the other is shown in: the one with more ratings, then the one of which more is known. */
export function survivorOf(a: { ratings: number; facts: number }, b: { ratings: number; facts: number }): 'a' | 'b' {
  return b.ratings > a.ratings || (b.ratings === a.ratings && b.facts > a.facts) ? 'b' : 'a'
}

/** One in so many of the accepted merges is drawn for a second look. */
const drawnShare = 0.05

/** Which of so many merges are drawn for a second look: each by chance, and one at least. */
export function drawn(count: number, next: () => number): Set<number> {
  const found = new Set(Array.from({ length: count }, (_, at) => at).filter(() => next() < drawnShare))
  if (found.size === 0 && count > 0) found.add(Math.floor(next() * count))
  return found
}
