import { type RefObject, useEffect, useRef } from 'react'

/** The values of all controls of a form, in order: an added control is a change too. */
export function contentOf(form: HTMLFormElement): string {
  const held = [...form.elements].flatMap((control) => {
    if (control instanceof HTMLInputElement) {
      if (control.type === 'checkbox' || control.type === 'radio') return [String(control.checked)]
      return control.name === 'key' ? [] : [control.type === 'file' ? String(control.files?.length) : control.value]
    }
    return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement ? [control.value] : []
  })
  return JSON.stringify(held)
}

/** Every component that may hold unsaved changes. */
const holders = new Set<() => boolean>()

function warn(event: BeforeUnloadEvent) {
  if ([...holders].some((isChanged) => isChanged())) event.preventDefault()
}

/** Loading the page again, or leaving it by its address, asks first. "Leave this site" never does (entry.leave.ts). */
export function useWarning(isOn: boolean, isChanged: () => boolean) {
  const latest = useRef(isChanged)
  useEffect(() => {
    latest.current = isChanged
  })
  useEffect(() => {
    if (!isOn) return undefined
    const holder = () => latest.current()
    if (holders.size === 0) addEventListener('beforeunload', warn)
    holders.add(holder)
    return () => {
      holders.delete(holder)
      if (holders.size === 0) removeEventListener('beforeunload', warn)
    }
  }, [isOn])
}

/** Discards all warnings: nothing may delay the change to the page of another account. */
export const giveUpAll = () => holders.clear()

let opened = 0
/** The history outlives a page load: marks are valid for one load only. */
const load = typeof performance === 'undefined' ? 0 : performance.timeOrigin
/** The number of the open dialog at this step of the history; 0 for none. */
function numberIn(state: unknown): number {
  const { opened: mark } = (state ?? {}) as { opened?: { load: number; number: number } }
  return mark?.load === load ? mark.number : 0
}

/** Steps to take after a running step back: the browser takes that later, whatever is pushed meanwhile. */
let waiting: (() => void)[] | null = null
function stepBack() {
  waiting = []
  const done = () => {
    const due = waiting ?? []
    waiting = null
    for (const run of due) run()
  }
  addEventListener('popstate', done, { once: true })
  history.back()
}

/**
 * While something is open, "Back" closes it and stays on the page.
 * @param onBack tries to close it; whether it is closed
 */
export function useBack(isOpen: boolean, onBack: () => boolean) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!isOpen) return undefined
    let isGone = false
    let number = 0
    const put = () => history.pushState({ ...(history.state as object | null), opened: { load, number } }, '')
    const popped = () => {
      // Something that was open above it is closed.
      if (isGone || numberIn(history.state) >= number) return
      if (latest.current()) isGone = true
      else put()
    }
    const begin = () => {
      if (isGone) return
      opened += 1
      number = opened
      put()
      addEventListener('popstate', popped)
    }
    if (waiting) waiting.push(begin)
    else begin()
    return () => {
      removeEventListener('popstate', popped)
      // Closed in another way: its history step is removed too, unless the person went on from it.
      if (!isGone && number > 0 && numberIn(history.state) === number) stepBack()
      isGone = true
    }
  }, [isOpen])
}

/** Whether the forms in a place hold something else than when someone first came to them. */
export function useTouched(place: RefObject<HTMLElement | null>) {
  const first = useRef(new WeakMap<HTMLFormElement, string>())
  const forms = () => [...(place.current?.querySelectorAll('form') ?? [])]
  return {
    /** Before anything is done in a form: a form may come late, or fill itself. */
    note: () => {
      for (const form of forms()) if (!first.current.has(form)) first.current.set(form, contentOf(form))
    },
    isChanged: () => forms().some((form) => first.current.has(form) && first.current.get(form) !== contentOf(form)),
  }
}
