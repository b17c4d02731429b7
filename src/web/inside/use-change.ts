import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyCall, Input, Reply } from '../../http/contract.ts'
import { ask, AskError } from '../ask.ts'

/**
 * One call of a page that changes something. It is sent once at a time; a repeat after a lost connection carries the same
 * key, so that it has one effect; what went wrong is a sentence, at its field where one is named. Afterwards what the page
 * shows of these addresses is asked anew.
 * @param renews the beginnings of addresses: `['/api/hearings']`
 */
export function useChange<C extends AnyCall>(call: C, renews: readonly string[]) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const sent = useRef<{ text: string; key: string } | null>(null)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ sentence: string; field: string | null; status: number | null } | null>(null)
  const send = async (input: Input<C>): Promise<Reply<C> | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setProblem(null)
    const text = JSON.stringify(input)
    // The same thing tried again; something else is something new.
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    try {
      const reply = await ask(call, input, call.idempotent ? { key: sent.current.key } : {})
      sent.current = null
      await cache.invalidateQueries({ predicate: ({ queryKey }) => renews.some((address) => String(queryKey[0]).startsWith(address)) })
      return reply
    } catch (error) {
      const isOurs = error instanceof AskError && error.sentence !== null
      setProblem({
        sentence: isOurs ? error.sentence! : t`The server did not answer. What you wrote is still here. Try again in a minute.`,
        field: isOurs ? error.field : null,
        status: error instanceof AskError ? error.status : null,
      })
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { send, busy, problem, clear: () => setProblem(null) }
}
