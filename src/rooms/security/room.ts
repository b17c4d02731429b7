import { room } from '../../http/bind.ts'
import { isCommonPassword } from '../accounts/common-passwords.ts'
import { passwordProblem } from '../accounts/rules.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { jobs as securityJobs } from './jobs.ts'

export const security = (needs: Omit<Needs, 'problemOf'>) =>
  room(
    'security',
    calls,
    service({ ...needs, problemOf: (password, person) => passwordProblem(password, { isCommon: isCommonPassword, ...person }) }),
  )
