import { answerSource, seatDues } from '#case/answers/public.ts'
import { demoOfCase } from '#case/cases/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoPlan } from './demo.ts'
import { filesOf } from './files.ts'
import { clausesWaitingFor, planReminders } from './public.ts'
import { servePlanFiles } from './routes.ts'
import { service } from './service.ts'
import { clausesDue } from './store.due.ts'

export const plans = feature('schedule/plans', {
  calls,
  service,
  routes: (scope, deps, access) => servePlanFiles(scope, { ...deps, ...access, file: filesOf(deps) }),
  provides: [
    fill(demoOfCase, putDemoPlan),
    fill(answerSource, clausesWaitingFor),
    fill(seatDues, clausesDue),
    fill(reminderSource, planReminders),
  ],
  pages: [
    { path: '/parenting-plan-builder', query: 'plan', page: 'plan' },
    {
      path: '/parenting-plan-builder',
      page: 'plans',
      label: 'Parenting plan',
      menu: { group: 'scheduling', position: 30, flag: 'sharedCalendar' },
    },
  ],
})
