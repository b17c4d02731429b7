import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const exchanges = (needs: Needs) => feature('exchanges', calls, service(needs))
