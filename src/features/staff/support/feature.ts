import { feature } from '#http/bind.ts'
import { calls, deskCalls, mineCalls } from './contract.ts'
import { fileForDesk, staff } from './service.desk.ts'
import { mine } from './service.mine.ts'
import { type Needs, service } from './service.ts'

export { jobs as supportJobs } from './jobs.ts'
export { serveTicketFiles } from './routes.ts'

export const support = (needs: Needs) => ({
  bound: feature('support', { ...calls, ...mineCalls, ...deskCalls }, { ...service(needs), ...mine(needs), ...staff(needs) }),
  file: fileForDesk(needs),
})
