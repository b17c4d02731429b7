import { feature } from '#http/bind.ts'
import { passwordJudge } from '#accounts/accounts/common-passwords.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export { jobs as securityJobs } from './jobs.ts'

export const security = (deps: Omit<Deps, 'problemOf'>) =>
  feature('security', calls, service({ ...deps, problemOf: passwordJudge(deps.appName) }))
