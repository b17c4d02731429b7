import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, or is called off. Milliseconds. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export const realPause: Pause = async (milliseconds, signal) => {
  try {
    await sleep(milliseconds, undefined, { ...(signal && { signal }) })
  } catch (error) {
    // The signal's own reason, where Node has an AbortError of its own around it.
    signal?.throwIfAborted()
    throw error
  }
}

/** One at a time for each host: a person who comes later waits for those before. */
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
