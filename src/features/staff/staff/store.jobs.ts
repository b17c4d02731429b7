import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** Adds one run to what a job did on a day. */
export async function addRun(db: Db, run: { day: string; job: string; ms: number; fault: string | null }): Promise<void> {
  const ms = Math.max(0, Math.round(run.ms))
  const failures = run.fault === null ? 0 : 1
  await db
    .insertInto('job_run')
    .values({ day: run.day, job: run.job, runs: 1, failures, total_ms: ms, most_ms: ms, last_fault: run.fault })
    .onConflict((conflict) =>
      conflict.columns(['day', 'job']).doUpdateSet({
        runs: sql<number>`job_run.runs + 1`,
        failures: sql<number>`job_run.failures + excluded.failures`,
        total_ms: sql<number>`job_run.total_ms + excluded.total_ms`,
        most_ms: sql<number>`greatest(job_run.most_ms, excluded.most_ms)`,
        last_fault: sql<string | null>`coalesce(excluded.last_fault, job_run.last_fault)`,
      }),
    )
    .execute()
}

export interface JobDay {
  day: string
  job: string
  runs: number
  failures: number
  totalMs: number
  mostMs: number
  lastFault: string | null
}

export async function jobDays(db: Db, from: string): Promise<JobDay[]> {
  return db
    .selectFrom('job_run')
    .select(['day', 'job', 'runs', 'failures', 'total_ms as totalMs', 'most_ms as mostMs', 'last_fault as lastFault'])
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('job')
    .execute()
}

export async function forgetRuns(db: Db, before: string): Promise<void> {
  await db.deleteFrom('job_run').where('day', '<', before).execute()
}
