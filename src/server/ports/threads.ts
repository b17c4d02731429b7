import { Piscina } from 'piscina'

interface Options {
  /** The module that the threads run. */
  file: URL
  /** Its exported function. */
  name: string
  /** Threads at once; what comes then waits. */
  atOnce: number
  /** How long an idle thread stays, ms. */
  idle: number
  /** Memory of one thread. */
  megabytes: number
}

export interface Threads<Work, Done> {
  /** Work that runs or waits. */
  open(): number
  /**
   * Runs one piece of work.
   * @param patience ms for one piece; it counts from the call, so what is ahead may take its time too
   * @throws Error what the function threw, or that the time or the memory was used up: its thread ends then
   */
  run(work: Work, patience: number): Promise<Done>
}

/** Threads for work that takes more than 100 ms. They start when they are needed. */
export function threads<Work, Done>({ file, name, atOnce, idle, megabytes }: Options): Threads<Work, Done> {
  const pool = new Piscina<Work, Done>({
    filename: file.href,
    name,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: idle,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  let open = 0
  return {
    open: () => open,
    async run(work, patience) {
      const signal = AbortSignal.timeout(patience * (1 + Math.floor(open / atOnce)))
      open += 1
      try {
        return await pool.run(work, { signal })
      } finally {
        open -= 1
      }
    },
  }
}
