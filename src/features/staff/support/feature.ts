import { feature, fill } from '#feature/feature.ts'
import { ticketsSlot } from '#staff/staff/public.ts'
import { calls, deskCalls, mineCalls } from './contract.ts'
import { jobs } from './jobs.ts'
import { ticketsOfAccount, ticketsWaiting } from './public.ts'
import { serveTicketFiles } from './routes.ts'
import { fileForDesk, staff } from './service.desk.ts'
import { mine } from './service.mine.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const support = feature('staff/support', {
  calls: { ...calls, ...mineCalls, ...deskCalls },
  service: (deps) => ({ ...service(deps), ...mine(deps), ...staff(deps) }),
  jobs,
  // Files are no calls.
  routes: (scope, deps, access) => serveTicketFiles(scope, { ...access, file: fileForDesk(deps) }),
  provides: [fill(ticketsSlot, { ofAccount: ticketsOfAccount, waiting: ticketsWaiting })],
  pages: [
    { path: '/support', page: 'support', out: true, rate: true, label: 'Support', menu: { group: 'community', position: 70 } },
    { path: '/support', page: 'mine' },
    { path: '/support-admin-dashboard', page: 'desk', staff: 'support', label: 'Support desk' },
  ],
  exports,
})
