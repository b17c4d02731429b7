import type { Scope } from '#case/cases/contract.ts'

/** What a record must show before it can be held against itself: of less, much would look as if it were missing. */
const held: readonly Scope[] = ['case', 'orders', 'hearings', 'schedule', 'children']

interface SeatOf {
  role: string
  scopes: readonly Scope[]
  days: { to: string | null }
}

/**
 * Whether a seat sees enough to be told what does not agree.
 * @param canChange whether it is that of a parent whose part has not ended
 * @param seesProfile whether an intake is shown to it
 */
export function seesAll({ role, scopes, days }: SeatOf, canChange: boolean, seesProfile: boolean): boolean {
  if (canChange) return true
  // The coming weeks of the schedule are held against the order: a seat whose days end is not told of them.
  return role !== 'parent' && seesProfile && days.to === null && held.every((scope) => scopes.includes(scope))
}
