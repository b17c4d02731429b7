import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { CaseDeps } from './handlers.ts'
import { service } from './service.ts'

export const cases = (deps: CaseDeps) => feature('cases', calls, service(deps))
