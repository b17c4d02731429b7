import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const coparents = (needs: Needs) => room('coparents', calls, service(needs))
