import { moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  finance_rule: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at }) => ({
    words: 'SHELL',
    way: 'out',
    category: 'fuel',
    created_at: at,
  })),
  finance_override: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at }) => ({
    figure: 'housing',
    cents: 120_000,
    note: '',
    created_at: at,
    // One of a figure holds.
    removed_at: at,
  })),
  finance_budget: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at }) => ({
    category: 'groceries',
    cents: 40_000,
    created_at: at,
    // One of a category holds.
    removed_at: at,
  })),
  finance_holding: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at, day }) => ({
    name: 'House',
    cents: 25_000_000,
    day,
    source: 'Appraisal',
    created_at: at,
  })),
  finance_mark: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at, n }) => ({
    item: `unlisted:${n}`,
    state: 'done',
    note: '',
    created_at: at,
  })),
}
