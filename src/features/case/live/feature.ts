import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const live = (needs: Needs) => feature('live', calls, service(needs))
