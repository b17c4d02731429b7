import { useLingui } from '@lingui/react/macro'
import { createContext, useContext, useRef, useState } from 'react'
import { ApiError } from '../api.ts'
import type { Toast } from '../toast-desk.ts'

/** Why something was not done. `silent`: no answer came, or none that was ours. */
export interface Problem {
  is: 'refused' | 'silent' | 'offline'
  sentence: string
  field: string | null
  status: number | null
}

export type Done<T> = { ok: true; reply: T } | { ok: false; problem: Problem | null }

/** Runs a piece of work; where the server asks for the password first, asks for it and runs the work again. */
export type Reauth = <T>(work: () => Promise<T>) => Promise<T>

/** Set around pages whose actions need a recent sign-in (features/accounts/security/public.tsx). */
export const ReauthContext = createContext<Reauth>((work) => work())

/** Set by the frame of signed-in pages, so that visitors load nothing of it. */
export const aroundActions: {
  /** Called as an action begins; what it returns is called when the action is over. */
  begin?: () => () => void
  /** Shows a toast. */
  announce?: (toast: Toast) => void
} = {}

/**
 * Does one thing at a time, and says why it was not done. A second request meanwhile is ignored: its `problem` is `null`.
 * `useMutation` is for a call; this is for work that is more than one, or a download.
 * @param first what the server said of a form that was sent without JavaScript
 */
export function useAction(first: Problem | null = null) {
  const { t } = useLingui()
  const reauth = useContext(ReauthContext)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(first)
  const [attempt, setAttempt] = useState(0)
  const fail = (why: Problem) => {
    setProblem(why)
    setAttempt((before) => before + 1)
    return why
  }
  const go = async <T>(work: () => Promise<T>): Promise<Done<T>> => {
    if (running.current) return { ok: false, problem: null }
    running.current = true
    setBusy(true)
    setProblem(null)
    const end = aroundActions.begin?.()
    try {
      return { ok: true, reply: await reauth(work) }
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      if (error instanceof ApiError && error.sentence !== null)
        return { ok: false, problem: fail({ is: 'refused', sentence: error.sentence, field: error.field, status }) }
      const is = status === null && !navigator.onLine ? 'offline' : 'silent'
      const sentence =
        is === 'offline'
          ? t`There is no connection. What you typed is still here: try again when you are connected.`
          : t`The server did not answer. What you typed is still here: try again in a minute.`
      return { ok: false, problem: fail({ is, sentence, field: null, status }) }
    } finally {
      running.current = false
      setBusy(false)
      end?.()
    }
  }
  return {
    go,
    busy,
    problem,
    attempt,
    /** What the page itself finds wrong before it asks. */
    refuse: (field: string | null, sentence = '') => fail({ is: 'refused', sentence, field, status: null }),
    clear: () => setProblem(null),
  }
}
