import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const bank = feature('money/bank', {
  calls,
  service,
  pages: [
    {
      path: '/enhanced-expense-tracking',
      page: 'bank',
      label: 'Expense tracking',
      menu: { group: 'finances', position: 20, flag: 'expenseTracking' },
    },
  ],
})
