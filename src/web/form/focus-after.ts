import { openerOf } from '../ui/dialog.tsx'
import { aroundActions } from './use-action.ts'

const rows = '[data-row], article, li, tr'
const sections = 'section, main'
/** How long after an action what held the focus may still go: its dialog closes, its row leaves the list. */
const wait = 1_000
const step = 50

const isVisible = (element: HTMLElement) => element.isConnected && element.getClientRects().length > 0

/** What is around an element, the nearest first. From inside a dialog it goes on where the dialog was opened. */
function* placesAround(start: HTMLElement): Generator<HTMLElement> {
  for (let at: HTMLElement | null = start; at; at = at.parentElement) {
    if (at.matches(`${rows}, ${sections}`)) yield at
    const opener = at instanceof HTMLDialogElement ? openerOf(at) : null
    if (opener) yield* placesAround(opener)
  }
}

/** Where the focus lands for a place: on a row itself, on the heading of a section. */
function targetIn(place: HTMLElement): HTMLElement | undefined {
  if (place.matches(rows)) return isVisible(place) ? place : undefined
  return [...place.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isVisible)
}

function land(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'nearest' })
}

function begin(): () => void {
  const from = document.activeElement
  if (!(from instanceof HTMLElement) || from === document.body) return () => {}
  const places = [...placesAround(from)]
  return () => {
    let isOver = false
    let lost = 0
    const end = performance.now() + wait
    const stop = () => {
      isOver = true
      for (const name of ['pointerdown', 'keydown']) removeEventListener(name, stop, true)
    }
    // A person who acts again decides where the focus is.
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, stop, true)
    const look = () => {
      if (isOver) return
      const active = document.activeElement
      lost = active === null || active === document.body ? lost + 1 : 0
      // Twice: a dialog that closes gives the focus back a moment later.
      const target = lost > 1 ? places.map(targetIn).find((one) => one !== undefined) : undefined
      if (target) land(target)
      if (target || performance.now() > end) stop()
      else setTimeout(look, step)
    }
    setTimeout(look, step)
  }
}

/**
 * After an action the focus is never lost: where the button that was pressed is gone, it goes to its row, and where that is gone
 * too, to the heading of its section. For the frame of signed-in pages.
 */
export function keepFocusAfterActions() {
  aroundActions.begin = begin
  return () => {
    delete aroundActions.begin
  }
}
