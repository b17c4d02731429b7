import type { Clock } from '#kernel/clock.ts'
import { feature } from '#http/bind.ts'
import type { Db } from '#ports/db/port.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export { jobs as qualityJobs } from './jobs.ts'

export const dataQuality = (needs: { db: Db; clock: Clock }) => feature('data-quality', calls, service(needs))
