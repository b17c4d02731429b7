import { useQueryClient } from '@tanstack/react-query'
import { useApiQuery } from '#web/api.ts'
import { calls } from '../contract.ts'

/** The address, the factors and what waits; `renew` asks again after something was changed. */
export function useSecurity() {
  const asked = useApiQuery(calls.state, {})
  const client = useQueryClient()
  return { asked, renew: () => client.invalidateQueries({ queryKey: [calls.state.path] }) }
}
