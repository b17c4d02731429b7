import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AskError } from '../../../web/ask.ts'
import { useToast } from '../../../web/toasts.tsx'

/** Does one thing at a time at the desk, says in a toast what became of it, and tells whether it was done. */
export function useAct() {
  const { t } = useLingui()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      await run()
      toast({ title: done })
      return true
    } catch (error) {
      const sentence = error instanceof AskError ? error.sentence : null
      toast({ title: t`Not done`, text: sentence ?? t`The server did not answer. What you typed is still here.`, tone: 'danger' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, act }
}
