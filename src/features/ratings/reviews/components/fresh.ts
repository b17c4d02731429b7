import { useEffect, useRef } from 'react'

/**
 * When what is shown changes without a new path (another step, the next reviews), the reader is taken to
 * the element with this id, which can take the focus. On the first showing nothing moves.
 */
export function useFreshView(key: string, id: string): void {
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    const start = document.getElementById(id)
    start?.focus({ preventScroll: true })
    if (id === 'content') window.scrollTo(0, 0)
    else start?.scrollIntoView({ block: 'start' })
  }, [key, id])
}
