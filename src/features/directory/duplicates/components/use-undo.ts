import { useLingui } from '@lingui/react/macro'
import { useToast } from '#web/toasts.tsx'
import { calls } from '../contract.ts'
import { useMutation } from '#web/form/use-mutation.ts'

/** Undoes a merge, and lists for the admin the claims that were judged by the data of both records. */
export function useUndo() {
  const { t } = useLingui()
  const toast = useToast()
  const act = useMutation(calls.undo, ['/api/staff/duplicates'])
  const undo = async (id: string): Promise<boolean> => {
    const done = await act.send({ params: { id }, body: { reason: null } })
    if (!done) return false
    const { claims } = done
    if (claims > 0)
      toast({
        title: t`Undone`,
        text: t`While they were one profile, claims of it were granted: ${claims}. Look at them again at the desk of claims.`,
      })
    return true
  }
  return { undo, busy: act.busy, problem: act.problem }
}
