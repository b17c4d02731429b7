import { room } from '../../http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { jobs as telemetryJobs } from './jobs.ts'

export const telemetry = (needs: Needs) => room('telemetry', calls, service(needs))
