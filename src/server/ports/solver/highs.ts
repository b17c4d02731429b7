import { Piscina } from 'piscina'
import type { Solved } from '#domain/optimizer/types.ts'
import type { Program } from './highs.thread.ts'
import type { Solver } from './port.ts'

/** What HiGHS may take beyond its limit before its thread is ended: it looks at the clock between its steps only. */
const graceMilliseconds = 1000
/** The first program waits for the thread and its 4 MB of WebAssembly to be loaded. */
const loadMilliseconds = 10_000

/**
 * HiGHS (MIT licence; Huangfu and Hall, Math. Prog. Comp. 10, 2018) as WebAssembly in one thread of its own. The
 * thread starts with the first program and stays; one that overruns its time is ended and followed by another.
 */
export function highsSolver(): Solver {
  const threads = new Piscina<Program, Solved>({
    filename: new URL('./highs.thread.ts', import.meta.url).href,
    name: 'solve',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  })
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  async function solve(program: Program): Promise<Solved> {
    if (isClosed) throw new Error('The solver is closed.')
    const most = program.milliseconds + graceMilliseconds
    // A signal takes whole milliseconds; what is left of a search seldom is one.
    const signal = AbortSignal.timeout(Math.ceil(most + (threads.threads.length === 0 ? loadMilliseconds : 0)))
    try {
      return await threads.run(program, { signal })
    } catch (failure) {
      if (isClosed) throw new Error('The solver is closed.', { cause: failure })
      if (signal.aborted) return { status: 'stopped', values: null, milliseconds: most }
      throw failure
    }
  }

  return {
    solve(model, milliseconds) {
      // One after the other, so that the time of each counts from its own turn.
      const answer = last.then(() => solve({ model, milliseconds }))
      last = answer.catch(() => null)
      return answer
    },
    async close() {
      isClosed = true
      await threads.destroy()
    },
  }
}
