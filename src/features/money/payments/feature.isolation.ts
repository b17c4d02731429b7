import { dayIn, half, noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  support_term: rowsIn(
    'payments',
    'author',
    {
      shared: 'all',
      days: (values) => ({ first: dayIn(values['first_due']), last: values['until'] ? dayIn(values['until']) : null }),
      touch: ['removed_at', noonOf('2026-03-12')],
    },
    ({ day, until, at, n }) => ({
      payer: 'A',
      cents: 50_000,
      frequency: 'monthly',
      first_due: day,
      until: half(n) ? until : null,
      paid_by: 'direct',
      created_at: at,
    }),
  ),
  payment: rowsIn('payments', 'parents', { shared: 'all', days: on('paid_on'), touch: ['state', 'withdrawn'] }, ({ day, at }) => ({
    payer: 'A',
    book: 'shared',
    cents: 1_500,
    paid_on: day,
    method: 'bank',
    reference: '',
    note: '',
    outside_order: false,
    proofs: 0,
    state: 'declared',
    created_at: at,
  })),
  payment_return: rowsIn(
    'payments',
    'parents',
    { shared: 'all', isBelow: true, days: on('day'), touch: ['answer', 'Seen.'] },
    ({ day, at, n, of }) => ({ payment_id: of('payment', n), day, reason: 'Bounced.', created_at: at }),
  ),
  support_dispute: rowsIn(
    'payments',
    'author',
    {
      shared: 'all',
      isBelow: true,
      days: (values) => ({ first: dayIn(values['day']), last: null }),
      touch: ['withdrawn_at', noonOf('2026-03-12')],
    },
    // Of one term one stands.
    ({ day, at, n, of }) => ({ term_id: of('support_term', n), day, reason: 'Another amount.', created_at: at, withdrawn_at: at }),
  ),
  payer_link: rowsIn('own', 'author', { shared: 'none', hasId: false, touch: ['removed_at', noonOf('2026-03-12')] }, ({ n }) => ({
    address: `https://bank.example/${n}`,
  })),
}
