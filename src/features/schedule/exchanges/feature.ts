import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const exchanges = (needs: Needs) => room('exchanges', calls, service(needs))
