import { later, moment, noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  place: rowsIn('exchanges', 'author', { touch: ['name', 'Touched'] }, ({ at, isShared }) => ({
    name: 'Library',
    is_shared: isShared,
    created_at: at,
  })),
  exchange: rowsIn('exchanges', 'parents', { shared: 'all', days: on('day'), touch: ['cancelled_at', moment] }, ({ at, day, n }) => ({
    due_at: later(noonOf(day), n),
    day,
    to_side: 'A',
    child_ids: '{}',
    grace: 10,
    created_at: at,
  })),
  check_in: rowsIn('exchanges', 'nobody', { days: on('day') }, ({ at, day, isShared, of }) => ({
    is_shared: isShared,
    exchange_id: of('exchange'),
    kind: 'note',
    at,
    received_at: at,
    day,
  })),
  exchange_item: rowsIn('exchanges', 'parents', { shared: 'all', days: on('day'), touch: ['removed_at', moment] }, ({ at, day }) => ({
    due_at: noonOf(day),
    day,
    to_side: 'A',
    name: 'School bag',
    created_at: at,
  })),
}
