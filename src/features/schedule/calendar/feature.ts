import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const calendar = (deps: Deps) => feature('calendar', calls, service(deps))
