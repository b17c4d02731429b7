import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { service } from './service.ts'

export const schedule = (deps: CaseDeps) => feature('schedule', calls, service(deps))
