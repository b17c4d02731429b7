import { afterAll, half, moment, noonOf, rowsIn, since, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  schedule_version: rowsIn(
    'schedule',
    'parents',
    { days: since('effective_on', 'created_at'), touch: ['viewed_at', moment] },
    ({ day, n, isShared }) => ({
      title: 'Plan',
      basis: 'own',
      // Agreed before the day from which it holds, or after it.
      effective_on: half(n) ? day : afterAll,
      rules: '[]',
      state: isShared ? 'proposed' : 'draft',
      created_at: noonOf(half(n) ? afterAll : day),
    }),
  ),
}
