import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { putDemoBank } from './demo.ts'
import { service } from './service.ts'
import { bankMatchSource } from './public.ts'

export const bank = feature('money/bank', {
  calls,
  service: (deps) => service({ ...deps, sources: deps.all(bankMatchSource) }),
  exports,
  provides: [fill(demoOfCase, putDemoBank)],
  pages: [
    {
      path: '/enhanced-expense-tracking',
      page: 'bank',
      label: 'Expense tracking',
      menu: { group: 'finances', position: 20, flag: 'expenseTracking' },
    },
  ],
})
