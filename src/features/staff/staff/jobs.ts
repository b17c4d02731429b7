import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { runRetentionDays } from './rules.ts'
import { addRun, forgetRuns } from './store.jobs.ts'

interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
}

const hour = 3_600_000

/** How the jobs did is forgotten after a quarter of a year. */
export function jobs({ db, clock }: Deps): readonly Job[] {
  return [{ name: 'staff.forget', every: 6 * hour, run: () => forgetRuns(db, dayOf(clock() - runRetentionDays * 24 * hour)) }]
}

/** Notes one run of a job for the dashboard. `fault` is the kind of a failure, never its words. */
export async function noteRun(db: Db, run: { job: string; ms: number; at: number; fault: string | null }): Promise<void> {
  await addRun(db, { ...run, day: dayOf(run.at) })
}
