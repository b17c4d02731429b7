import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { putDemoTasks } from './demo.ts'
import { service } from './service.ts'

export const tasks = feature('case/tasks', { closesWith: 'toolkit', calls, service, provides: [fill(demoOfCase, putDemoTasks)] })
