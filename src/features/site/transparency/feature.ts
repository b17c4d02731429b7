import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const transparency = (deps: Deps) => feature('transparency', calls, service(deps))
