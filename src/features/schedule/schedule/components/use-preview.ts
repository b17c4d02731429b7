import { useEffect, useState } from 'react'
import type { Rule } from '#domain/schedule/types.ts'
import type { Reply } from '#http/contract.ts'
import { api, ApiError } from '#web/api.ts'
import { calls } from '../contract.ts'

/** What is typed settles for so long before it is laid out, in milliseconds. */
const pause = 350

interface Asked {
  caseId: string
  effective: string
  rules: readonly Rule[]
  child: string | null
}

export interface Previewed {
  /** The last that was laid out: it stays until the next one is there. */
  data: Reply<typeof calls.preview> | null
  isBehind: boolean
  problem: string | null
}

/** Lays the builder's rules out as they are changed; what was asked for before is let go. */
export function usePreview({ caseId, effective, rules, child }: Asked): Previewed {
  const asked = JSON.stringify({ effective, rules, child, months: 24 })
  const [latest, setLatest] = useState<{ asked: string; data: Previewed['data']; problem: string | null }>({
    asked: '',
    data: null,
    problem: null,
  })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      api(calls.preview, { params: { case: caseId }, body: JSON.parse(asked) }, { signal: stop.signal }).then(
        (data) => setLatest({ asked, data, problem: null }),
        (error: unknown) => {
          if (stop.signal.aborted) return
          setLatest((before) => ({ ...before, asked, problem: error instanceof ApiError ? (error.sentence ?? '') : '' }))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [caseId, asked])
  return { data: latest.data, isBehind: latest.asked !== asked, problem: latest.problem }
}
