/** Waits, or is called off. Milliseconds. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const realPause: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const callOff = () => {
      clearTimeout(timer)
      reject(signal!.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', callOff)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', callOff, { once: true })
  })

/** One at a time for each host: whoever comes later waits for those before. */
export function turns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(host: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(host) ?? Promise.resolve()
    const mine = before.then(work, work)
    const settled = mine.catch(() => undefined)
    last.set(host, settled)
    try {
      return await mine
    } finally {
      if (last.get(host) === settled) last.delete(host)
    }
  }
}
