// Many equal reports in a moment are one thing to write down: one write is under way at a time, and what arrives
// meanwhile is added up. A flood then holds one connection and a bounded list, whatever its size.

interface Waiting<T> {
  item: T
  count: number
  /** A person who reported it, to be told whether it was kept. */
  told: Promise<boolean>
  tell: (kept: boolean) => void
  fail: (error: unknown) => void
}

/** So many different things wait at once; more are not taken. */
const mostWaiting = 200

/**
 * Adds up what is alike while the last write is under way.
 * @param write writes one thing down, so many times; tells whether it was kept
 * @returns takes one thing by its key; the promise is that of the write that it is part of. `false` at once when too much waits
 */
export function tally<T>(write: (item: T, count: number) => Promise<boolean>, most = mostWaiting) {
  const waiting = new Map<string, Waiting<T>>()
  let isWriting = false

  const run = async () => {
    isWriting = true
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [key, { item, count, tell, fail }] = next
      waiting.delete(key)
      try {
        tell(await write(item, count))
      } catch (error) {
        fail(error)
      }
    }
    isWriting = false
  }

  return {
    add: (key: string, item: T): Promise<boolean> => {
      const known = waiting.get(key)
      if (known) {
        known.count += 1
        return known.told
      }
      if (waiting.size >= most) return Promise.resolve(false)
      const { promise, resolve, reject } = Promise.withResolvers<boolean>()
      waiting.set(key, { item, count: 1, told: promise, tell: resolve, fail: reject })
      if (!isWriting) void run()
      return promise
    },
    /** How many different things wait. */
    size: () => waiting.size,
  }
}
