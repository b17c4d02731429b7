import { useRef, useState } from 'react'
import { api } from '#web/api.ts'
import { canProve, solved } from '#web/work.ts'
import { calls } from '../contract.ts'

/**
 * The proof of work of one notice: the same however often it has to be sent, so that a repeat is the same thing. Where none can
 * be made (a page without TLS, no answer) the notice goes without, as a plain form does.
 */
export function useWork(professional: string) {
  const made = useRef<string | undefined>(undefined)
  const [working, setWorking] = useState(false)
  const prove = async (): Promise<{ proof?: string }> => {
    if (made.current === undefined && canProve()) {
      setWorking(true)
      made.current = await api(calls.challenge, { query: { professional } })
        .then(({ challenge }) => solved(challenge))
        .catch(() => undefined)
      setWorking(false)
    }
    return made.current === undefined ? {} : { proof: made.current }
  }
  /** The next attempt makes a new one. */
  const drop = () => {
    made.current = undefined
  }
  return { prove, drop, working }
}
