import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const exchanges = (deps: Deps) => feature('exchanges', calls, service(deps))
