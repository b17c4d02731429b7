import { recordParts } from '#case/records/public.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const custodian = feature('staff/custodian', {
  calls,
  closesWith: 'records',
  service: (deps) => service({ ...deps, parts: deps.all(recordParts), host: new URL(deps.appUrl).host }),
  pages: [{ path: '/admin-legal-records', query: 'copies', page: 'desk', staff: 'admin' }],
})
