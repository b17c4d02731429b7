import { type Here, isMine } from './here.ts'
import { type Asked, type Found, isNewIn } from './source.ts'

/** A question between parents, and its answer. */
export interface Question {
  id: string
  authorId: string
  askedAt: Date
  answeredAt: Date | null
  answeredBy: string | null
  /** Whether it can still be answered. */
  isOpen: boolean
}

/** What a reminder says of questions: those that wait for a parent's own answer, and how many were asked or answered. */
export function questionsFound(here: Here, questions: readonly Question[], { digest }: Asked): Pick<Found, 'waiting' | 'counts'> {
  const isParent = here.seats.some(({ role }) => role === 'parent')
  const open = questions.filter(({ isOpen, authorId }) => isParent && isOpen && !isMine(here, authorId))
  const moves = questions.flatMap(({ askedAt, authorId, answeredAt, answeredBy }) =>
    digest ? [isNewIn(digest, here, askedAt, authorId), isNewIn(digest, here, answeredAt, answeredBy)] : [],
  )
  return {
    waiting: open.map(({ id, askedAt }) => ({ id, since: askedAt.getTime() })),
    counts: { requests: moves.filter(Boolean).length },
  }
}
