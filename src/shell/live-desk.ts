import { type LineState, type LiveLine, paces } from './live-line.ts'

/** Which addresses hold what of a scope: what begins so is asked again when the scope changes. */
export type Topics = Readonly<Record<string, readonly string[]>>

interface Deps {
  /** Opens the line of a case. */
  line: (listener: { heard: (topics: readonly string[] | 'all') => void; stateChanged: (state: LineState) => void }) => LiveLine
  /** Asks again for every answer on the page whose address begins so. */
  renew: (addresses: readonly string[]) => void
  later: (run: () => void, milliseconds: number) => () => void
}

/** Milliseconds: a burst of changes is one question at its beginning and one after each such time. */
const burst = 300
/** Milliseconds for which a line outlives the last part of a page that wanted it: the next page of the case goes on with it. */
const outlives = 1_000

/** The one line that a page has for a case, shared by all its parts. */
export function liveDesk({ line: openLine, renew, later }: Deps) {
  const users = new Set<{ topics: Topics }>()
  const listeners = new Set<() => void>()
  let line: LiveLine | null = null
  let state: LineState = 'well'
  let isResting = false
  let waiting: Set<string> | null = null
  let stopClosing = () => {}
  let stopResting = () => {}

  const flush = () => {
    const due = waiting
    waiting = null
    if (!due || due.size === 0) return
    renew([...due])
    waiting = new Set()
    later(flush, burst)
  }
  const heard = (topics: readonly string[] | 'all') => {
    const isFirst = waiting === null
    waiting ??= new Set()
    for (const user of users) {
      for (const [topic, addresses] of Object.entries(user.topics)) {
        if (topics === 'all' || topics.includes(topic)) for (const address of addresses) waiting.add(address)
      }
    }
    if (isFirst) flush()
  }
  const changeState = (next: LineState) => {
    state = next
    if (next === 'gone') line = null
    for (const listen of listeners) listen()
  }
  return {
    /** A part of the page wants to hear. Gives what lets it go. */
    join: (topics: Topics) => {
      stopClosing()
      // Its own, for parts may want the same.
      const user = { topics }
      users.add(user)
      if (!line) {
        changeState('well')
        line = openLine({ heard, stateChanged: changeState })
      }
      return () => {
        users.delete(user)
        if (users.size > 0) return
        stopClosing = later(() => {
          line?.close()
          line = null
          changeState('well')
        }, outlives)
      }
    },
    /** The page is looked at, or not: after five minutes it rests. `now`: it is being left. */
    seen: (isSeen: boolean, now = false) => {
      stopResting()
      const rest = () => {
        isResting = true
        line?.rest()
      }
      if (!isSeen && now) rest()
      else if (!isSeen) stopResting = later(rest, paces.hidden)
      else if (isResting) {
        isResting = false
        line?.wake()
      }
    },
    /** The network is back. */
    online: () => {
      if (!isResting) line?.wake()
    },
    state: () => state,
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}
