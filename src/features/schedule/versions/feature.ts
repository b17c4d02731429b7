import { answerSource, seatDues } from '#case/answers/public.ts'
import { demoOfCase } from '#case/cases/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoSchedule } from './demo.ts'
import { jobs } from './jobs.ts'
import { versionReminders, versionsWaitingFor } from './public.ts'
import { service } from './service.ts'
import { versionsDue } from './store.due.ts'

export const versions = feature('schedule/versions', {
  // It has no page of its own: the switch of the schedule's pages closes it too.
  closesWith: 'schedule',
  calls,
  service,
  jobs,
  provides: [
    fill(demoOfCase, putDemoSchedule),
    fill(answerSource, versionsWaitingFor),
    fill(seatDues, versionsDue),
    fill(reminderSource, versionReminders),
  ],
})
