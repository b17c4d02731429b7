import { type Day, dayOf } from '#kernel/day.ts'
import type { Scope } from '#case/cases/contract.ts'
import type { Membership } from '#case/cases/public.ts'

/** One's seats in one case that stand, and the ids of all that one ever had there: what those wrote is their own. */
export interface Here {
  caseId: string
  zone: string
  seats: readonly Membership[]
  mine: ReadonlySet<string>
}

/** Whether one of the seats shows this part of a case on a day: a grant ends with its last. */
export const shows = (seats: readonly Membership[], scope: Scope, day: string): boolean =>
  seats.some(
    ({ role, scopes, days }) =>
      (role === 'parent' || scopes.includes(scope)) && (days.from === null || days.from <= day) && (days.to === null || day <= days.to),
  )

/** Whether a person who wrote something is oneself. */
export const isMine = ({ mine }: Here, author: string): boolean => mine.has(author)

/** The day (UTC) so many days from a moment: wide enough where days of a zone are asked for, with one more on either side. */
export const dayFrom = (at: number, days: number): Day => dayOf(at + days * 86_400_000)
