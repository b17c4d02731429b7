import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoTimeRecords } from './demo.ts'
import { service } from './service.ts'

export const timeRecords = feature('schedule/time-records', {
  calls,
  service,
  provides: [fill(demoOfCase, putDemoTimeRecords)],
  pages: [{ path: '/co-parenting-calendar', query: 'time', page: 'time' }],
})
