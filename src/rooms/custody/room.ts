import { room } from '../../http/bind.ts'
import { calls } from './contract.ts'
import type { Needs } from './entering.ts'
import { service } from './service.ts'

export const custody = (needs: Needs) => room('custody', calls, service(needs))
export { jobs as custodyJobs } from './jobs.ts'
