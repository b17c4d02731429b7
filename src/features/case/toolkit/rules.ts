import type { Scope } from '#case/cases/contract.ts'

/** The scopes that a seat needs to see findings: with fewer, much would look as if it were missing. */
const needed: readonly Scope[] = ['case', 'orders', 'hearings', 'schedule', 'children']

interface SeatOf {
  role: string
  scopes: readonly Scope[]
  days: { to: string | null }
}

/**
 * Whether a seat sees enough of the record to be shown findings: details that do not match each other.
 * @param canChange whether it is the seat of a current parent
 * @param seesProfile whether it sees an intake
 */
export function seesAll({ role, scopes, days }: SeatOf, canChange: boolean, seesProfile: boolean): boolean {
  if (canChange) return true
  // Findings compare the coming weeks of the schedule with the order, so a seat whose days have an end cannot see them.
  return role !== 'parent' && seesProfile && days.to === null && needed.every((scope) => scopes.includes(scope))
}
