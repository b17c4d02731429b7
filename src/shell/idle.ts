/** Milliseconds for which the warning stands before a session ends: time to hear it, to find it and to answer (WCAG 2.2.1). */
export const warnedFor = 2 * 60_000

/**
 * Where a session stands that nobody has used since `usedAt`. A clock that was set back has used nothing up.
 * @param now milliseconds
 * @param usedAt milliseconds: when the server last heard of a use, or earlier
 */
export function idleAt(now: number, usedAt: number, idleMinutes: number): 'used' | 'ending' | 'ended' {
  const left = usedAt + idleMinutes * 60_000 - now
  return left <= 0 ? 'ended' : left <= warnedFor ? 'ending' : 'used'
}

interface Deps {
  now: () => number
}

/** Knows since when nobody has used the session, in any tab, and tells when it is about to end. */
export function idleDesk({ now }: Deps) {
  let usedAt = now()
  let isEnding = false
  const listeners = new Set<() => void>()
  const put = (ending: boolean) => {
    if (ending === isEnding) return
    isEnding = ending
    for (const listen of listeners) listen()
  }
  return {
    isEnding: () => isEnding,
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    /** The server has heard of a use that was made at this time. The latest counts, unless the clock was set back since. */
    used: (at: number) => {
      if (at > usedAt || usedAt > now()) usedAt = at
      put(false)
    },
    /** Looked at now and then. What has ended is said by the server, and not here. */
    look: (idleMinutes: number) => put(idleAt(now(), usedAt, idleMinutes) === 'ending'),
  }
}
