import { room } from '../../http/bind.ts'
import { calls, deskCalls } from './contract.ts'
import { staff } from './service.desk.ts'
import { type Needs, service } from './service.ts'

export { putDemoNotices, removeDemoNotices } from './demo.ts'
export { jobs as takedownJobs } from './jobs.ts'

export const takedown = (needs: Needs) => room('takedown', { ...calls, ...deskCalls }, { ...service(needs), ...staff(needs) })
