import { fileReported } from '#case/files/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { reportByParent } from './reporting.ts'
import { service } from './service.ts'

export const blockedFiles = feature('staff/blocked-files', {
  calls,
  service,
  jobs,
  provides: [provide(fileReported, reportByParent)],
  pages: [{ path: '/admin-legal-records', query: 'files', page: 'desk', staff: 'support' }],
})
