import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const optimizer = (needs: Needs) => feature('optimizer', calls, service(needs))
