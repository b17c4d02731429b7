import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { filesOf as planFiles } from './files.ts'
export { servePlanFiles } from './routes.ts'

export const plans = (needs: Needs) => room('plans', calls, service(needs))
