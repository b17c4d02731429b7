import { feature } from '#http/bind.ts'
import { calls, deskCalls } from './contract.ts'
import { desk, type DeskDeps, type Deps, service } from './service.ts'

export { jobs as telemetryJobs } from './jobs.ts'
export { refusalLog } from './refusals.ts'

export const telemetry = (deps: Deps & DeskDeps) => feature('telemetry', { ...calls, ...deskCalls }, { ...service(deps), ...desk(deps) })
