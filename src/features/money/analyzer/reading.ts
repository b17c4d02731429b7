// What a parent's own statements hold, sorted by their rules, as the calls of the analyzer need it.
import { type CaseContext, ownerOf } from '#case/cases/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { disclosureOf } from '#domain/finances/disclosure.ts'
import { type Month, monthOf } from '#domain/finances/months.ts'
import { type Sorted, sortLines } from '#domain/finances/sort.ts'
import type { Day } from '#kernel/day.ts'
import { ownStatements } from '#money/bank/public.ts'
import type { Account, Proof } from './contract.ts'
import { periodOf } from './rules.ts'
import { rulesOf } from './store.ts'

/** Accounts, rules and sorted lines of the person who asks. */
export async function readOwn(c: CaseContext) {
  const owner = ownerOf(c)
  const [{ accounts, lines }, rules] = [await ownStatements(c.tx, owner), await rulesOf(c.tx, owner)]
  return { owner, accounts, rules, lines: sortLines(lines, rules) }
}
export type Own = Awaited<ReturnType<typeof readOwn>>

export const todayIn = (c: CaseContext): Day => dayOfInstant(zoneNamed(c.seat.zone), c.now) as Day

export const periodFor = (c: CaseContext, { accounts }: Own, asked: { from?: Month | undefined; to?: Month | undefined }) =>
  periodOf(
    accounts.flatMap(({ spans }) => spans),
    todayIn(c),
    asked,
  )

export function linesIn(lines: readonly Sorted[], months: readonly Month[]): Sorted[] {
  const chosen = new Set(months)
  return lines.filter(({ day }) => chosen.has(monthOf(day)))
}

export const itemsOf = ({ accounts, lines }: Own) => disclosureOf(accounts, lines)
export const accountView = ({ id, name, lastFour }: Own['accounts'][number]): Account => ({ id, name, lastFour })
export const proofOf = ({ id, account, day, cents, description }: Proof): Proof => ({ id, account, day, cents, description })
