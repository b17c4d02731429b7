import { room } from '../../http/bind.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { calls, filing, tokens } from './contract.ts'
import { alarmJob } from './bursts.job.ts'
import { jobs, type Needs } from './jobs.ts'
import { service, type Needs as ServiceNeeds } from './service.ts'

/** What the room does by itself. The alarms come after the sweep, which mixes what they look at. */
export const reviewJobs = (needs: Needs): readonly Job[] => [...jobs(needs), alarmJob(needs)]

/** The room, and what other rooms may ask of it. */
export function reviews(needs: ServiceNeeds) {
  const { handlers, ...offers } = service(needs)
  return { bound: room('reviews', { ...calls, ...filing, ...tokens }, handlers), ...offers }
}
