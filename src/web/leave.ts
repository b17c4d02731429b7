/** Where "Leave this site" leads: a page that anybody might have open. */
const weatherPage = 'https://www.weather.gov/'

const presses = 3
const longestPause = 5000

export interface KeyPress {
  key: string
  /** Held down, the key repeats: that is one press. */
  repeat: boolean
  /** Milliseconds. */
  at: number
}

/**
 * Counts Shift and Esc: true on the third press of the same key, each within 5 seconds of the one before.
 * Any other key in between starts anew, so that typing capitals never leaves.
 */
export function leaveKeys(): (press: KeyPress) => boolean {
  let last = { key: '', at: 0, count: 0 }
  return ({ key, repeat, at }) => {
    if (repeat) return false
    const goesOn = key === last.key && at - last.at <= longestPause
    last = { key, at, count: goesOn ? last.count + 1 : 1 }
    if (key !== 'Shift' && key !== 'Escape') return false
    if (last.count < presses) return false
    last = { key: '', at: 0, count: 0 }
    return true
  }
}

interface Place {
  document: Document
  /** Calls back once what was changed is on the screen. */
  drawn: (then: () => void) => void
  location: Pick<Location, 'replace'>
  storage: Pick<Storage, 'setItem' | 'getItem' | 'removeItem'>
  /** The service worker, which keeps pages for when the network is gone. */
  worker?: Pick<ServiceWorker, 'postMessage'> | null | undefined
  /** Sends a word that waits for no answer. */
  beacon: (url: string) => unknown
}

/** Around the pages of somebody who is signed in (inside/shell.tsx). */
const signedIn = '[data-inside]'

const mark = 'left'

/** Milliseconds after which the way on is taken in any case: a page in the background is never drawn. */
const longestWait = 100

/** Calls back when the next frame is out and another begins, or after 100 ms. */
export function afterFrame(then: () => void) {
  let due = true
  const once = () => {
    if (due) then()
    due = false
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, longestWait)
}

/**
 * Empties the screen at once, then puts the weather page in the place of this one in the history. The way on waits
 * for the empty frame: opening another site takes the processor that would draw it.
 */
export function leave({ document, drawn, location, storage, worker, beacon }: Place) {
  document.documentElement.classList.add('left')
  // The session ends with it. A visitor has none, and tells nothing.
  if (document.querySelector(signedIn)) beacon('/api/leave')
  document.title = 'Weather'
  document.body?.replaceChildren()
  try {
    storage.setItem(mark, '1')
  } catch {
    // storage may be off: the page still goes
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin: ours
  worker?.postMessage(mark)
  drawn(() => location.replace(weatherPage))
}

/** Whether this page is seen again only because somebody went back after leaving. Opening it anew forgets that. */
export function cameBack(storage: Place['storage'], arrival: string): boolean {
  try {
    if (storage.getItem(mark) === null) return false
    if (arrival === 'back_forward') return true
    storage.removeItem(mark)
  } catch {
    // storage may be off: then nothing was kept
  }
  return false
}
