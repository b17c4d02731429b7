import type { AnyCall, Input, Reply } from '#http/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#shell/use-change.ts'
import { useToast } from '#web/toasts.tsx'
import { useReauth } from '#accounts/security/public.tsx'

/** Everything on the page that an act can change. */
const renews = [
  '/api/staff/threat-notes',
  '/api/staff/takedown',
  '/api/staff/preservation-holds',
  '/api/staff/legal-demands',
  '/api/staff/counsel',
]

const isOfPage = ({ queryKey }: { queryKey: readonly unknown[] }) => renews.some((address) => String(queryKey[0]).startsWith(address))

/**
 * One act of the desk, with the password given again where the server asks for it. Where another desk was first, the page shows
 * what was decided there, and a toast says so: the form that was sent may be gone by then.
 */
export function useAct<C extends AnyCall>(call: C) {
  const cache = useQueryClient()
  const toast = useToast()
  const { run, ...doing } = useChanges(renews, useReauth())
  const send = async (input: Input<C>): Promise<Reply<C> | null> => {
    const done = await run(call, input)
    if (done.ok) return done.reply
    if (done.problem?.status === 409) {
      toast({ title: done.problem.sentence })
      await cache.invalidateQueries({ predicate: isOfPage })
    }
    return null
  }
  return { send, ...doing }
}
