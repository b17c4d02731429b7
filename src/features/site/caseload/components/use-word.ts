import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewer } from '#shell/live.ts'
import { api } from '#web/api.ts'
import { calls } from '../contract.ts'

/** Milliseconds between two looks: a grant that ended is gone within two seconds. */
const lookEvery = 1_500
/** After a look that failed. */
const restFor = 30_000

/**
 * Asks for the list again as soon as there is something else to show. One question for all cases: a browser can't hold a connection open
 * for each of two hundred.
 * @param known the word that came with the list
 */
export function useWord(known: string) {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: [calls.word.path],
    queryFn: ({ signal }) => api(calls.word, {}, { signal, background: true }),
    retry: false,
    // Rests while the page is not seen.
    refetchInterval: ({ state }) => (state.status === 'error' ? restFor : lookEvery),
    staleTime: 0,
  })
  const newest = data?.word
  useEffect(() => {
    if (newest !== undefined && newest !== known) renewer(client)([calls.list.path])
  }, [client, known, newest])
}
