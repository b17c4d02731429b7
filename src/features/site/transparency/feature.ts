import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const transparency = (needs: Needs) => feature('transparency', calls, service(needs))
