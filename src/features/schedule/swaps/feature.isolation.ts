import { half, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  time_trade: rowsIn('trades', 'parents', { days: on('first_day'), touch: ['handover', ''] }, ({ at, day, isShared, n }) => ({
    kind: 'give',
    reason: '',
    legs: '[{}]',
    first_day: day,
    // Every other row is withdrawn: the other parent still sees one that had been sent, but never a draft.
    ...(half(n) ? { state: isShared ? 'sent' : 'draft' } : { state: 'withdrawn', settled_at: at }),
    sent_at: isShared ? at : null,
    created_at: at,
  })),
}
