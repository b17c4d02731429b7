import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoUnit } from './demo.ts'
import { service } from './service.ts'

/** The history of a state's disbursement unit. It has no page of its own: the payment history shows it. */
export const unit = feature('money/unit', { calls, service, provides: [fill(demoOfCase, putDemoUnit)] })
