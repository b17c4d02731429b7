import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const home = (needs: Needs) => feature('home', calls, service(needs))
