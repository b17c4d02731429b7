import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const hearings = (needs: Needs) => feature('hearings', calls, service(needs))
