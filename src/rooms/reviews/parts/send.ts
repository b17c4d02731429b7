import { useRef, useState } from 'react'
import { ask, AskError } from '../../../web/ask.ts'
import type { Reply } from '../../../http/contract.ts'
import { calls, type Rating } from '../contract.ts'

export type Arrived = Reply<typeof calls.file>

/** Why nothing was taken: without a network, without an answer, or refused with the server's sentence. */
export type Refused = { why: 'offline' } | { why: 'silent' } | { why: 'refused'; sentence: string | null; field: string | null }

/** Sends a rating once, however often the button is pressed. */
export function useSend(onArrival: () => void) {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [arrived, setArrived] = useState<Arrived | null>(null)

  const send = async (rating: Rating): Promise<Refused | null> => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    try {
      const reply = await ask(calls.file, { body: rating })
      onArrival()
      setArrived(reply)
      return null
    } catch (error) {
      if (error instanceof AskError) return { why: 'refused', sentence: error.sentence, field: error.field }
      return navigator.onLine ? { why: 'silent' } : { why: 'offline' }
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { send, busy, arrived }
}
