import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { service } from './service.ts'

export { filesOf as planFiles } from './files.ts'
export { servePlanFiles } from './routes.ts'

export const plans = (deps: CaseDeps) => feature('plans', calls, service(deps))
