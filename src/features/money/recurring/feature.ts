import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoRecurring } from './demo.ts'
import { drafting } from './drafting.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'

export const recurring = feature('money/recurring', {
  // It has no page of its own: that of expenses shows it.
  closesWith: 'expenses',
  calls,
  service: (deps) => service({ ...deps, drafting: deps.one(drafting) }),
  jobs: (deps) => jobs({ ...deps, drafting: deps.one(drafting) }),
  provides: [fill(demoOfCase, putDemoRecurring)],
})
