import { feature } from '#http/bind.ts'
import { passwordJudge } from '#accounts/accounts/common-passwords.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { jobs as securityJobs } from './jobs.ts'

export const security = (needs: Omit<Needs, 'problemOf'>) =>
  feature('security', calls, service({ ...needs, problemOf: passwordJudge(needs.appName) }))
