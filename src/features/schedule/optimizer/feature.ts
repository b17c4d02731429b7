import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const optimizer = (deps: Deps) => feature('optimizer', calls, service(deps))
