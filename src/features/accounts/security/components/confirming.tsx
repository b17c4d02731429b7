import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type Reauth, ReauthContext } from '#web/form/use-action.ts'
import { asksAgain, Confirm } from './confirm.tsx'

/**
 * Around a page whose acts ask for a recent confirmation: one dialog for all of them.
 * @param why what the dialog says
 */
export function RequireRecentSignIn({ why, children }: { why: ReactNode; children: ReactNode }) {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const ask = useCallback(() => new Promise<boolean>((settle) => setAnswer(() => settle)), [])
  const confirming = useMemo<Reauth>(
    () => async (work) => {
      try {
        return await work()
      } catch (error) {
        if (!asksAgain(error)) throw error
        const isConfirmed = await ask()
        setAnswer(null)
        if (!isConfirmed) throw error
        return work()
      }
    },
    [ask],
  )
  return (
    <ReauthContext value={confirming}>
      {children}
      <Confirm answer={answer} why={why} />
    </ReauthContext>
  )
}
