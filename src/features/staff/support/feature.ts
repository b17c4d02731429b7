import { feature } from '#http/bind.ts'
import { calls, deskCalls, mineCalls } from './contract.ts'
import { fileForDesk, staff } from './service.desk.ts'
import { mine } from './service.mine.ts'
import { type Deps, service } from './service.ts'

export { jobs as supportJobs } from './jobs.ts'
export { serveTicketFiles } from './routes.ts'

export const support = (deps: Deps) => ({
  bound: feature('support', { ...calls, ...mineCalls, ...deskCalls }, { ...service(deps), ...mine(deps), ...staff(deps) }),
  file: fileForDesk(deps),
})
