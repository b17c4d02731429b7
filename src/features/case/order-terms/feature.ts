import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoTerms } from './demo.ts'
import { service } from './service.ts'

export const orderTerms = feature('case/order-terms', {
  calls,
  service,
  provides: [fill(demoOfCase, putDemoTerms)],
})
