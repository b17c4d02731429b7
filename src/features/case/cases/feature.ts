import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const cases = (deps: Deps) => feature('cases', calls, service(deps))
