import { useState } from 'react'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type Draft } from '../contract.ts'
import { invalidates } from './invalidates.ts'

/** A saved draft: its id, and the digest of the version that was saved last. */
interface SavedDraft {
  id: string
  digest: string
}

export interface Start {
  /** An existing draft: its id, and the digest of the version that the user opened. */
  draft: SavedDraft | null
  words: Draft
}

/** Saves a draft: adds it the first time, changes it after that, and sends nothing if nothing changed. */
export function useDraft(caseId: string, start: Start) {
  const [draft, setDraft] = useState(start.draft)
  const [saved, setSaved] = useState(start.draft ? JSON.stringify(start.words) : '')
  const adding = useMutation(calls.draft, invalidates)
  const changing = useMutation(calls.change, invalidates)
  const save = async (words: Draft): Promise<SavedDraft | null> => {
    const text = JSON.stringify(words)
    if (draft && saved === text) return draft
    const now = draft
      ? await changing
          .send({ params: { case: caseId, version: draft.id }, body: { ...words, was: draft.digest } })
          .then((reply) => reply && { id: draft.id, digest: reply.digest })
      : await adding.send({ params: { case: caseId }, body: words })
    if (!now) return null
    setDraft(now)
    setSaved(text)
    return now
  }
  return { save, busy: adding.busy || changing.busy, problem: changing.problem ?? adding.problem }
}
