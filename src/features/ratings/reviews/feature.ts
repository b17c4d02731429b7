import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

/** The room, and what other rooms may ask of it. */
export function reviews(needs: Needs) {
  const { handlers, ...offers } = service(needs)
  return { bound: room('reviews', calls, handlers), ...offers }
}
export { jobs as reviewJobs } from './jobs.ts'
