import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const live = (deps: Deps) => feature('live', calls, service(deps))
