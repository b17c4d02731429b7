import type { RecordBody, SupportBody } from '#money/payments/contract.ts'

/** A payment of Ben's that can be recorded: $1 for shared expenses, two days before the server's clock. */
export const paymentBody = (more: Partial<RecordBody> = {}): RecordBody => ({
  direction: 'paid',
  book: 'shared',
  amount: '1',
  paidOn: '2026-03-10',
  method: 'bank',
  reference: '',
  note: '',
  files: [],
  items: null,
  ...more,
})

/** Support that Ben pays: $500 on the last day of each month, first on January 31, 2026. */
export const supportBody = (more: Partial<SupportBody> = {}): SupportBody => ({
  payer: 'B',
  amount: '500',
  frequency: 'monthly',
  firstDue: '2026-01-31',
  secondDay: null,
  until: null,
  child: null,
  paidBy: 'direct',
  paragraph: '7',
  ...more,
})
