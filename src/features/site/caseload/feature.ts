import { seatDues } from '#case/answers/public.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exported } from './exporting.ts'
import { serveCaseload } from './routes.ts'
import { service } from './service.ts'

export const caseload = feature('site/caseload', {
  calls,
  service: (deps) => service({ ...deps, dues: deps.all(seatDues) }),
  routes: (scope, deps, access) => serveCaseload(scope, { ...deps, ...access, make: exported({ ...deps, dues: deps.all(seatDues) }) }),
  pages: [{ path: '/caseload', page: 'caseload', label: 'Caseload' }],
})
