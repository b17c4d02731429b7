import { noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_task: rowsIn('case', 'author', { shared: 'none', days: on('due_on', 'created_at'), touch: ['title', 'Touched'] }, ({ day, n }) => ({
    title: 'Call the clerk',
    // Without a due day it counts by the day on which it was made.
    due_on: n % 2 === 0 ? day : null,
    created_at: noonOf(n % 2 === 0 ? '2020-01-01' : day),
  })),
}
