import { categoryOf, type FigureId, figureIds, figures } from './categories.ts'
import { type Month, monthOf } from './months.ts'
import type { Sorted } from './sort.ts'

/** A line of a declaration, in cents. */
export interface Figure {
  id: FigureId
  part: 'income' | 'expense'
  /** Per month, rounded to the cent; below zero where refunds were more than what was spent. */
  average: number
  total: number
  lines: number
}

export const figureOf = ({ category }: Pick<Sorted, 'category'>): FigureId | null => categoryOf(category).figure

/**
 * Monthly averages of lines over whole months: each figure's sum divided by the number of months, those without a line of it among them.
 * Income counts money in, expenses money out; a refund lowers its expense. Transfers count in neither.
 * @param months those that files cover; lines of other months are left out
 */
export function declarationOf(lines: readonly Sorted[], months: readonly Month[]): Figure[] {
  const covered = new Set(months)
  const sums = new Map<FigureId, { total: number; lines: number }>()
  for (const line of lines) {
    const figure = figureOf(line)
    if (figure === null || !covered.has(monthOf(line.day))) continue
    const sum = sums.get(figure) ?? { total: 0, lines: 0 }
    sum.total += figures[figure].part === 'income' ? line.cents : -line.cents
    sum.lines += 1
    sums.set(figure, sum)
  }
  return figureIds.map((id) => {
    const { total, lines: count } = sums.get(id) ?? { total: 0, lines: 0 }
    return { id, part: figures[id].part, average: months.length === 0 ? 0 : Math.round(total / months.length), total, lines: count }
  })
}

/** Income and spending of one month, in cents. */
export interface MonthSums {
  month: Month
  income: number
  spending: number
}

/** The same lines by month: sums that `declarationOf` averages, each month by itself, in the order given. */
export function sumsByMonth(lines: readonly Sorted[], months: readonly Month[]): MonthSums[] {
  const byMonth = Map.groupBy(lines, ({ day }) => monthOf(day))
  return months.map((month) => {
    const figuresOf = declarationOf(byMonth.get(month) ?? [], [month])
    const sum = (part: Figure['part']) => figuresOf.reduce((total, one) => total + (one.part === part ? one.total : 0), 0)
    return { month, income: sum('income'), spending: sum('expense') }
  })
}
