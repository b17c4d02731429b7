import type { CaseDeps } from '#case/cases/public.ts'
import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const swaps = (deps: CaseDeps) => feature('swaps', calls, service(deps))
export { jobs as swapJobs } from './jobs.ts'
