import { type RefObject, useEffect, useRef } from 'react'

/** The find that is looked at comes into view when it becomes the one. @param current `null` where there is none */
export function useIntoView<E extends Element>(current: number | null): RefObject<E | null> {
  const into = useRef<E>(null)
  useEffect(() => {
    if (current !== null) into.current?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [current])
  return into
}
