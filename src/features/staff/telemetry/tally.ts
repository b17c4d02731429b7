// Combines equal reports that arrive together: one write runs at a time, and what arrives meanwhile is added up. A flood then
// uses one connection and a bounded list, whatever its size.

interface Waiting<T> {
  item: T
  count: number
  /** Resolves with whether the item was stored; shared by everyone who added it. */
  settled: Promise<boolean>
  tell: (isStored: boolean) => void
  fail: (error: unknown) => void
}

/** The most different items that can wait at once; more are rejected. */
const mostWaiting = 200

/**
 * Adds up equal items while the last write runs.
 * @param write writes one item with its count, and says whether it was stored
 * @returns adds one item by its key; the promise settles with the write that includes it, with `false` at once if too many wait
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
        return known.settled
      }
      if (waiting.size >= most) return Promise.resolve(false)
      const { promise, resolve, reject } = Promise.withResolvers<boolean>()
      waiting.set(key, { item, count: 1, settled: promise, tell: resolve, fail: reject })
      if (!isWriting) void run()
      return promise
    },
    /** How many different things wait. */
    size: () => waiting.size,
  }
}
