import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Days, windowsOf } from '#domain/timeline/windows.ts'
import { type Reply, urlOf } from '#http/contract.ts'
import { api } from '#web/api.ts'
import { calls, type Mark } from '../contract.ts'
import { partQuery } from './addresses.ts'

type Part = Reply<typeof calls.part>

interface Combined {
  parts: (Part | undefined)[]
  failed: number
  retry: () => void
}

/** The records of a range, the latest first. Its parts are read one after the other, so that the latest are there at once. */
export function useMarks(range: Days, search: URLSearchParams) {
  const windows = windowsOf(range)
  const [asked, setAsked] = useState(1)
  const { parts, failed, retry } = useQueries({
    queries: windows.map((days, index) => ({
      queryKey: [urlOf(calls.part, partQuery(search, days))],
      queryFn: ({ signal }: { signal: AbortSignal }) => api(calls.part, partQuery(search, days), { signal }),
      enabled: index < asked,
    })),
    combine,
  })
  const loaded = parts.findIndex((part) => part === undefined)
  const ready = loaded === -1 ? windows.length : loaded
  // The next one, once those before it are there.
  if (ready >= asked && asked < windows.length) setAsked(ready + 1)
  const marks = useMemo(() => parts.slice(0, ready).flatMap((part) => part!.marks.toReversed()), [parts, ready])
  const cut = useMemo(() => [...new Set(parts.flatMap((part) => part?.cut ?? []))], [parts])
  /** The first day of which the records are here. */
  const since = ready === 0 ? null : windows[ready - 1]!.from
  return { marks, cut, since, isComplete: ready === windows.length, hasFailed: failed > 0, retry }
}

function combine(results: readonly { data: Part | undefined; isError: boolean; refetch: () => unknown }[]): Combined {
  const failed = results.filter(({ isError, data }) => isError && data === undefined)
  return { parts: results.map(({ data }) => data), failed: failed.length, retry: () => failed.forEach(({ refetch }) => void refetch()) }
}

/** Whether a record has all of these words, and is of that side. */
export function matching(side: 'A' | 'B' | null, q: string): (mark: Mark) => boolean {
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean)
  return (mark) =>
    (side === null || mark.side === side) && words.every((word) => `${mark.words} ${mark.more ?? ''}`.toLowerCase().includes(word))
}
