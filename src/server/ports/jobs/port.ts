/** Work that repeats. */
export interface Job {
  /** `feature.verb`, as in reports. */
  readonly name: string
  /** Milliseconds from the end of one run to the begin of the next. */
  readonly every: number
  run(): Promise<void>
}

/** Jobs that are under way. */
export interface Running {
  /** Begins no further run, and is done when the runs under way are. */
  stop(): Promise<void>
}

/**
 * Runs jobs: each at once and then at its own pace, never twice at a time within this process. Other
 * processes may run the same jobs, so a job must bear that. A run that throws is reported by the job's
 * name and is tried again at its next turn.
 */
export type StartJobs = (jobs: readonly Job[], report: (error: unknown, where: string) => void) => Running
