import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoIntake } from './demo.ts'
import { service } from './service.ts'

export const intake = feature('case/intake', { closesWith: 'toolkit', calls, service, provides: [fill(demoOfCase, putDemoIntake)] })
