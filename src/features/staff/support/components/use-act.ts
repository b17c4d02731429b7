import { useLingui } from '@lingui/react/macro'
import { useAction } from '#web/form/use-action.ts'
import { useToast } from '#web/toasts.tsx'

/** Does one thing at a time at the desk, says in a toast what became of it, and tells whether it was done. */
export function useAct() {
  const { t } = useLingui()
  const toast = useToast()
  const { go, busy } = useAction()
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    const result = await go(run)
    if (result.ok) toast({ title: done })
    else if (result.problem) toast({ title: t`Not done`, text: result.problem.sentence, tone: 'danger' })
    return result.ok
  }
  return { busy, act }
}
