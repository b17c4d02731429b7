import { forgetKeys } from '#http/idempotency.ts'
import { inThisProcess } from '#ports/jobs/embedded.ts'
import type { Job, Running, StartJobs } from '#ports/jobs/port.ts'
import type { ServerDeps } from '#feature/deps.ts'
import { depsOf } from './deps.ts'
import type { Environment } from './environment.ts'
import { jobsOf } from './features.ts'
import { logged } from './job-log.ts'
import { upkeep } from './upkeep.ts'

const minute = 60_000

/** All that this installation does by itself: the jobs of the features, and its own. */
export function jobs(world: Environment, deps: ServerDeps = depsOf(world)): readonly Job[] {
  const { app: db, clock, database, mail } = deps
  return [
    ...jobsOf(deps),
    forgetKeys({ db, clock }),
    upkeep({ database, clock }),
    { name: 'mail.deliver', every: 15_000, run: async () => void (await mail.deliver()) },
  ]
}

/** Starts the jobs of all features, and notes how each does. Any number of processes may do so on one database. */
export function startWorker(world: Environment, { deps, start = inThisProcess() }: { deps?: ServerDeps; start?: StartJobs } = {}): Running {
  const paced = jobs(world, deps).map((job) => (job.every === minute ? { ...job, every: world.config.sweepEvery } : job))
  return start(logged(paced, world), world.report)
}
