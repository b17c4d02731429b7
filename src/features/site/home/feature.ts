import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const home = (needs: Needs) => room('home', calls, service(needs))
