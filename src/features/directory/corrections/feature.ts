import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export function corrections(deps: Deps) {
  return { bound: feature('corrections', calls, service(deps)) }
}
