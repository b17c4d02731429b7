import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's code runs: false on the server and while its HTML is taken over, so for what works with JavaScript alone. */
export function useRuns(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
