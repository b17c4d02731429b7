import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether single keys are off, on this device: software for dictation types them by itself (WCAG 2.1.4). Signing out forgets it, as all that is stored here. */
const place = 'single-keys'
const off = 'off'
const listeners = new Set<() => void>()
/** If the browser stores nothing, the choice holds until the page is loaded again. */
let isOffHere = false

function areOn(): boolean {
  try {
    return localStorage.getItem(place) !== off
  } catch {
    return !isOffHere
  }
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  // Another tab has changed it.
  addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    removeEventListener('storage', listen)
  }
}

export function switchSingleKeys(on: boolean) {
  isOffHere = !on
  try {
    if (on) localStorage.removeItem(place)
    else localStorage.setItem(place, off)
  } catch {
    // storage is off: the choice holds for this page only
  }
  for (const listen of listeners) listen()
}

export const useAreSingleKeysOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, dialog') !== null || target.isContentEditable)

/**
 * Single keys for the whole page; not while someone writes, in a dialog, or where they are switched off. All of them begin here.
 * @param press whether the key does something
 */
export function useSingleKeys(press: (key: string) => boolean) {
  const isOn = useAreSingleKeysOn()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (press(event.key)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
