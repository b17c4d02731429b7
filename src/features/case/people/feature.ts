import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const people = (needs: Needs) => feature('people', calls, service(needs))
