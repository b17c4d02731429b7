function warn(event: BeforeUnloadEvent) {
  // Who leaves by "Leave this site" must be gone at once: no question then.
  if (document.documentElement.classList.contains('left')) return
  event.preventDefault()
}

/** While on, the browser asks before the page is closed. */
export function guardLeaving(on: boolean): void {
  if (on) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}
