import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const schedule = (deps: Deps) => feature('schedule', calls, service(deps))
