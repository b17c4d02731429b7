import { room } from '../../http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const subscriptions = (needs: Needs) => room('subscriptions', calls, service(needs))
