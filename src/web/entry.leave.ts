// "Leave this site", separate from the rest: it runs before the page is drawn, does not need React,
// and works while the page is still loading or has crashed. The link itself works without this script.
// For the same reasons it also shows the HTML fallback when the rest of the script does not load.
import { isFatal } from './html-fallback.ts'
import { afterFrame, cameBack, leave, leaveKeys, leaveNote, openThings } from './leave.ts'
import { startWhenDrawn } from './start.ts'

let storage: Storage | null = null
try {
  storage = sessionStorage
} catch {
  // switched off in the browser
}
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
// Absent without TLS.
const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
const beacon = (url: string) => navigator.sendBeacon(url)
const go = () => leave({ document, drawn: afterFrame, location, storage: storage ?? noStorage, worker: workers?.controller, beacon })

const [arrival] = performance.getEntriesByType('navigation')
if (cameBack(storage ?? noStorage, arrival && 'type' in arrival ? String(arrival.type) : '')) go()
// The browser may restore a cached page as it was: the emptied page that the person left, or one before it. Leave again.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  if (document.documentElement.classList.contains('left') || cameBack(storage ?? noStorage, 'back_forward')) go()
})

// A form with a draft may ask whether one is sure. A person who leaves like this is.
addEventListener(
  'beforeunload',
  (event) => {
    if (document.documentElement.classList.contains('left')) event.stopImmediatePropagation()
  },
  true,
)

const keys = leaveKeys({
  open: () => openThings(document),
  // The browser closes a dialog as part of the same key.
  after: (then) => setTimeout(then),
  tell: leaveNote(document),
  leave: go,
})
addEventListener('keydown', keys.down, true)
addEventListener('keyup', keys.up, true)
// A click without a pointer is one of assistive technology.
for (const event of ['pointerdown', 'click']) addEventListener(event, keys.restart, true)
/** Whether the link was clicked, also if an open dialog covers it and receives the click. */
function pressesLink({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-leave]')) return true
  const link = target instanceof HTMLDialogElement && document.querySelector('[data-leave]')
  if (!link) return false
  const { left, right, top, bottom } = link.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
addEventListener(
  'click',
  (event) => {
    if (!pressesLink(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    go()
  },
  true,
)

let runs = false
const showFallback = () => {
  const fallback = document.getElementById('fallback')
  if (!(fallback instanceof HTMLTemplateElement)) return
  const message = fallback.content.firstElementChild
  const main = document.querySelector('main')
  if (message && main) {
    // The page is readable and has its own way out, so the notice above its content needs none.
    message.querySelector('[data-leave]')?.remove()
    main.prepend(message)
    return
  }
  // Nothing of the page is left: this is the page.
  message?.setAttribute('role', 'main')
  const title = message?.querySelector('p')
  title?.setAttribute('role', 'heading')
  title?.setAttribute('aria-level', '1')
  fallback.replaceWith(fallback.content)
}
/** A script may fail before the browser has read the page to its end. */
const showWhenRead = () => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showFallback)
  else showFallback()
}
addEventListener('page-runs', () => {
  runs = true
})
addEventListener('page-failed', showWhenRead)
addEventListener(
  'error',
  (event) => {
    const script = event.target instanceof HTMLScriptElement
    const file = event instanceof ErrorEvent ? event.filename : ''
    if (isFatal({ script, file, origin: location.origin, runs })) showWhenRead()
  },
  true,
)

startWhenDrawn(document)
