// "Leave this site", apart from all the rest: it runs before the page is drawn, needs nothing of React,
// and works while the page is still loading or has crashed. The link itself works without any of it.
import { cameBack, leave, leaveKeys } from './leave.ts'

let storage: Storage | null = null
try {
  storage = sessionStorage
} catch {
  // switched off in the browser
}
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const place = { document, location, storage: storage ?? noStorage }
const go = () => leave(place)

const [arrival] = performance.getEntriesByType('navigation')
if (cameBack(place.storage, arrival && 'type' in arrival ? String(arrival.type) : '')) go()
// A page that the browser had kept whole comes back as it was: empty. It goes again.
addEventListener('pageshow', (event) => {
  if (event.persisted && document.documentElement.classList.contains('left')) go()
})

// A form with a draft may ask whether one is sure. Whoever leaves like this is.
addEventListener(
  'beforeunload',
  (event) => {
    if (document.documentElement.classList.contains('left')) event.stopImmediatePropagation()
  },
  true,
)

const isLast = leaveKeys()
addEventListener(
  'keydown',
  ({ key, repeat, timeStamp }) => {
    if (isLast({ key, repeat, at: timeStamp })) go()
  },
  true,
)
/** Whether the link was pressed, also where an open dialog lies over it and takes the press. */
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
