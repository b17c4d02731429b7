import type { CaseTx } from '#access/cases.ts'
import type { GrantedSeat } from '#case/cases/public.ts'
import { slot } from '#feature/slots.ts'
import type { Wait } from './contract.ts'

/** Something that waits for a parent's answer, as a granted seat sees it. */
export interface DueOfSeat {
  seat: string
  kind: Wait['kind']
  id: string
  /** Who asks: the other parent is to answer. */
  authorId: string
  /** By when, as who asks has it, ISO 8601; `null` where they gave no time. */
  due: string | null
  /** The page on which it is read. */
  to: string
}

/**
 * What waits for answers in all cases of these seats, in one statement: of each seat what it shows by itself, on its days.
 * It marks nothing as opened.
 */
export interface DueSource {
  /** The part of a case that a seat must show. */
  scope: string
  read: (tx: CaseTx, seats: readonly GrantedSeat[], now: Date) => Promise<DueOfSeat[]>
}

/** Features that ask parents for an answer fill it, for those who work with many families. */
export const seatDues = slot<DueSource>('answers that are due')
