import type { CheckId } from '../screening/types.ts'

/**
 * The checks of a reply beside those of a rating: R1 hunts or names who wrote the rating, R2 tells that someone was a
 * client, or what was said in confidence, R3 tells facts of a matter, R4 gives an amount or a day.
 */
export const ownChecks = ['R1', 'R2', 'R3', 'R4'] as const
export type OwnCheck = (typeof ownChecks)[number]

/** The version of these checks. It rises with every change of what they find. */
export const replyVersion = 1

/** What replies are held by: these, and the checks of a rating that are not about what its writer saw. */
export const replyChecks = ['C1', 'C2', 'C3', 'C4', 'C7', 'C8', ...ownChecks] as const satisfies readonly (CheckId | OwnCheck)[]
export type ReplyCheck = (typeof replyChecks)[number]

export interface ReplyFinding {
  check: ReplyCheck
  version: number
  /** UTF-16 offsets into the text, end exclusive. */
  span: readonly [number, number]
  action: 'edit' | 'hold' | 'block'
}

/** `edit`: its writer must change it and nothing is stored; `hold`: a person reads it first. */
export interface ReplyScreening {
  verdict: 'publish' | 'hold' | 'edit'
  findings: readonly ReplyFinding[]
  /** The checks that hold it, with their versions: "C4.1". */
  heldFor: readonly string[]
}
