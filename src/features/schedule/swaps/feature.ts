import { answerSource, seatDues } from '#case/answers/public.ts'
import { demoOfCase, incidentSource } from '#case/cases/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoTrades } from './demo.ts'
import { swapIncidents } from './incidents.ts'
import { jobs } from './jobs.ts'
import { swapReminders, tradesWaitingFor } from './public.ts'
import { service } from './service.ts'
import { tradesDue } from './store.due.ts'

export const swaps = feature('schedule/swaps', {
  calls,
  service,
  jobs,
  provides: [
    fill(demoOfCase, putDemoTrades),
    fill(answerSource, tradesWaitingFor),
    fill(seatDues, tradesDue),
    fill(reminderSource, swapReminders),
    fill(incidentSource, swapIncidents),
  ],
  pages: [
    { path: '/time-trade-requests', page: 'swaps', label: 'Swaps', menu: { group: 'scheduling', position: 40, flag: 'timeTradeRequests' } },
  ],
  scopes: [
    {
      name: 'trades',
      position: 50,
      label: 'Swap requests',
      usualFor: ['attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator'],
    },
  ],
})
