import { moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  incident: rowsIn('own', 'author', { shared: 'none', touch: ['withdrawn_at', moment] }, ({ at, day }) => ({
    kind: 'late',
    happened_at: at,
    day,
    severity: 'short',
    expected: 'Exchange at 6:00 PM',
    actual: 'Arrived at 6:40 PM',
    response: '',
    witnesses: '',
    effect: '',
    child_ids: '{}',
    clause_order: '',
    clause_paragraph: '',
    clause_text: '',
    created_at: at,
  })),
  incident_addendum: rowsIn('own', 'nobody', { shared: 'none', isBelow: true }, ({ at, n, of }) => ({
    incident_id: of('incident', n),
    words: 'They stayed until 9:00 AM.',
    is_withdrawal: false,
    created_at: at,
  })),
}
