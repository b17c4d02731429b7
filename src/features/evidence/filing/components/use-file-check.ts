import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { groupsOf } from '#domain/filing/reduce.ts'
import { type Reply, urlOf } from '#http/contract.ts'
import { useLive } from '#shell/live.ts'
import { api } from '#web/api.ts'
import { calls } from '../contract.ts'

type Part = Reply<typeof calls.file>

const combine = (results: readonly { data: Part | undefined; isError: boolean; refetch: () => unknown }[]) => ({
  parts: results.flatMap(({ data }) => data ?? []),
  hasFailed: results.some(({ isError, data }) => isError && data === undefined),
  retry: () => results.forEach(({ isError, refetch }) => void (isError && refetch())),
})

/** Checks a file part by part, one after the other, so that what the first pages have is there at once. */
export function useFileCheck(caseId: string, file: string) {
  const [starts, setStarts] = useState([1])
  const params = { case: caseId, file }
  useLive(
    caseId,
    useMemo(() => ({ case: [`/api/cases/${caseId}/files/${file}/filing`] }), [caseId, file]),
  )
  const { parts, hasFailed, retry } = useQueries({
    queries: starts.map((from) => ({
      queryKey: [urlOf(calls.file, { params, query: { from } })],
      queryFn: ({ signal }: { signal: AbortSignal }) => api(calls.file, { params, query: { from } }, { signal }),
    })),
    combine,
  })
  const next = parts.length === starts.length ? (parts.at(-1)?.next ?? null) : null
  if (next !== null && next > starts.at(-1)!) setStarts([...starts, next])
  const groups = useMemo(() => groupsOf(parts.flatMap(({ findings }) => findings)), [parts])
  const left = useMemo(() => [...new Map(parts.flatMap((part) => part.left.map((one) => [one.id, one] as const))).values()], [parts])
  return {
    first: parts[0] ?? null,
    last: parts.at(-1) ?? null,
    unread: parts.flatMap(({ unread }) => unread),
    groups,
    left,
    hasFailed,
    retry,
  }
}
