import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const hearings = (deps: Deps) => feature('hearings', calls, service(deps))
