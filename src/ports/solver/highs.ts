import { Worker } from 'node:worker_threads'
import type { Solved } from '#domain/optimizer/types.ts'
import type { Answered, Asked } from './messages.ts'
import type { Solver } from './port.ts'

/** What HiGHS may take beyond its limit before its thread is ended: it looks at the clock between its steps only. */
const graceMilliseconds = 1000
/** The first program waits for the thread and its 4 MB of WebAssembly to be loaded. */
const loadMilliseconds = 10_000

interface Waiting {
  asked: Asked
  resolve: (solved: Solved) => void
  reject: (failure: Error) => void
}

/**
 * HiGHS (MIT licence; Huangfu and Hall, Math. Prog. Comp. 10, 2018) as WebAssembly in one thread of its own. The
 * thread starts with the first program and stays; one that overruns its time is ended and followed by another.
 */
export function highsSolver(): Solver {
  const queue: Waiting[] = []
  let thread: Worker | null = null
  let isLoaded = false
  let overtime: NodeJS.Timeout | undefined
  let count = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(new URL('./highs.thread.ts', import.meta.url))
    started.unref()
    started.on('message', (answered: Answered) => {
      isLoaded = true
      settle(answered)
    })
    started.on('error', (failure) => {
      if (started === thread) drop(failure instanceof Error ? failure : new Error(String(failure)))
    })
    return started
  }

  /** Ends the thread; the program that runs is refused with this, or is out of time. */
  function drop(failure: Error | null): void {
    const running = queue.shift()
    clearTimeout(overtime)
    void thread?.terminate()
    thread = null
    isLoaded = false
    if (failure) running?.reject(failure)
    else running?.resolve({ status: 'stopped', values: null, milliseconds: running.asked.milliseconds + graceMilliseconds })
    next()
  }

  function settle(answered: Answered): void {
    const running = queue[0]
    if (running?.asked.id !== answered.id) return
    clearTimeout(overtime)
    queue.shift()
    if ('failure' in answered) running.reject(new Error(`The solver could not use a program: ${answered.failure}`))
    else {
      const { status, names, values, milliseconds } = answered
      running.resolve({ status, values: values ? new Map(names.map((name, at) => [name, values[at]!])) : null, milliseconds })
    }
    next()
  }

  function next(): void {
    const first = queue[0]
    if (!first) return void thread?.unref()
    thread ??= start()
    thread.ref()
    overtime = setTimeout(() => drop(null), first.asked.milliseconds + graceMilliseconds + (isLoaded ? 0 : loadMilliseconds))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(first.asked)
  }

  return {
    solve(model, milliseconds) {
      if (isClosed) return Promise.reject(new Error('The solver is closed.'))
      count += 1
      const asked = { id: count, model, milliseconds }
      return new Promise((resolve, reject) => {
        queue.push({ asked, resolve, reject })
        if (queue.length === 1) next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(overtime)
      for (const { reject } of queue.splice(0)) reject(new Error('The solver is closed.'))
      await thread?.terminate()
      thread = null
    },
  }
}
