let count = 0
const listeners = new Set<() => void>()

/** The number before the title of every page, "(2) Calendar: …": set by what is around the pages of somebody who is signed in; 0 is none. */
export const titleCount = {
  get: () => count,
  none: () => 0,
  set: (next: number) => {
    if (next === count) return
    count = next
    for (const tell of listeners) tell()
  },
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
}
