import { half, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  time_trade: rowsIn('trades', 'parents', { days: on('first_day'), touch: ['handover', ''] }, ({ at, day, isShared, n }) => ({
    kind: 'give',
    reason: '',
    legs: '[{}]',
    first_day: day,
    // Every other was taken back: after it was sent the other parent goes on seeing it, a draft they never saw.
    ...(half(n) ? { state: isShared ? 'sent' : 'draft' } : { state: 'withdrawn', settled_at: at }),
    sent_at: isShared ? at : null,
    created_at: at,
  })),
}
