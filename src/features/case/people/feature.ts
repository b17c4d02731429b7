import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const people = (deps: Deps) => feature('people', calls, service(deps))
