import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type Draft } from '../contract.ts'
import { invalidates } from './invalidates.ts'

/** A draft that is kept: its id, and the words that were kept last. */
interface Kept {
  id: string
  digest: string
}

export interface Start {
  /** A draft that is there already: its id, and the words it began from. */
  draft: Kept | null
  words: Draft
}

/** Keeps what is written as a draft: added the first time, changed after that, and not sent where nothing is new. */
export function useDraft(caseId: string, start: Start) {
  const [draft, setDraft] = useState(start.draft)
  const [kept, setKept] = useState(start.draft ? JSON.stringify(start.words) : '')
  const adding = useMutation(calls.draft, invalidates)
  const changing = useMutation(calls.change, invalidates)
  const save = async (words: Draft): Promise<Kept | null> => {
    const text = JSON.stringify(words)
    if (draft && kept === text) return draft
    const now = draft
      ? await changing
          .send({ params: { case: caseId, version: draft.id }, body: { ...words, was: draft.digest } })
          .then((reply) => reply && { id: draft.id, digest: reply.digest })
      : await adding.send({ params: { case: caseId }, body: words })
    if (!now) return null
    setDraft(now)
    setKept(text)
    return now
  }
  return { save, busy: adding.busy || changing.busy, problem: changing.problem ?? adding.problem }
}
