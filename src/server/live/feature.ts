import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './since.ts'

export const live = (deps: Deps) => feature('live', calls, service(deps))
