import { perApp } from '#feature/deps.ts'
import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { serveDocuments } from './routes.ts'
import { desk } from './service.ts'

const deskOf = perApp(desk)

export const waiverDesk = feature('staff/waiver-desk', {
  calls,
  service: (deps) => deskOf(deps).handlers,
  pages: [{ path: '/admin-dashboard', query: 'waivers', page: 'desk', staff: 'admin' }],
  // Documents are no calls.
  routes: (scope, deps, access) => serveDocuments(scope, { ...access, file: deskOf(deps).file }),
})
