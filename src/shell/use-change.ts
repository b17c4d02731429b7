import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnyCall, Input, Reply } from '#http/contract.ts'
import { api, ApiError } from '#web/api.ts'
import { newKey } from '#web/posted.ts'

/** Why something was not done. `silent`: no answer came, or none that was ours. */
export interface Problem {
  is: 'refused' | 'silent' | 'offline'
  sentence: string
  field: string | null
  status: number | null
}

type Done<T> = { ok: true; reply: T } | { ok: false; problem: Problem | null }

/** Runs a piece of work; where the server asks for the password first, asks for it and runs it once more (features/accounts/security/public.tsx). */
export type WithReauth = <T>(work: () => Promise<T>) => Promise<T>
const directly: WithReauth = (work) => work()

/** Does one thing at a time, and says why it was not done. What is asked for meanwhile is not done: `problem` is `null`. */
export function useAction(through: WithReauth = directly) {
  const { t } = useLingui()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const refuse = (why: Problem) => {
    setProblem(why)
    setAttempt((before) => before + 1)
  }
  const go = async <T>(work: () => Promise<T>): Promise<Done<T>> => {
    if (running.current) return { ok: false, problem: null }
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      return { ok: true, reply: await through(work) }
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      const silent = t`The server did not answer. What you wrote is still here. Try again in a minute.`
      const why: Problem =
        error instanceof ApiError && error.sentence !== null
          ? { is: 'refused', sentence: error.sentence, field: error.field, status }
          : { is: status === null && !navigator.onLine ? 'offline' : 'silent', sentence: silent, field: null, status }
      refuse(why)
      return { ok: false, problem: why }
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { go, busy, problem, attempt, refuse, clear: () => setProblem(null) }
}

/**
 * Calls of a page that change something, one at a time. A repeat after a lost connection carries the same key, so that it
 * has one effect; what went wrong is a sentence, at its field where one is named. Afterwards what the page shows of these
 * addresses is asked again.
 * @param renews the beginnings of addresses: `['/api/hearings']`
 */
export function useChanges(renews: readonly string[], through?: WithReauth) {
  const cache = useQueryClient()
  const sent = useRef<{ text: string; key: string } | null>(null)
  const { go, ...doing } = useAction(through)
  const run = <C extends AnyCall>(call: C, input: Input<C>): Promise<Done<Reply<C>>> =>
    go(async () => {
      const text = `${call.method} ${call.path} ${JSON.stringify(input)}`
      // The same thing tried again; something else is something new.
      if (sent.current?.text !== text) sent.current = { text, key: newKey() }
      const reply = await api(call, input, call.idempotent ? { key: sent.current.key } : {})
      sent.current = null
      if (renews.length > 0)
        await cache.invalidateQueries({ predicate: ({ queryKey }) => renews.some((address) => String(queryKey[0]).startsWith(address)) })
      return reply
    })
  return { run, ...doing }
}

/** The same for one call. `send` gives its reply, or `null` where it was not done. */
export function useChange<C extends AnyCall>(call: C, renews: readonly string[], through?: WithReauth) {
  const { run, ...changes } = useChanges(renews, through)
  const send = async (input: Input<C>): Promise<Reply<C> | null> => {
    const done = await run(call, input)
    return done.ok ? done.reply : null
  }
  return { send, ...changes }
}
