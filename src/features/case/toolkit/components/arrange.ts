import { type TaskFilter, taskFilters } from '#case/tasks/rules.ts'

/** The parts of the toolkit's page, in their order. */
export const sectionIds = ['tasks', 'hearings', 'orders', 'contacts', 'children', 'details'] as const
export type SectionId = (typeof sectionIds)[number]

/** How the page is arranged. A saved view is this as a query. */
export interface Arranged {
  show: readonly SectionId[]
  tasks: TaskFilter
}

/** The arrangement that an address names; unknown names are left out, and what it does not name is as usual. */
export function arrangedBy(search: URLSearchParams): Arranged {
  const named = search.get('show')?.split(',')
  return {
    show: named ? sectionIds.filter((id) => named.includes(id)) : sectionIds,
    tasks: taskFilters.find((each) => each === search.get('tasks')) ?? 'all',
  }
}

export const queryOf = ({ show, tasks }: Arranged): string => String(new URLSearchParams({ show: show.join(','), tasks }))
