// What a feature implements whose things can be matched with bank lines, and how a bank's file and its saved columns are read.
import { slot } from '#feature/slots.ts'
import type { CaseTx } from '#access/cases.ts'
import type { ParentContext } from '#case/cases/public.ts'
import type { Scope } from '#case/cases/contract.ts'
import type { MatchItem } from '#domain/bank/match.ts'
import type { Day } from '#kernel/day.ts'
import { type AccountRow, accountsOf, linesAfter } from './store.ts'
import { importsOf } from './store.imports.ts'

export type { Mapping } from './contract.ts'
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

/** More lines than a parent has in decades; a limit so that no request takes all memory. */
const mostLines = 200_000

/** What a parent's own accounts hold, for features that work on it for this parent alone. */
export interface OwnStatements {
  accounts: readonly (AccountRow & { spans: readonly { first: Day; last: Day }[]; balances: readonly { day: Day; cents: number }[] })[]
  /** The latest day first. */
  lines: readonly { id: string; account: string; day: Day; cents: number; description: string }[]
}

/** All of a parent's own accounts with the days and balances that their imports give, and all lines. Row-level security gives no other parent's. */
export async function ownStatements(tx: CaseTx, owner: { caseId: string; authorId: string }): Promise<OwnStatements> {
  const [accounts, imports] = [await accountsOf(tx, owner), await importsOf(tx, owner)]
  const lines = await linesAfter(tx, owner, {}, null, mostLines)
  return {
    accounts: accounts.map((account) => ({
      ...account,
      spans: imports.flatMap((one) =>
        one.account !== account.id || one.first === null || one.last === null ? [] : [{ first: one.first, last: one.last }],
      ),
      balances: imports.flatMap((one) => (one.account === account.id && one.balance !== null ? [one.balance] : [])),
    })),
    lines: lines.map(({ id, account, day, cents, description }) => ({ id, account, day: day as Day, cents, description })),
  }
}
