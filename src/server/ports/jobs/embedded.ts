import type { StartJobs } from './port.ts'

/** Calls `run` once after so many milliseconds; the function returned calls it off. */
export type Timer = (run: () => void, milliseconds: number) => () => void

const realTimer: Timer = (run, milliseconds) => {
  const handle = setTimeout(run, milliseconds)
  return () => clearTimeout(handle)
}

/** Jobs in this process, by timers. */
export function inThisProcess(timer: Timer = realTimer): StartJobs {
  return (jobs, report) => {
    const callOff = new Map<string, () => void>()
    const underWay = new Map<string, Promise<void>>()
    let stopped = false

    const plan = (job: (typeof jobs)[number], milliseconds: number) => {
      const begin = () => underWay.set(job.name, turn(job))
      callOff.set(job.name, timer(begin, milliseconds))
    }
    const turn = async (job: (typeof jobs)[number]) => {
      try {
        await job.run()
      } catch (error) {
        report(error, `job ${job.name}`)
      }
      if (!stopped) plan(job, job.every)
    }
    for (const job of jobs) plan(job, 0)

    return {
      stop: async () => {
        stopped = true
        for (const cancel of callOff.values()) cancel()
        await Promise.all(underWay.values())
      },
    }
  }
}
