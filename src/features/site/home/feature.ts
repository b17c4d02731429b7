import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const home = (deps: Deps) => feature('home', calls, service(deps))
