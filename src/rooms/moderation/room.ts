import { room } from '../../http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const moderation = (needs: Needs) => room('moderation', calls, service(needs))
