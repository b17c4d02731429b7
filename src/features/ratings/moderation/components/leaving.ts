import { useEffect, useEffectEvent, useRef } from 'react'
import { urlOf } from '#http/contract.ts'
import { calls } from '../contract.ts'

/** Gives a rating back by a word that waits for no answer. */
export const giveBack = (id: string) => navigator.sendBeacon(urlOf(calls.leave, { params: { id } }))

/**
 * Gives back what someone has taken when they leave: to another page, or by closing the window. The server would
 * free it after ten minutes by itself. A window that comes back as it was takes it again.
 */
export function useLeaving(id: string | null, takeAgain: (id: string) => void): void {
  const held = useRef(id)
  useEffect(() => {
    held.current = id
  }, [id])
  const again = useEffectEvent(takeAgain)
  useEffect(() => {
    const leave = () => {
      if (held.current !== null) giveBack(held.current)
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && held.current !== null) again(held.current)
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', back)
      leave()
    }
  }, [])
}
