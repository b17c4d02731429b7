import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** What the server found for the page, by address: the data, or the refusal. */
export type Seeds = Record<string, { data: unknown } | { status: number; body: unknown }>

/** Puts the server's answers into the cache: the same on the server before rendering and in the browser before hydrating. */
export function sow(client: QueryClient, seeds: Seeds) {
  for (const [url, seed] of Object.entries(seeds)) {
    if ('data' in seed) client.setQueryData([url], seed.data)
    else {
      const error = new ApiError(seed.status, JSON.stringify(seed.body))
      client
        .getQueryCache()
        .build(client, { queryKey: [url] })
        .setState({ status: 'error', fetchStatus: 'idle', error, errorUpdatedAt: Date.now(), errorUpdateCount: 1 })
    }
  }
}
