import { rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_profile: rowsIn(
    'case',
    'author',
    { shared: 'none', hasId: false, isOnce: true, touch: ['county', 'Touched'], isWide: true },
    ({ at }) => ({ updated_at: at }),
  ),
}
