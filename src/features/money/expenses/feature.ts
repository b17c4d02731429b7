import { answerSource, seatDues } from '#case/answers/public.ts'
import { demoOfCase, incidentSource, timelineLane } from '#case/cases/public.ts'
import { recordParts } from '#case/records/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { expenseReminders, expensesWaitingFor } from './answers.ts'
import { bankMatchSource } from '#money/bank/public.ts'
import { itemNames } from '#money/books/public.ts'
import { drafting } from '#money/recurring/public.ts'
import { billing } from '#money/requests/public.ts'
import { expenseNames } from './books.ts'
import { calls } from './contract.ts'
import { expenseIncidents } from './incidents.ts'
import { expensesAtBank } from './matching.ts'
import { putDemoExpenses } from './demo.ts'
import { expenseRecord } from './record.ts'
import { yearFile } from './report.ts'
import { serveYears } from './routes.ts'
import { draftOfRule } from './recurring.ts'
import { billsOfRequests } from './requests.ts'
import { expenseLane } from './lane.ts'
import { service } from './service.ts'
import { expensesDue } from './store.due.ts'

export const expenses = feature('money/expenses', {
  calls,
  service,
  routes: (scope, deps, access) => serveYears(scope, { ...access, isOff: deps.isOff, report: yearFile(deps) }),
  provides: [
    fill(demoOfCase, putDemoExpenses),
    fill(answerSource, expensesWaitingFor),
    fill(seatDues, expensesDue),
    fill(reminderSource, expenseReminders),
    fill(recordParts, expenseRecord),
    fill(bankMatchSource, expensesAtBank),
    fill(itemNames, expenseNames),
    fill(billing, billsOfRequests),
    fill(drafting, draftOfRule),
    fill(timelineLane, expenseLane),
    fill(incidentSource, expenseIncidents),
  ],
  pages: [
    {
      path: '/co-parenting-expenses',
      page: 'expenses',
      label: 'Shared expenses',
      menu: { group: 'finances', position: 10, flag: 'expenseTracking' },
    },
  ],
  scopes: [
    {
      name: 'expenses',
      position: 60,
      label: 'Shared expenses',
      usualFor: ['attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator'],
    },
  ],
})
