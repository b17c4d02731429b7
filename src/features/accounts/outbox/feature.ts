import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const outbox = (needs: Needs) => feature('outbox', calls, service(needs))
