import type { Job } from '#ports/jobs/port.ts'
import { noteRun } from '#staff/staff/public.ts'
import type { Environment } from './environment.ts'

/**
 * When each job of this process last ran. In memory alone: in the database stands only the day, for moments there
 * would date what lies beside them (docs/decisions/0006).
 */
const seen = new Map<string, { every: number; lastAt: number | null }>()

/** The jobs of this process, for the dashboard of staff. */
export function jobsSeen(): { job: string; every: number; lastAt: number | null }[] {
  return [...seen].map(([job, of]) => ({ job, ...of }))
}

/** The kind of a failure: the error's class and code. Its words may quote someone. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error'
  const { code } = error as { code?: unknown }
  return [error.constructor.name, typeof code === 'string' ? code : ''].filter(Boolean).join(' ').slice(0, 80)
}

/** The same jobs, each run of which is noted. That a run could not be noted is reported, and does not touch the job. */
export function logged(jobs: readonly Job[], { database, clock, report }: Pick<Environment, 'database' | 'clock' | 'report'>): Job[] {
  return jobs.map((job) => {
    const { name, every } = job
    seen.set(name, { every, lastAt: null })
    const run = async () => {
      const at = clock()
      const began = performance.now()
      let fault: string | null = null
      try {
        await job.run()
      } catch (error) {
        fault = kindOf(error)
        throw error
      } finally {
        seen.set(name, { every, lastAt: at })
        await noteRun(database.accounts, { job: name, at, ms: performance.now() - began, fault }).catch((error: unknown) =>
          report(error, `the note of job ${name}`),
        )
      }
    }
    return { name, every, run }
  })
}
