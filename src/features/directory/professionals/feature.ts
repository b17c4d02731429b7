import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export { listed } from './listed.ts'

/** The feature, and what other features may ask of it. */
export function professionals(deps: Deps) {
  const { handlers, find, person } = service(deps)
  return { bound: feature('professionals', calls, handlers), find, person }
}
