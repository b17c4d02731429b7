import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const custody = (needs: Needs) => room('custody', calls, service(needs))
