import { type RefObject, useEffect, useRef } from 'react'

/** Where an address lands (`?request=id`): scrolled to, and with the focus, each time that the address comes to name it. */
export function useLanding<E extends HTMLElement>(isNamed: boolean): RefObject<E | null> {
  const place = useRef<E>(null)
  useEffect(() => {
    if (!isNamed) return
    // After the new page's own start, which is at its top (web/router.tsx).
    const timer = setTimeout(() => {
      place.current?.scrollIntoView({ block: 'start' })
      place.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isNamed])
  return place
}
