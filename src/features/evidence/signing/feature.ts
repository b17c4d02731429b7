import { answerSource, seatDues } from '#case/answers/public.ts'
import { demoOfCase } from '#case/cases/public.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { perApp } from '#feature/deps.ts'
import { feature, fill } from '#feature/feature.ts'
import { papersWaitingFor, signReminders } from './answers.ts'
import { calls } from './contract.ts'
import { putDemoSigning } from './demo.ts'
import { exports } from './feature.exports.ts'
import { looking } from './looking.ts'
import { printing } from './printing.ts'
import { servePapers } from './routes.ts'
import { service } from './service.ts'
import { papersDue } from './store.due.ts'

const partsOf = perApp((deps) => ({ ...deps, host: new URL(deps.appUrl).host }))

export const signing = feature('evidence/signing', {
  calls,
  service: (deps) => service(partsOf(deps)),
  exports,
  routes: (scope, deps, access) =>
    servePapers(scope, { ...deps, ...access, looking: looking(partsOf(deps)), page: printing(partsOf(deps)) }),
  provides: [
    fill(answerSource, papersWaitingFor),
    fill(seatDues, papersDue),
    fill(reminderSource, signReminders),
    fill(demoOfCase, putDemoSigning),
  ],
  pages: [{ path: '/documents', query: 'sign', page: 'signing' }],
})
