import { answerSource, seatDues } from '#case/answers/public.ts'
import { demoOfCase } from '#case/cases/public.ts'
import { recordParts } from '#case/records/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { requestReminders, requestsWaitingFor } from './answers.ts'
import { billing } from './billing.ts'
import { calls } from './contract.ts'
import { putDemoRequests } from './demo.ts'
import { requestRecord } from './record.ts'
import { service } from './service.ts'
import { requestsDue } from './store.due.ts'

export const requests = feature('money/requests', {
  // It has no page of its own: that of expenses shows it.
  closesWith: 'expenses',
  calls,
  service: (deps) => service({ ...deps, billing: deps.one(billing) }),
  provides: [
    fill(demoOfCase, putDemoRequests),
    fill(answerSource, requestsWaitingFor),
    fill(seatDues, requestsDue),
    fill(reminderSource, requestReminders),
    fill(recordParts, requestRecord),
  ],
})
