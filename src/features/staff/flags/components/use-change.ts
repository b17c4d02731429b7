import type { AnyCall, Input } from '#http/contract.ts'
import { type Problem, useChanges } from '#shell/use-change.ts'
import { useToast } from '#web/toasts.tsx'
import { useReauth } from '#accounts/security/public.tsx'

export type Refused = Pick<Problem, 'is' | 'sentence' | 'field'>

/** What this feature's answers are kept under: after a change they are asked for again. */
const renews = [...['flags', 'switches', 'cohorts', 'exposures', 'feedback', 'harm'].map((noun) => `/api/staff/${noun}`), '/api/flags']

/** Changes of this feature's pages: said in a toast when they are made. `false`: `refused` says why not. */
export function useChange() {
  const toast = useToast()
  const { run, busy, problem, attempt, refuse } = useChanges(renews, useReauth())
  const change = async <C extends AnyCall>(call: C, input: Input<C>, said?: string): Promise<boolean> => {
    const { ok } = await run(call, input)
    if (ok && said !== undefined) toast({ title: said })
    return ok
  }
  /** What the page itself finds wrong before it asks. */
  const refuseHere = (why: Refused) => {
    refuse({ ...why, status: null })
    return false
  }
  return { change, refuse: refuseHere, busy, refused: problem, attempt }
}
