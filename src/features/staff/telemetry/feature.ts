import { feature } from '#http/bind.ts'
import { calls, deskCalls } from './contract.ts'
import { desk, type DeskNeeds, type Needs, service } from './service.ts'

export { jobs as telemetryJobs } from './jobs.ts'
export { refusalLog } from './refusals.ts'

export const telemetry = (needs: Needs & DeskNeeds) =>
  feature('telemetry', { ...calls, ...deskCalls }, { ...service(needs), ...desk(needs) })
