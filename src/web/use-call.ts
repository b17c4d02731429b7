import { useRef, useState } from 'react'
import type { AnyCall, Input, Reply } from '#http/contract.ts'
import { api, ApiError } from './api.ts'
import { newKey, usePosted } from './posted.ts'

/** What became of a form: the reply, or why there is none. `silent`: no answer came, or none that was ours. */
export type Outcome<D> =
  | { is: 'done'; data: D }
  | { is: 'refused'; sentence: string; field: string | null }
  | { is: 'silent' }
  | { is: 'offline' }

const noValues: Readonly<Record<string, string>> = {}

/** One form that makes one call, with JavaScript (`send`) and without (what the server made of it is there at once). */
export function useCall<C extends AnyCall>(form: string, call: C) {
  const posted = usePosted(form)
  const [became, setBecame] = useState<Outcome<Reply<C>> | null>(() => {
    const answer = posted?.answer
    if (!answer) return null
    if (answer.ok) return { is: 'done', data: answer.data as Reply<C> }
    return { is: 'refused', sentence: answer.body.message, field: answer.body.detail?.['field'] ?? null }
  })
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const sent = useRef({ text: '', key: '' })

  const send = async (input: Input<C>) => {
    if (busy) return
    setBusy(true)
    // The same thing tried again has its key; something else is something new.
    const text = JSON.stringify(input)
    if (sent.current.text !== text) sent.current = { text, key: newKey() }
    try {
      setBecame({ is: 'done', data: await api(call, input, { key: sent.current.key }) })
    } catch (error) {
      if (error instanceof ApiError && error.sentence !== null) {
        setBecame({ is: 'refused', sentence: error.sentence, field: error.field })
      } else setBecame({ is: error instanceof ApiError || navigator.onLine ? 'silent' : 'offline' })
    } finally {
      setBusy(false)
      setAttempt((before) => before + 1)
    }
  }
  const refuse = (field: string) => {
    setBecame({ is: 'refused', sentence: '', field })
    setAttempt((before) => before + 1)
  }
  return { became, attempt, busy, send, refuse, values: posted?.values ?? noValues }
}
