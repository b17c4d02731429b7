import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { listed } from './listed.ts'

/** The feature, and what other features may ask of it. */
export function professionals(needs: Needs) {
  const { handlers, find, person } = service(needs)
  return { bound: feature('professionals', calls, handlers), find, person }
}
