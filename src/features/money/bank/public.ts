// What a feature implements whose things can be matched with bank lines, and how a bank's file and its saved columns are read.
import { slot } from '#feature/slots.ts'
import type { CaseTx } from '#access/cases.ts'
import type { ParentContext } from '#case/cases/public.ts'
import type { Scope } from '#case/cases/contract.ts'
import type { MatchItem } from '#domain/bank/match.ts'
import type { Day } from '#kernel/day.ts'

export { type Mapping, Mapping as MappingShape } from './contract.ts'
export { decodeBankFile } from './decode.ts'
export { profilesOf, saveProfile } from './store.imports.ts'

/** Something that a bank line can be the money of, as the owner of the account sees it. */
export interface BankCandidate extends MatchItem {
  /** What the page calls it. */
  name: string
  /** The address of the page about it. */
  to: string
}

/** What a matched line says to others: nothing else of it leaves its owner (issue 29, section 6, "Safety"). */
export interface BankEvidence {
  /** Below zero: money out. Of two lines their sum. */
  cents: number
  /** The last day of them. */
  day: Day
  lastFour: string | null
}

/** A feature whose things can be matched with bank lines. */
export interface BankMatchSource {
  /** Its name, which is stored with each match: `expense`, `payment`. */
  kind: string
  /** A match is announced, and leaves its leaf, under this scope. */
  topic: Scope
  /** What the parent can match lines of these days with, and is not matched yet. @param asked.memberId the parent's seat */
  candidates: (tx: CaseTx, asked: { caseId: string; memberId: string; from: Day; to: Day }) => Promise<BankCandidate[]>
  /**
   * Notes that the parent confirmed a match, in the same transaction.
   * @returns who hears of it, and what the leaf says
   */
  confirmed: (c: ParentContext, match: { target: string; evidence: BankEvidence }) => Promise<BankNoted>
  /** Notes that the parent took the match back. */
  ended: (c: ParentContext, match: { target: string }) => Promise<BankNoted>
}

export interface BankNoted {
  publish: 'all' | 'author'
  record: object
}

/** Filled by features above: what bank lines can be matched with. Where none fills it the page has no matching. */
export const bankMatchSource = slot<BankMatchSource>('what bank lines are matched with')
