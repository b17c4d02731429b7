import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const calendar = (needs: Needs) => feature('calendar', calls, service(needs))
