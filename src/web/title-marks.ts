/** A value that stands in the title of every page, set from inside the page. */
function mark<T>(none: T) {
  let value = none
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    none: () => none,
    set: (next: T) => {
      if (next === value) return
      value = next
      for (const listen of listeners) listen()
    },
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

/** The number before the title, "(2) Calendar: …": what waits for someone who is signed in; 0 is none. */
export const titleCount = mark(0)

/** Whether a form on the page was not taken: "Error: …" stands first, as screen readers say the title first. */
export const titleError = mark(false)
