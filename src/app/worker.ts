import { inThisProcess } from '../ports/jobs/embedded.ts'
import type { Running } from '../ports/jobs/port.ts'
import type { World } from './world.ts'
import { jobs } from './rooms.ts'

/** Starts the jobs of all rooms. Any number of processes may do so on one database. */
export function startWorker(world: World, start = inThisProcess()): Running {
  return start(jobs(world), world.report)
}
