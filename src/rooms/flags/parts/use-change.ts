import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyCall, Input } from '../../../http/contract.ts'
import { ask, AskError } from '../../../web/ask.ts'
import { newKey } from '../../../web/posted.ts'
import { useToast } from '../../../web/toasts.tsx'
import type { Became } from '../../../web/use-call.ts'
import { useConfirming } from '../../security/door.tsx'

export type Refused = Exclude<Became<unknown>, { is: 'done' }>

/** What this room's answers are kept under: after a change they are asked for again. */
const isOurs = (key: unknown) =>
  typeof key === 'string' && /^\/api\/(staff\/(flags|switches|cohorts|exposures|feedback|harm)|flags)/.test(key)

function refusedBy(error: unknown): Refused {
  if (error instanceof AskError && error.sentence !== null) return { is: 'refused', sentence: error.sentence, field: error.field }
  return { is: error instanceof AskError || navigator.onLine ? 'silent' : 'offline' }
}

/** Makes changes one after the other, says that they are made, and shows what they changed. `false`: `refused` says why not. */
export function useChange() {
  const client = useQueryClient()
  const toast = useToast()
  const confirming = useConfirming()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [attempt, setAttempt] = useState(0)

  const refuse = (why: Refused) => {
    setRefused(why)
    setAttempt((before) => before + 1)
    return false
  }
  const change = async <C extends AnyCall>(call: C, input: Input<C>, said?: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      await confirming(() => ask(call, input, { key: newKey() }))
      setRefused(null)
      await client.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOurs(key) })
      if (said !== undefined) toast({ title: said })
      return true
    } catch (error) {
      return refuse(refusedBy(error))
    } finally {
      setBusy(false)
    }
  }
  return { change, refuse, busy, refused, attempt }
}
