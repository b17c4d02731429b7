import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A child process of the benchmark: it gets messages and answers them in order. */
export interface Child {
  /** Says `message` and waits for the answer. */
  ask<T>(message: object): Promise<T>
  stop(): Promise<void>
}

/** Starts a file of this folder as a process of its own, so that no side shares an event loop with another. */
export function startChild(file: string, execArgv: readonly string[] = []): Child {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: [...execArgv] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        const gone = () => reject(new Error(`The process of ${file} ended; its own message stands above.`))
        child.once('exit', gone)
        child.once('message', (said: { error?: string }) => {
          child.off('exit', gone)
          if (said.error === undefined) resolve(said as never)
          else reject(new Error(said.error))
        })
        child.send(message)
      }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** The child's side: one function answers every message; the process ends when its parent lets go. */
export function answer<In>(handle: (message: In) => Promise<object>) {
  process.on('message', (message) => {
    handle(message as In).then(
      (reply) => process.send!(reply),
      (error: unknown) => process.send!({ error: error instanceof Error ? error.message : String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
