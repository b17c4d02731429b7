import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { AnyCall, Input, Reply } from '../../../http/contract.ts'
import { ask, AskError } from '../../../web/ask.ts'
import { useConfirming } from '../../security/door.tsx'

/** One call that changes something: sent once at a time, with the password given again where the server asks for it; what went wrong is a sentence, and at which field. */
export function useAct<C extends AnyCall>(call: C) {
  const { t } = useLingui()
  const confirming = useConfirming()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ sentence: string; field: string | null } | null>(null)
  const send = async (input: Input<C>): Promise<Reply<C> | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      return await confirming(() => ask(call, input))
    } catch (error) {
      const isOurs = error instanceof AskError && error.sentence !== null
      setProblem({
        sentence: isOurs ? error.sentence! : t`The server did not answer. Nothing was changed. Try again in a minute.`,
        field: isOurs ? error.field : null,
      })
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { send, busy, problem, clear: () => setProblem(null) }
}
