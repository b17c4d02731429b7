import { feature } from '#http/bind.ts'
import { calls, deskCalls } from './contract.ts'
import { desk } from './desk.ts'
import type { Deps } from './deps.ts'
import { service } from './service.ts'

export { putDemoClaims } from './demo.ts'
export { jobs as profileClaimJobs } from './jobs.ts'

export const profileClaims = (deps: Deps) => feature('profile-claims', { ...calls, ...deskCalls }, { ...service(deps), ...desk(deps) })
