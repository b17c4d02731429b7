import { useState } from 'react'

/**
 * A check mark that changes at once, and changes back if the server refuses.
 * @param isDone what the server has
 * @param send asks the server for the other
 */
export function useTick(isDone: boolean, send: (done: boolean) => Promise<unknown>) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const tick = async (to: boolean) => {
    setAsked(to)
    await send(to)
    setAsked(null)
  }
  return { done: asked ?? isDone, tick }
}
