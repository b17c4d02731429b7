import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the element with this id when the view changes without a new path (another step, the next
 * reviews). The element must be focusable. Nothing moves on the first render.
 */
export function useFreshView(key: string, id: string): void {
  const currentKey = useRef(key)
  useEffect(() => {
    if (currentKey.current === key) return
    currentKey.current = key
    const start = document.getElementById(id)
    start?.focus({ preventScroll: true })
    if (id === 'content') window.scrollTo(0, 0)
    else start?.scrollIntoView({ block: 'start' })
  }, [key, id])
}
