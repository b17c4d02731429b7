import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, dialog') !== null || target.isContentEditable)

/** Single keys for the whole page; not while somebody writes, in a dialog, or where they are switched off (WCAG 2.1.4). */
export function useKeys(isOn: boolean, press: (key: string) => boolean) {
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
