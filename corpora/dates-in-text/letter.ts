import type { ProposalKind } from '#domain/dates-in-text/types.ts'

/** One date that a reader would put into a calendar. Days are `YYYY-MM-DD`, times `HH:MM` as on the wall there. */
export interface Expected {
  day: string
  /** The last day of a range, with it. */
  last?: string
  from?: string
  to?: string
  kind: ProposalKind
}

/** A fictional letter, read on `today`, and what stands in it. Nobody and no place in it is real. */
export interface Letter {
  name: string
  today: string
  text: string
  events: readonly Expected[]
}
