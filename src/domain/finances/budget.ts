import { categories, categoryIds, type CategoryId, spendingIds } from './categories.ts'
import { type Month, monthOf } from './months.ts'
import { medianOf } from './numbers.ts'
import type { Sorted } from './sort.ts'

/** What was spent in a category of a month, in cents; refunds lower it. */
function spentIn(lines: readonly Sorted[], month: Month): Map<CategoryId, number> {
  const spent = new Map<CategoryId, number>()
  const counted = new Set<CategoryId>(spendingIds)
  for (const { day, category, cents } of lines)
    if (counted.has(category) && monthOf(day) === month) spent.set(category, (spent.get(category) ?? 0) - cents)
  return spent
}

/** The most months that a proposed budget looks back, and the fewest. */
const budgetMonths = 6
export const leastMonths = 3

/**
 * What was usual in each category: the median of what its months cost, in whole dollars up, months without a line counted as none.
 * A category whose median is zero is left out.
 * @param months the latest complete ones; @returns cents
 */
export function usualBudget(lines: readonly Sorted[], months: readonly Month[]): Map<CategoryId, number> {
  const latest = months.slice(-budgetMonths)
  if (latest.length === 0) return new Map()
  const spent = latest.map((month) => spentIn(lines, month))
  return new Map(
    spendingIds.flatMap((id) => {
      const usual = Math.ceil(medianOf(spent.map((of) => of.get(id) ?? 0)) / 100) * 100
      return usual > 0 ? [[id, usual] as const] : []
    }),
  )
}

/** A budget beside what was spent, in cents. `budget`: `null` where the parent set none. */
export interface BudgetRow {
  category: CategoryId
  budget: number | null
  spent: number
}

/** Categories with a budget or with spending, in the order of the list of categories. */
export function budgetRows(lines: readonly Sorted[], month: Month, budgets: ReadonlyMap<CategoryId, number>): BudgetRow[] {
  const spent = spentIn(lines, month)
  return categoryIds
    .filter((id) => categories[id].kind !== 'transfer' && (budgets.has(id) || spent.has(id)))
    .map((category) => ({ category, budget: budgets.get(category) ?? null, spent: spent.get(category) ?? 0 }))
}
