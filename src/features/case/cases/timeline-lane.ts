import type { CaseTx } from '#access/cases.ts'
import type { LaneName } from '#domain/timeline/marks.ts'
import { slot } from '#feature/slots.ts'
import type { Day } from '#kernel/day.ts'
import type { Text } from '#kernel/text.ts'
import type { Scope, Side } from './contract.ts'
import type { Membership } from './membership.ts'

/** One thing that happened, as a timeline shows it. Instants in ms. */
export interface TimelineMark {
  id: string
  /** The day that it is on where the family lives, and the last one where it went on. */
  day: Day
  until: Day | null
  /** The moment; `null` where only the day is known. */
  at: number | null
  /** Whose it is: who wrote, paid or filed it; `null` for both or neither. */
  side: Side | null
  /** What happened: a person's own title as it is, or words of ours. */
  words: Text | string
  /** What its record says beside that; `null` for nothing. */
  more: Text | string | null
  /** Items of evidence that it is, or that it cites, each with the page. */
  cites?: readonly { item: string; page: number | null }[]
  /** Where the record is. */
  to: string
}

interface AskedDays {
  /** The first and the last day. */
  from: Day
  to: Day
  now: number
  /** No more than this is read, the earliest first. */
  most: number
}

/** Live records of a feature on a timeline. It reads what the seat shows, and stamps nothing as viewed. */
export interface TimelineLane {
  name: LaneName
  /** The scopes of which a granted seat needs one. */
  scopes: readonly Scope[]
  marks: (tx: CaseTx, here: Membership, asked: AskedDays) => Promise<readonly TimelineMark[]>
  /** The day of the earliest one; `null` where there is none. */
  first: (tx: CaseTx, here: Membership) => Promise<Day | null>
}

/** Features whose records stand on the timeline of a case fill it. */
export const timelineLane = slot<TimelineLane>('lanes of a timeline')
