import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AnyCall, type Input, type Reply, urlOf } from '#http/contract.ts'
import { api, useApiQuery } from '#web/api.ts'

/** Milliseconds: while a run is under way, and while none is known to be. */
const soon = 2_000
const later = 15_000

/** Reads a call, and goes on reading it by itself: often while something is under way. It is no use of the session. */
export function usePolled<C extends AnyCall>(call: C, input: Input<C>, isBusy: (data: Reply<C>) => boolean) {
  const asked = useApiQuery(call, input)
  const client = useQueryClient()
  const busy = asked.data !== undefined && isBusy(asked.data)
  const url = urlOf(call, input as object)
  const sent = JSON.stringify(input)
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'hidden') return
        api(call, JSON.parse(sent) as Input<C>, { background: true }).then(
          (data) => client.setQueryData([url], data),
          // The next turn may have an answer; what is shown stays.
          () => undefined,
        )
      },
      busy ? soon : later,
    )
    return () => clearInterval(timer)
  }, [busy, call, client, sent, url])
  return asked
}
