import { QueryClient } from '@tanstack/react-query'

const minutes = 60_000

/** spec.md section 8: up to 3 attempts; none more when the message contains a '4', unless it holds 408 or 429. */
export function mayRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false
  if (error.message.includes('408') || error.message.includes('429')) return true
  return !error.message.includes('4')
}

/** The default query policy of spec.md section 9: stale after 5 minutes, cached for 10, 3 attempts. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minutes,
        gcTime: 10 * minutes,
        retry: mayRetry,
        // An error from the server is shown with a button, and not requested again in the background.
        retryOnMount: false,
      },
    },
  })
}
