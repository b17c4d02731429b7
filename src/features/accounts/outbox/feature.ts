import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const outbox = (deps: Deps) => feature('outbox', calls, service(deps))
