import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Flags } from '#map/nav.ts'
import { flagDefaults } from '#map/flags.ts'
import { calls } from './contract.ts'
import { api } from '#web/api.ts'

/** Milliseconds between two looks at whether a flag has changed: an open page shows it within 2 s. */
const lookEvery = 1_500
/** After a look that failed. */
const restFor = 30_000

const flagsKey = [calls.flags.path] as const

/** The flags as they are for this person; the server has put them into the page, and a change comes by itself while the page is seen. */
export function useFlags(): Flags {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: flagsKey,
    queryFn: ({ signal }) => api(calls.flags, {}, { signal, background: true }),
  })
  const { data: seen } = useQuery({
    queryKey: [calls.flagsVersion.path],
    queryFn: ({ signal }) => api(calls.flagsVersion, {}, { signal, background: true }),
    enabled: data !== undefined,
    retry: false,
    // Rests while the page is not seen.
    refetchInterval: ({ state }) => (state.status === 'error' ? restFor : lookEvery),
    staleTime: 0,
  })
  const [known, newest] = [data?.version, seen?.version]
  useEffect(() => {
    if (known !== undefined && newest !== undefined && newest !== known) void client.invalidateQueries({ queryKey: flagsKey, exact: true })
  }, [client, known, newest])
  return data?.flags ?? flagDefaults
}
