import { caseQuery } from '#case/cases/public.tsx'
import { type CategoryId, categoryIds, type FigureId, figureIds } from '#domain/finances/categories.ts'

const path = '/financial-analyzer'
/** What a change of the analyzer makes stale. */
export const invalidates = ['/api/analyzer']

const monthIn = (search: URLSearchParams, name: 'from' | 'to') => {
  const month = search.get(name) ?? ''
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? { [name]: month } : {}
}
/** The months that the address names. */
export const monthsQuery = (search: URLSearchParams): { case?: string; from?: string; to?: string } => ({
  ...caseQuery(search),
  ...monthIn(search, 'from'),
  ...monthIn(search, 'to'),
})
/** The month that the budget is of, and the day of net worth, as the address names them. */
export const budgetQuery = (search: URLSearchParams) => {
  const month = search.get('month') ?? ''
  return { ...caseQuery(search), ...(/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && { month }) }
}
export const worthQuery = (search: URLSearchParams) => {
  const day = search.get('day') ?? ''
  return { ...caseQuery(search), ...(/^20\d\d-\d\d-\d\d$/.test(day) && { day }) }
}
/** Which lines the address names: of a category, or behind a figure. */
export function linesQuery(search: URLSearchParams): ReturnType<typeof monthsQuery> & { category?: CategoryId; figure?: FigureId } {
  const category = categoryIds.find((id) => id === search.get('category'))
  const figure = figureIds.find((id) => id === search.get('figure'))
  return { ...monthsQuery(search), ...(category && { category }), ...(figure && { figure }) }
}

/** The address of the page with parts of its query changed; `null` takes one out. */
export function linkTo(search: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return `${path}${next.size > 0 ? `?${next.toString()}` : ''}`
}
/** Out of the filters of one view. */
export const unfiltered = { category: null, figure: null }
