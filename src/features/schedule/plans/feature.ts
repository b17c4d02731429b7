import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export { filesOf as planFiles } from './files.ts'
export { servePlanFiles } from './routes.ts'

export const plans = (deps: Deps) => feature('plans', calls, service(deps))
