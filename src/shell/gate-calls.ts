import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from '#accounts/agreements/contract.ts'
import type { User } from '#http/user-contract.ts'
import { api } from '#web/api.ts'
import { userKey } from '#web/user.ts'

const checkKey = [calls.check.path] as const

/** Whether the acknowledgement is due. Without a retry (spec.md section 7). */
export function useCompliance() {
  return useQuery({ queryKey: checkKey, queryFn: ({ signal }) => api(calls.check, {}, { signal }), retry: false })
}

const channelName = 'gates'

/** Tells the other tabs of this browser that a gate was passed; it goes through memory and is stored nowhere. */
function tellOthers() {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel.postMessage('passed')
  channel.close()
}

/** Reads the user and the due gates again, and then everything that was refused at the gate. */
async function refreshGates(client: QueryClient) {
  await Promise.all([client.invalidateQueries({ queryKey: userKey }), client.invalidateQueries({ queryKey: checkKey })])
  void client.resetQueries({ predicate: ({ state }) => state.status === 'error' })
}

/** After the terms were accepted: reads the user again. If that fails, the server has still confirmed the acceptance. */
export async function afterAccepting(client: QueryClient) {
  await refreshGates(client)
  client.setQueryData<User | null>(userKey, (user) => user && { ...user, hasAcceptedTerms: true })
  tellOthers()
}

/** After the acknowledgement: checks again. */
export async function afterAcknowledging(client: QueryClient) {
  await refreshGates(client)
  tellOthers()
}

/** While a gate is due: another tab may pass it, or another device may have by the time the person returns to this tab. */
export function usePassedElsewhere(isDue: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isDue) return
    const again = () => void refreshGates(client)
    const seen = () => document.visibilityState === 'visible' && again()
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
    channel?.addEventListener('message', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      channel?.close()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [client, isDue])
}

const refusedAtGate = /"why":"(?:terms|acknowledgement)"/

/** A call that is refused at a gate shows that one is due by now: then the user and the gates are read again. */
export function useRefusedAtGate() {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !refusedAtGate.test(event.action.error.message)) return
        void client.invalidateQueries({ queryKey: userKey })
        void client.invalidateQueries({ queryKey: checkKey })
      }),
    [client],
  )
}
