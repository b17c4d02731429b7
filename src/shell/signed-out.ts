/** Milliseconds: activity on a page prolongs the session at most this often. */
export const keepEvery = 60_000

interface Deps {
  /** Asks the server, without counting as use; throws when there is no answer. */
  isSignedIn: () => Promise<boolean>
}

/**
 * Handles the end of a session on an open page: the first call that gets a 401 opens the dialog, all calls
 * wait, and continue together when the person is signed in again. The page stays as it is.
 */
export function sessionDesk({ isSignedIn }: Deps) {
  let waiting: { promise: Promise<boolean>; settle: (isIn: boolean) => void } | null = null
  let looking: Promise<boolean> | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listen of listeners) listen()
  }
  const wait = (): Promise<boolean> => {
    if (!waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      waiting = { promise, settle: resolve }
      tell()
    }
    return waiting.promise
  }
  /** A 401 may be about something else, such as a password that was asked for again. */
  const look = () => {
    looking ??= isSignedIn()
      .catch(() => true)
      .finally(() => {
        looking = null
      })
    return looking
  }
  return {
    isOver: () => waiting !== null,
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    /** After a 401: whether the call is to be made again. */
    again: async () => (waiting !== null || !(await look()) ? wait() : false),
    /** Another tab says that the session is over. */
    over: () => void wait(),
    /** Signed in again, as the same person. */
    goOn: () => {
      const settle = waiting?.settle
      waiting = null
      tell()
      settle?.(true)
    },
  }
}

/**
 * Tells, at each thing that someone does, whether the session is to be stored now. Times in milliseconds, by the browser's
 * clock: it may be set right, or wrong, while the page is open, and a step back must not make the page wait for hours.
 */
export function keeper(openedAt: number): (now: number) => boolean {
  let lastAt = openedAt
  return (now) => {
    if (Math.abs(now - lastAt) < keepEvery) return false
    lastAt = now
    return true
  }
}
