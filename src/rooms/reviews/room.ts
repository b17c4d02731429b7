import { room } from '../../http/bind.ts'
import { calls, filing } from './contract.ts'
import { type Needs, service } from './service.ts'

export { jobs as reviewJobs } from './jobs.ts'

/** The room, and what other rooms may ask of it. */
export function reviews(needs: Needs) {
  const { handlers, ...offers } = service(needs)
  return { bound: room('reviews', { ...calls, ...filing }, handlers), ...offers }
}
