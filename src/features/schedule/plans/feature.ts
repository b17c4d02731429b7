import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { filesOf as planFiles } from './files.ts'
export { servePlanFiles } from './routes.ts'

export const plans = (needs: Needs) => feature('plans', calls, service(needs))
