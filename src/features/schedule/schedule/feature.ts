import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const schedule = (needs: Needs) => feature('schedule', calls, service(needs))
