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
  location: Pick<Location, 'replace'>
  storage: Pick<Storage, 'setItem' | 'getItem' | 'removeItem'>
  /** The service worker, which keeps pages for when the network is gone. */
  worker?: Pick<ServiceWorker, 'postMessage'> | null | undefined
}

const mark = 'left'

/** Empties the screen at once, then puts the weather page in the place of this one in the history. */
export function leave({ document, location, storage, worker }: Place) {
  document.documentElement.classList.add('left')
  document.title = 'Weather'
  document.body?.replaceChildren()
  try {
    storage.setItem(mark, '1')
  } catch {
    // storage may be off: the page still goes
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin: ours
  worker?.postMessage(mark)
  location.replace(weatherPage)
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
