import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { listed } from './listed.ts'

/** The room, and what other rooms may ask of it. */
export function professionals(needs: Needs) {
  const { handlers, find, person } = service(needs)
  return { bound: room('professionals', calls, handlers), find, person }
}
