import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { asksAgain, Confirm } from './confirm.tsx'

/** Runs a piece of work; where the server asks for the password first, asks for it and runs the work once more. */
export type Reauth = <T>(work: () => Promise<T>) => Promise<T>

const Context = createContext<Reauth>((work) => work())

/** How the parts of a page act where the password may be asked for again. Without `AsksAgain` around them the refusal is theirs to show. */
export const useReauth = (): Reauth => useContext(Context)

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
    <Context value={confirming}>
      {children}
      <Confirm answer={answer} why={why} />
    </Context>
  )
}
