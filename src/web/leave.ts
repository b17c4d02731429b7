/** Where "Leave this site" leads: a page that anyone might have open. */
const weatherPage = 'https://www.weather.gov/'

const presses = 3
const longestPause = 5000

export type LeaveKey = 'Shift' | 'Escape'

/** The parts of a key event that decide whether it counts. */
export interface KeyPress {
  key: string
  /** Held down, the key repeats: that is one press. */
  repeat: boolean
  /** Part of writing a sign with several keys. */
  isComposing: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  /** Milliseconds. */
  timeStamp: number
}

interface KeyDeps {
  /** How many things are open that Esc can close: dialogs, popovers, lists. */
  open: () => number
  /** Calls back once the browser and the page have done with this key. */
  after: (then: () => void) => void
  /** Receives how many more presses leave, and `null` when the count starts again. */
  tell: (left: { key: LeaveKey; presses: number } | null) => void
  leave: () => void
}

/**
 * Counts Shift and Esc: the third press of the same key leaves, each within 5 seconds of the one before. Only a press
 * that did nothing else counts: not an Esc that closed something, and not a Shift held for another key or a click.
 * Another key and a press with the pointer start again, so that neither capital letters nor closed dialogs ever leave.
 */
export function leaveKeys({ open, after, tell, leave: go }: KeyDeps) {
  const none = { key: '', at: 0, count: 0 }
  let last = none
  /** Shift is down, and nothing else has happened since. */
  let isAlone = false
  const restart = () => {
    isAlone = false
    if (last.count > 0) tell(null)
    last = none
  }
  const count = (key: LeaveKey, at: number) => {
    const goesOn = key === last.key && at - last.at <= longestPause
    last = { key, at, count: goesOn ? last.count + 1 : 1 }
    if (last.count < presses) return tell({ key, presses: presses - last.count })
    last = none
    go()
  }
  return {
    down: ({ key, repeat, isComposing, ctrlKey, altKey, metaKey, timeStamp }: KeyPress) => {
      if (repeat) return
      const isChord = ctrlKey || altKey || metaKey || isComposing
      if (key === 'Shift' && !isChord) {
        if (last.key !== 'Shift') restart()
        isAlone = true
      } else if (key === 'Escape' && !isChord && !isAlone) {
        if (last.key !== 'Escape') restart()
        const before = open()
        after(() => (open() < before ? restart() : count('Escape', timeStamp)))
      } else restart()
    },
    /** Shift counts when it is let go: only then is it known that it changed nothing. */
    up: ({ key, timeStamp }: Pick<KeyPress, 'key' | 'timeStamp'>) => {
      if (key !== 'Shift' || !isAlone) return
      isAlone = false
      count('Shift', timeStamp)
    },
    /** A press with the pointer. */
    restart,
  }
}

/** Things that Esc closes, each queried separately: a browser that doesn't know one of the selectors throws. */
const closable = ['dialog[open]', ':popover-open', 'select:open', '[aria-expanded="true"]:not(summary)']

/** How many things are open that Esc can close. */
export function openThings(document: Pick<Document, 'querySelectorAll'>): number {
  const count = (selector: string) => {
    try {
      return document.querySelectorAll(selector).length
    } catch {
      return 0
    }
  }
  return closable.reduce((sum, selector) => sum + count(selector), 0)
}

/** The element that shows and announces the count (leave-note.tsx); its attributes hold the words. */
const noteId = 'leave-note'

/** Milliseconds that a screen reader needs to notice an element before it announces its content. */
const heardAfter = 100

/**
 * Shows how many more presses leave, for as long as they count. A modal dialog makes all around it inert, so the note
 * moves into the one that has the focus.
 */
export function leaveNote(document: Document) {
  // Held here, because a dialog that is removed takes the note with it.
  let note: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return (left: { key: LeaveKey; presses: number } | null) => {
    note ??= document.getElementById(noteId)
    if (!note) return
    clearTimeout(timer)
    if (!left) return note.replaceChildren()
    const text = note.dataset[`${left.key.toLowerCase()}${left.presses}`] ?? ''
    const place = document.activeElement?.closest('dialog[open]') ?? document.querySelector('dialog:modal') ?? document.body
    const moves = note.parentElement !== place
    if (moves) place.append(note)
    const show = () => {
      note?.replaceChildren(text)
      timer = setTimeout(() => note?.replaceChildren(), longestPause)
    }
    if (moves) timer = setTimeout(show, heardAfter)
    else show()
  }
}

interface Place {
  document: Document
  /** Calls back once the change is on the screen. */
  drawn: (then: () => void) => void
  location: Pick<Location, 'replace'>
  storage: Pick<Storage, 'setItem' | 'getItem' | 'removeItem'>
  /** The service worker, which stores pages for use without a network. */
  worker?: Pick<ServiceWorker, 'postMessage'> | null | undefined
  /** Sends a word that waits for no answer. */
  beacon: (url: string) => unknown
}

/** Around the pages of someone who is signed in (shell/shell.tsx). */
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

/** Whether this page is seen again only because someone went back after leaving. Opening it again forgets that. */
export function cameBack(storage: Place['storage'], arrival: string): boolean {
  try {
    if (storage.getItem(mark) === null) return false
    if (arrival === 'back_forward') return true
    storage.removeItem(mark)
  } catch {
    // storage may be off: then nothing was stored
  }
  return false
}
