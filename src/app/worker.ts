import { inThisProcess } from '#ports/jobs/embedded.ts'
import type { Running } from '#ports/jobs/port.ts'
import { logged } from './job-log.ts'
import type { World } from './world.ts'
import { jobs } from './rooms.ts'

/** Starts the jobs of all rooms, and notes how each does. Any number of processes may do so on one database. */
export function startWorker(world: World, start = inThisProcess()): Running {
  return start(logged(jobs(world), world), world.report)
}
