import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const cases = (needs: Needs) => feature('cases', calls, service(needs))
