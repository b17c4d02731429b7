import type { CaseDeps } from '#case/cases/public.ts'
import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const timeRecords = (deps: CaseDeps) => feature('time-records', calls, service(deps))
