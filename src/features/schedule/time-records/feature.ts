import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const timeRecords = (needs: Needs) => feature('time-records', calls, service(needs))
