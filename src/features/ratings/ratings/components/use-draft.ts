import { useRef, useState } from 'react'
import { blank, type Draft, isAnyWaiting, setAside, waitingDraft } from './draft.ts'
import { guardLeaving } from './guard.ts'

/** The draft of one professional: in the memory of this page, and nowhere else, until it is sent. */
export function useDraft(professional: string, start: Draft = blank) {
  const [draft, setDraft] = useState(() => waitingDraft(professional) ?? start)
  const latest = useRef(draft)
  const put = (next: Draft) => {
    latest.current = next
    setDraft(next)
    setAside(professional, next)
    guardLeaving(isAnyWaiting())
  }
  return { draft, change: (some: Partial<Draft>) => put({ ...latest.current, ...some }), clear: () => put(blank) }
}
