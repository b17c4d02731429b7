import { answerSource, seatDues } from '#case/answers/public.ts'
import { demoOfCase, incidentSource, timelineLane } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { bankMatchSource } from '#money/bank/public.ts'
import { itemNames } from '#money/books/public.ts'
import { dueSource } from '#schedule/events/public.ts'
import { paymentsWaitingFor } from './answers.ts'
import { supportDues } from './calendar.ts'
import { calls } from './contract.ts'
import { putDemoPayments } from './demo.ts'
import { supportIncidents } from './incidents.ts'
import { jobs } from './jobs.ts'
import { paymentsAtBank } from './matching.ts'
import { printed } from './printing.ts'
import { serveHistory } from './routes.ts'
import { paymentLane } from './lane.ts'
import { service } from './service.ts'
import { paymentsDue } from './store.due.ts'

export const payments = feature('money/payments', {
  calls,
  service: (deps) => service({ ...deps, sources: deps.all(itemNames) }),
  jobs,
  routes: (scope, deps, access) => serveHistory(scope, { ...deps, ...access, draw: printed({ ...deps, sources: deps.all(itemNames) }) }),
  provides: [
    fill(answerSource, paymentsWaitingFor),
    fill(seatDues, paymentsDue),
    fill(demoOfCase, putDemoPayments),
    fill(bankMatchSource, paymentsAtBank),
    fill(dueSource, supportDues),
    fill(timelineLane, paymentLane),
    fill(incidentSource, supportIncidents),
  ],
  pages: [
    {
      path: '/co-parenting-payments',
      page: 'payments',
      label: 'Payments',
      menu: { group: 'finances', position: 30, flag: 'digitalPayments' },
    },
    {
      path: '/payment-history',
      page: 'history',
      label: 'Payment history',
      menu: { group: 'finances', position: 40, flag: 'paymentHistory' },
    },
  ],
})
