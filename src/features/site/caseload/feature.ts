import { seatDues } from '#case/answers/public.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const caseload = feature('site/caseload', {
  calls,
  service: (deps) => service({ ...deps, dues: deps.all(seatDues) }),
  pages: [{ path: '/caseload', page: 'caseload', label: 'Caseload' }],
})
