import { inThisProcess } from '#ports/jobs/embedded.ts'
import type { Running } from '#ports/jobs/port.ts'
import { logged } from './job-log.ts'
import type { Environment } from './environment.ts'
import { jobs } from './features.ts'

const minute = 60_000

/** Starts the jobs of all features, and notes how each does. Any number of processes may do so on one database. */
export function startWorker(world: Environment, start = inThisProcess()): Running {
  const paced = jobs(world).map((job) => (job.every === minute ? { ...job, every: world.config.sweepEvery } : job))
  return start(logged(paced, world), world.report)
}
